import { Worker } from 'node:worker_threads';
import type { LonLat } from '../../../kernel/value/land/land.ts';
import type { PassageName } from './passages.rules.ts';
import type { SeaRoute } from './sea-route.rules.ts';

type Leg = { readonly from: LonLat; readonly to: LonLat; readonly avoid: readonly PassageName[] };
/** What the thread is given, and what it answers. */
export type LegAsked = Leg & { readonly key: string };
export type LegFound = { readonly key: string; readonly found: SeaRoute | undefined };

/** Ways that were found lately: boards and estimates ask for the same ones again. A way is some kilobytes. */
const KEPT = 500;
/** The world takes some 60 MB: given back when nobody has asked for so long. */
const IDLE_MS = 10 * 60_000;

type Waiting = { readonly answer: (found: SeaRoute | undefined) => void; readonly fail: (error: Error) => void };

const kept = new Map<string, SeaRoute | undefined>();
const waiting = new Map<string, Waiting[]>();
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * The shortest way over water between two places that uses none of the avoided passages; undefined where there is none. Looked for in a
 * thread of its own that knows the world, one way after another.
 */
export function seaWay(leg: Leg): Promise<SeaRoute | undefined> {
  const key = JSON.stringify([leg.from, leg.to, [...leg.avoid].sort()]);
  if (kept.has(key)) {
    const found = kept.get(key);
    kept.delete(key);
    kept.set(key, found);
    return Promise.resolve(found);
  }
  return new Promise((answer, fail) => {
    const others = waiting.get(key);
    if (others) others.push({ answer, fail });
    else {
      waiting.set(key, [{ answer, fail }]);
      threadNow().postMessage({ ...leg, key } satisfies LegAsked);
    }
  });
}

function threadNow(): Worker {
  clearTimeout(idle);
  idle = setTimeout(() => void closeSea(), IDLE_MS).unref();
  if (thread) return thread;
  const started = new Worker(new URL('./sea-thread.server.ts', import.meta.url));
  thread = started;
  // It holds up no process that wants to end.
  started.unref();
  started.on('message', ({ key, found }: LegFound) => {
    kept.set(key, found);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    for (const { answer } of take(key)) answer(found);
  });
  started.on('error', (error: Error) => {
    thread = undefined;
    for (const key of [...waiting.keys()]) for (const { fail } of take(key)) fail(error);
  });
  return started;
}

function take(key: string): readonly Waiting[] {
  const all = waiting.get(key) ?? [];
  waiting.delete(key);
  return all;
}

/** Ends the thread when nobody waits for it. */
async function closeSea(): Promise<void> {
  if (waiting.size > 0 || !thread) return;
  const ended = thread;
  thread = undefined;
  await ended.terminate();
}
