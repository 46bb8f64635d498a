// A shake of the phone, for whoever has switched that on: two strong jerks soon after one another.

import { isStill } from "./parts.js";

/** In m/s² beyond standing still; in milliseconds. */
const STRONG = 12, SOON = 600, APART = 80, REST = 1200;
const GRAVITY = 9.81;

/** Whether this browser can tell of it: on pages that came over TLS, or from this machine. */
export const shakes = () => isSecureContext && "DeviceMotionEvent" in globalThis && !isStill();

/** Calls `shaken` at each shake until it is switched off. */
export class Shake {
  constructor(shaken) {
    Object.assign(this, { shaken, on: false, last: -Infinity, rests: 0 });
    this.feel = this.feel.bind(this);
  }

  /** Switches it on or off. Some browsers ask first: whether it is as was wished. */
  async toggle() {
    if (!this.on && await DeviceMotionEvent.requestPermission?.().catch(() => "denied") === "denied") return false;
    this.on = !this.on;
    if (this.on) addEventListener("devicemotion", this.feel);
    else removeEventListener("devicemotion", this.feel);
    return true;
  }

  feel({ acceleration, accelerationIncludingGravity, timeStamp }) {
    const pure = acceleration?.x ?? null, felt = pure === null ? accelerationIncludingGravity : acceleration;
    if (!felt || isStill()) return;
    const strength = Math.abs(Math.hypot(felt.x, felt.y, felt.z) - (pure === null ? GRAVITY : 0));
    if (strength < STRONG || timeStamp < this.rests) return;
    const since = timeStamp - this.last;
    if (since < APART) return;
    this.last = timeStamp;
    if (since > SOON) return;
    this.rests = timeStamp + REST;
    this.shaken();
  }
}
