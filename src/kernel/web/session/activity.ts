import { serverNow } from '../server-clock.ts';

/** Windows of one browser share a sign-in: what is done in one keeps it alive for all. */
const SHARED = 'fairway-active';
const SHARE_EVERY_MS = 5_000;
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let last = serverNow();
let shared = 0;

function acted(): void {
  last = serverNow();
  if (last - shared < SHARE_EVERY_MS) return;
  shared = last;
  try {
    localStorage.setItem(SHARED, String(last));
  } catch {
    // A browser that keeps nothing has this window alone.
  }
}

for (const act of ACTS) addEventListener(act, acted, { passive: true, capture: true });

/** Whole seconds since somebody last did something in any window of this browser. */
export function idleSeconds(): number {
  const elsewhere = Number(localStorage.getItem(SHARED)) || 0;
  const now = serverNow();
  return Math.max(0, Math.floor((now - Math.min(now, Math.max(last, elsewhere))) / 1000));
}
