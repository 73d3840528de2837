import type { Method } from '../../route.ts';

/** A write that waits for the line. `key` is its Idempotency-Key from the first try on, so that it happens once however often it is sent. */
export type Unsent = {
  readonly key: string;
  readonly method: Method;
  readonly path: string;
  readonly body: unknown;
  /** In the user's words: 正午报 海岳先锋. */
  readonly title: string;
  readonly at: string;
  /** What it was made of, to be put right and sent again: the draft that its form takes up. */
  readonly draft?: { readonly name: string; readonly path: string; readonly content: unknown };
  /** Why the server will not take it as it is; it stays until somebody puts it right or drops it. */
  readonly refused?: string;
};

/** What an answer means for what was sent. No answer at all has status 0. */
export type Outcome = 'sent' | 'refused' | 'signIn' | 'later' | 'noLine';

export function outcomeOf(status: number): Outcome {
  if (status === 0) return 'noLine';
  if (status >= 200 && status < 300) return 'sent';
  if (status === 401) return 'signIn';
  // Too many, or the server is in trouble: nothing is wrong with what was sent. Another try with the same key is still under way: 409 never is.
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'later';
  return 'refused';
}

/** Whether those behind it may be tried after such an answer. */
export const goesOnAfter = (outcome: Outcome): boolean => outcome === 'sent' || outcome === 'refused';

/**
 * Milliseconds that a first try may take before what was written is put by, and the person is free: a line that hangs holds nobody. Once
 * the line is known to be down, sooner.
 */
export const FIRST_TRY = { up: 15_000, down: 6000 };

/** Milliseconds that a later try may take, after so many that came to nothing: a slow line gets ever more of it, at most 5 min. */
export const patienceAfter = (tries: number): number => Math.min(30_000 * 2 ** Math.min(tries, 10), 300_000);

/** Milliseconds until the next try by itself, after so many that came to nothing: 15 s, then longer, at most 5 min. */
export const pauseAfter = (tries: number): number => Math.min(15_000 * 2 ** Math.min(tries, 10), 300_000);
