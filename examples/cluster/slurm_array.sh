#!/usr/bin/env bash
# Plays a tournament of Homestretch on a Slurm cluster: an array job, one part a task, and a job that merges the parts.
#
#   TOURNAMENT=big.ron SHARDS=500 OUT=/shared/results examples/cluster/slurm_array.sh --submit
#
# TOURNAMENT  a tournament as RON          SHARDS   how many parts
# OUT         a folder that all nodes see  PROGRAM  the program (homestretch)
# AT_ONCE     parts at once (100)          SBATCH   more words for both sbatch, such as "--account=games"
# RUN_BOTS    yes: parts that go on start the bots that their folders name; without it they are refused
#
# Submitted again with the same words, it plays what is missing. A part that was broken off (its time was up, its node
# went down, it was put back into the queue) goes on where its folder ends.
#
# Without Slurm, by hand: SLURM_ARRAY_TASK_ID=3 TOURNAMENT=… SHARDS=… OUT=… slurm_array.sh, and at last --merge.
#SBATCH --job-name=homestretch
#SBATCH --cpus-per-task=1
#SBATCH --mem=200M
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
# A minute before the time is up the program is asked to stop in good order.
#SBATCH --signal=B:INT@60
set -euo pipefail

: "${TOURNAMENT:?name a tournament as RON}" "${SHARDS:?say how many parts}" "${OUT:?name a folder that all nodes see}"
PROGRAM=${PROGRAM:-homestretch}
RUN_BOTS=${RUN_BOTS:-no}

die() {
  printf '%s\n' "$*" >&2
  exit 1
}

part_folder() { printf '%s/parts/part-%05d-of-%05d' "$OUT" "$1" "$SHARDS"; }

# Submits the array and the job that merges it; the script that runs is this one, with its variables.
submit() {
  local array this=${BASH_SOURCE[0]}
  mkdir -p "$OUT/log"
  export TOURNAMENT SHARDS OUT PROGRAM RUN_BOTS
  # shellcheck disable=SC2086 # the words of SBATCH are separate
  array=$(sbatch --parsable --array="1-$SHARDS%${AT_ONCE:-100}" --output="$OUT/log/part-%a" ${SBATCH:-} "$this")
  # What --parsable prints may end with the name of the cluster.
  array=${array%%;*}
  # shellcheck disable=SC2086
  sbatch --dependency="afterok:$array" --kill-on-invalid-dep=yes --job-name=homestretch-merge \
    --output="$OUT/log/merge" ${SBATCH:-} "$this" --merge
  printf 'Parts: job %s. What is printed lies in %s.\n' "$array" "$OUT/log" >&2
}

# Runs the program and hands a signal on to it: Slurm sends it to this script alone. Stopped before the end of its part,
# the program says so by 130, and the job that merges does not begin.
run_program() {
  local status=0 stopped=no
  "$PROGRAM" arena "$@" &
  trap 'stopped=yes; kill -INT $! 2>/dev/null || true' INT
  wait $! || status=$?
  if [ $stopped = yes ]; then
    # The signal ended that wait; this one is for the program.
    status=0
    wait $! || status=$?
  fi
  return "$status"
}

# Plays a part, or goes on with it. Two tasks must not write into one folder: the second one finds it locked.
play() {
  local part=$1 folder threads=${SLURM_CPUS_PER_TASK:-1} bots=()
  [ "$RUN_BOTS" != yes ] || bots=(--run-bots)
  folder=$(part_folder "$part")
  mkdir -p "$folder"
  exec 9>"$folder.lock"
  flock --nonblock 9 || die "Part $part is being played by another task."
  if [ -s "$folder/blocks.jsonl" ]; then
    cmp -s "$TOURNAMENT" "$folder/asked.ron" || die "$folder was begun with another tournament: name another OUT."
    run_program resume "$folder" ${bots[@]+"${bots[@]}"} --threads "$threads"
  else
    cp "$TOURNAMENT" "$folder/asked.ron"
    run_program run "$TOURNAMENT" --shard "$part/$SHARDS" --out "$folder" --threads "$threads"
  fi
}

# Merges into a folder that gets its name when it is whole. A part that is not finished is named, and nothing is lost.
merge() {
  local part parts=()
  [ ! -e "$OUT/whole" ] || exec "$PROGRAM" arena report "$OUT/whole"
  for ((part = 1; part <= SHARDS; part++)); do
    parts+=("$(part_folder "$part")")
  done
  # Merging opens every part at once.
  ulimit -Sn "$(ulimit -Hn)" || true
  new=$OUT/whole.$$
  trap 'rm -rf "$new"' EXIT
  "$PROGRAM" arena merge "$new" "${parts[@]}"
  mv "$new" "$OUT/whole"
}

case ${1:-} in
  --submit) submit ;;
  --merge) merge ;;
  '') play "${SLURM_ARRAY_TASK_ID:?this is a task of an array: submit it with --submit}" ;;
  *) die "«$1» is not understood: --submit, --merge, or nothing within an array" ;;
esac
