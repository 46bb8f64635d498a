"""Adds the program to the wheel, where `scripts/wheel` has laid it into bin; all else stands in pyproject.toml."""

import sysconfig
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel

PROGRAMS = [str(path) for path in sorted(Path("bin").glob("homestretch*"))]


class Wheel(bdist_wheel):
    """A wheel for any Python 3, but with a program for one kind of machine."""

    def get_tag(self):
        return ("py3", "none", sysconfig.get_platform().replace("-", "_").replace(".", "_"))


class WithProgram(Distribution):
    """What is not for every machine."""

    def has_ext_modules(self):
        return True


if PROGRAMS:
    folder = Path(sysconfig.get_path("scripts")).name
    setup(cmdclass={"bdist_wheel": Wheel}, distclass=WithProgram, data_files=[(folder, PROGRAMS)])
else:
    setup()
