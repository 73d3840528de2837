import type { Ctx } from '../../../kernel/server/context.ts';

/**
 * Holds all counters of the ships of these, in one order: what follows from a reading of one writes what reports propose for the others,
 * so that two who read different counters of a ship wait for each other here, and never later.
 */
export async function holdCounters(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.db.query({
    name: 'maintenance-hold-counters-of-ships',
    text: `select c.id from maintenance_counter c
      where c.ship_id in (select o.ship_id from maintenance_counter o where o.id = any($1::bigint[])) order by c.id for update`,
    values: [ids],
  });
}

/** The same for the counter of a reading. */
export async function holdCounterOf(ctx: Ctx, readingId: number): Promise<void> {
  await ctx.db.query({
    name: 'maintenance-hold-counters-of-reading',
    text: `select c.id from maintenance_counter c where c.ship_id = (select o.ship_id from maintenance_counter o
      where o.id = (select r.counter_id from maintenance_running_hour_reading r where r.id = $1)) order by c.id for update`,
    values: [readingId],
  });
}

/** The same for a ship. */
export async function holdCountersOfShip(ctx: Ctx, shipId: number): Promise<void> {
  await ctx.db.query({
    name: 'maintenance-hold-counters-of-ship',
    text: 'select c.id from maintenance_counter c where c.ship_id = $1 order by c.id for update',
    values: [shipId],
  });
}
