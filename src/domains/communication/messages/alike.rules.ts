import type { MessageView } from './message.calls.ts';

/** From so many on, messages of one kind stand as one line. */
const LEAST = 3;
/** Messages further apart are of different occasions. */
const APART_MS = 10 * 60_000;

/** A message and those of its kind that came right before it, on the same occasion; alone it has none. */
export type Alike = { readonly head: MessageView; readonly others: readonly MessageView[] };

/**
 * Neighbours of one kind, all read or all unread and no two further apart than ten minutes, become one; in the order given, newest
 * first. Nothing is left out: heads and others together are the messages given.
 */
export function alike(messages: readonly MessageView[]): Alike[] {
  const runs: MessageView[][] = [];
  for (const message of messages) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && sameOccasion(last, message)) run.push(message);
    else runs.push([message]);
  }
  return runs.flatMap(([head, ...others]) =>
    others.length + 1 < LEAST
      ? [head!, ...others].map((one) => ({ head: one, others: [] }))
      : [{ head: head!, others }],
  );
}

const sameOccasion = (one: MessageView, other: MessageView): boolean =>
  one.kind === other.kind &&
  (one.readAt === null) === (other.readAt === null) &&
  Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt)) <= APART_MS;
