import { defineSinglePort } from '../ports.ts';
import type { Text } from '../text.ts';
import type { Ctx } from './context.ts';
import { answerOf } from './ports.ts';

/** A message to people. */
export type Notification = {
  /** User ids; doubles, closed accounts and the system itself are left out. */
  to: readonly number[];
  /** A name of `Module.messageKinds`. */
  kind: string;
  title: Text;
  text?: Text;
  /** A path of the product that opens what it is about. */
  link?: string;
  resource?: string;
  recordId?: number;
  /** Told once to each person, however often it is said again. */
  key?: string;
};

/** What the kernel asks of the domain that brings messages to people. */
export const messenger = defineSinglePort<{
  /** Answers how many it reached who had not been told before. */
  notify(message: Notification): number;
  /** Many of one kind, in as many statements as one takes. */
  notifyEach(kind: string, messages: readonly Omit<Notification, 'kind'>[]): number;
}>('kernel.messenger');

/**
 * Sends a message to people, each by the ways they chose, in the transaction of what it tells of. Answers how many it reached who had
 * not been told before.
 */
export async function notify(ctx: Ctx, message: Notification): Promise<number> {
  return (await answerOf(ctx, messenger)?.notify(ctx, message)) ?? 0;
}

/** The same for many messages of one kind, such as one for each record that is due; their statements do not grow with them. */
export async function notifyEach(
  ctx: Ctx,
  kind: string,
  messages: readonly Omit<Notification, 'kind'>[],
): Promise<number> {
  if (messages.length === 0) return 0;
  return (await answerOf(ctx, messenger)?.notifyEach(ctx, kind, messages)) ?? 0;
}
