import { setImmediate as nextTurn } from 'node:timers/promises';

/** Others wait so long at most while something long is worked out. */
const BREATH_MS = 20;

/** For a loop over much: asked at each step, it lets other calls be answered whenever it is their turn. */
export function breathing(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since <= BREATH_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
