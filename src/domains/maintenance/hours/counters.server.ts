import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { renewShips } from '../jobs/renew-due.server.ts';
import { AVERAGE_DAYS, averageDaily } from './hours.rules.ts';

type Counted = {
  id: number;
  shipId: number;
  unit: string;
  defaultDaily: Decimal;
  readTime: string | null;
  reading: Decimal | null;
  total: Decimal | null;
};

/**
 * Writes what counters show, their totals and averages, as their valid readings say, and when the jobs of their ships fall due by that.
 * The readings of 90 days before the last one count.
 */
export async function renewCounters(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const rows = await ctx.db.query<Counted>({
    name: 'maintenance-counted',
    text: `select c.id, c.ship_id as "shipId", c.unit, c.default_daily as "defaultDaily", r.read_time as "readTime", r.reading, r.total
           from maintenance_counter c
           left join lateral (select max(l.read_time) as at from maintenance_running_hour_reading l
             where l.counter_id = c.id and l.reading_status = 'VALID' and l.deleted_at is null) last on true
           left join maintenance_running_hour_reading r on r.counter_id = c.id and r.reading_status = 'VALID'
             and r.deleted_at is null and r.read_time >= last.at - make_interval(days => $2)
           where c.id = any($1::bigint[]) order by c.id, r.read_time, r.id`,
    values: [ids, AVERAGE_DAYS],
  });
  const byCounter = [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => {
    const readings = found.flatMap(({ readTime, total }) => (readTime && total ? [{ readTime, total }] : []));
    const { unit, defaultDaily, readTime, reading, total } = found.at(-1)!;
    return { id, readTime, reading, total, average: averageDaily(readings, defaultDaily, unit === 'H') };
  });
  await ctx.db.query({
    name: 'maintenance-write-counters',
    text: `update maintenance_counter c set last_reading = v.reading, last_read_time = v.at, current_total = v.total,
             meter_offset = coalesce(v.total - v.reading, 0), average_daily = v.average
           from unnest($1::bigint[], $2::numeric[], $3::timestamptz[], $4::numeric[], $5::numeric[])
             as v(id, reading, at, total, average)
           where c.id = v.id`,
    values: [
      byCounter.map(({ id }) => id),
      byCounter.map(({ reading }) => reading),
      byCounter.map(({ readTime }) => readTime),
      byCounter.map(({ total }) => total),
      byCounter.map(({ average }) => average),
    ],
  });
  await renewShips(ctx, [...new Set(rows.map(({ shipId }) => shipId))]);
}
