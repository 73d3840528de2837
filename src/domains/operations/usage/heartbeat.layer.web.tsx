import { useEffect } from 'react';
import { request } from '../../../kernel/web/request.ts';
import type { ShellLayer } from '../../../shell/shell-layer.ts';
import { isUsed } from './count-usage.rules.ts';
import { heartbeat } from './usage.calls.ts';

const TICK_MS = 5_000;
/** At most one heartbeat a minute. */
const SEND_S = 60;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Counts the seconds in which the page is in sight and used, and tells the server once a minute of them. */
function Heartbeat() {
  useEffect(() => {
    let lastTouch = performance.now();
    let seconds = 0;
    const touched = () => {
      lastTouch = performance.now();
    };
    const tick = () => {
      if (!isUsed({ visible: document.visibilityState === 'visible', lastTouch, now: performance.now() })) return;
      seconds += TICK_MS / 1000;
      if (seconds < SEND_S) return;
      const body = { seconds };
      seconds = 0;
      // What is lost on the way is lost: use is counted, not billed.
      request(heartbeat.method, heartbeat.path, { body, quiet: true }).catch(() => undefined);
    };
    const timer = setInterval(tick, TICK_MS);
    for (const touch of TOUCHES) window.addEventListener(touch, touched, { passive: true });
    return () => {
      clearInterval(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, touched);
    };
  }, []);
  return null;
}

export const shellLayers: readonly ShellLayer[] = [{ key: 'system.heartbeat', sort: 100, Layer: Heartbeat }];
