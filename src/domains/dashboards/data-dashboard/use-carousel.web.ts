import { useEffect, useRef, useState } from 'react';

/** How long each stands, and how long a touch holds the carousel up. */
const EVERY_MS = 12_000;
const PAUSE_MS = 60_000;

/** `next` is called in turn while the carousel is on; a touch, a key or the wheel pauses it for a minute. Answers whether it pauses. */
export function useCarousel(on: boolean, next: () => void): boolean {
  const [pausedUntil, setPausedUntil] = useState(0);
  const step = useRef(next);
  step.current = next;
  useEffect(() => {
    if (!on) return;
    const hold = () => setPausedUntil(performance.now() + PAUSE_MS);
    const events = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const name of events) window.addEventListener(name, hold, { passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, hold);
      setPausedUntil(0);
    };
  }, [on]);
  useEffect(() => {
    if (!on) return;
    if (pausedUntil > 0) {
      const timer = setTimeout(() => setPausedUntil(0), Math.max(0, pausedUntil - performance.now()));
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => step.current(), EVERY_MS);
    return () => clearInterval(timer);
  }, [on, pausedUntil]);
  return on && pausedUntil > 0;
}
