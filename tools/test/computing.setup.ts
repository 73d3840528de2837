import { afterAll, type TaskMeta } from 'vitest';
import { computedBelowMs, computedMs } from './computing.ts';
import { keepLeft } from './left-running.ts';

declare module 'vitest' {
  // vitest asks for an interface to be extended here
  interface TaskMeta {
    /** What the process of a test file computed while the file ran, with the processes that it started and that ended. */
    computedMs?: number;
  }
}

// Runs before each file is imported; what is registered first ends last.
const begun = computedMs();

function keep(_: object, { meta }: { meta: TaskMeta }): void {
  const now = computedMs();
  if (begun === undefined || now === undefined) return;
  meta.computedMs = now - begun;
  keepLeft(computedBelowMs());
}

// vitest takes the names of a hook's first parameter for fixtures; a bound function shows it none.
afterAll(keep.bind(undefined));
