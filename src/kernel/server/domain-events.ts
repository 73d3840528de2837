import { AppError } from '../errors.ts';
import type { DomainEvent } from '../ports.ts';
import type { Ctx } from './context.ts';
import type { Holder } from './declared.ts';
import { enqueue, type Job } from './jobs/jobs.ts';

type Told<E> = E extends DomainEvent<infer T> ? T : never;
type Handler<E> = (ctx: Ctx, told: Told<E>) => Promise<void>;

/** Who hears of an event: in its transaction, or, with a name, by a job that is asked for in it. */
export type Hearer = {
  readonly event: DomainEvent;
  readonly later?: { readonly name: string; readonly reason: string };
  readonly handler: (ctx: Ctx, told: never) => Promise<void>;
};

/** For `Module.hears`: runs in the transaction of the act, as whoever acts. What it throws undoes the act. */
export const hear = <E extends DomainEvent>(event: E, handler: Handler<E>): Hearer => ({ event, handler });

/**
 * For `Module.hears`: runs after the commit in a transaction of its own, in the system's name, at least once: a second time does no
 * harm. `name` tells it from others, such as `purchasing.replenish-lubes`, and never changes while a job may wait; `reason` stands in
 * the history.
 */
export const hearLater = <E extends DomainEvent>(
  event: E,
  later: { readonly name: string; readonly reason: string },
  handler: Handler<E>,
): Hearer => ({ event, later, handler });

/** Tells of an event in the transaction of the act that made it: what is told is plain JSON. */
export async function raise<E extends DomainEvent>(ctx: Ctx, event: E, told: Told<E>): Promise<void> {
  for (const { later, handler } of ctx.db.declared.hears.get(event.name) ?? []) {
    if (later) await enqueue(ctx, HEAR_LATER, { event: event.name, by: later.name, told });
    else await handler(ctx, told as never).catch((error: unknown) => refuse(event, error));
  }
}

/** Only what the links of the domains let refuse may: another's refusal is a mistake of the code, and is told as one. */
function refuse(event: DomainEvent, error: unknown): never {
  if (event.mayRefuse || !(error instanceof AppError)) throw error;
  throw new Error(`${event.name} was refused by one who hears of it, which may not: ${error.message}`, {
    cause: error,
  });
}

export const HEAR_LATER = 'kernel.hear';

export const hearLaterJob: Job = {
  label: { zh: '处理业务事件', en: 'Act on what happened' },
  run: async ({ app, transaction }, { event, by, told }: { event: string; by: string; told: object }) => {
    const hearer = hearerNamed(app, event, by);
    // Its module may be gone since.
    if (hearer) await transaction(hearer.later!.reason, (ctx) => hearer.handler(ctx, told as never));
  },
};

const hearerNamed = ({ db }: Holder, event: string, by: string): Hearer | undefined =>
  db.declared.hears.get(event)?.find(({ later }) => later?.name === by);
