import { noteLine } from '../offline/line-state.ts';
import { platform } from '../platform.ts';
import { token } from '../session/token.ts';
import { createLine } from './line.ts';

/** Whoever signs out here hears of it on the line too, a moment before the page is left. */
const LEAVING_MS = 1_500;

const line = createLine({
  open: () => new WebSocket(new URL('/api/live', location.href.replace(/^http/, 'ws'))),
  token,
  // Not all browsers of an office at the same moment when a server starts again.
  waitMs: (tries) => Math.min(30_000, 500 * 2 ** tries) * (0.75 + Math.random() / 2),
  // What waits to be sent goes now.
  onReady: () => noteLine(true),
  onSessionEnd: () => {
    const ended = token();
    setTimeout(() => {
      // The call learns the same and asks for the sign-in; once it succeeds the line may come back.
      if (ended && token() === ended)
        platform()
          .askWhoIsThere()
          .then(line.retry, () => whenChanged(ended));
      else line.retry();
    }, LEAVING_MS);
  },
});

/** Who chose to stay on the page signs in with a later call. */
function whenChanged(ended: string): void {
  const look = setInterval(() => {
    if (token() === ended) return;
    clearInterval(look);
    line.retry();
  }, 5_000);
}

addEventListener('online', () => line.retry());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && token()) line.retry();
});

/**
 * Hears what the server tells this person under a topic (`tell` on the server), until the answered function is called. What was told
 * while the line was down comes when it is back; nothing comes twice. Whoever shows what it read names with `ask` how it is read anew: what
 * changed before the line first stood is told to nobody.
 */
export const onLive = line.on;
