import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, eq, orZero, round } from '../../../kernel/value/decimal.ts';
import { type EngineHours, engineHoursAfter } from '../../voyage/public.server.ts';
import { type CounterRow, counter } from './counter.resource.ts';
import { type ReadingRow, runningHourReading } from './reading.resource.ts';
import { type Proposed, proposedReading, toldHours } from './report-hours.rules.ts';

const counters = recordsOf(counter);
const readings = recordsOf(runningHourReading);

/** The confirmed reports since the first of these counters was read last. */
async function reportsSince(ctx: Ctx, shipId: number, told: readonly CounterRow[]): Promise<readonly EngineHours[]> {
  const times = told.flatMap(({ lastReadTime }) => (lastReadTime === null ? [] : [Date.parse(lastReadTime)]));
  return times.length === 0 ? [] : engineHoursAfter(ctx, shipId, new Date(Math.min(...times)).toISOString());
}

/** What reports propose, by counter; generators have their usual parts in what all of them ran. */
function proposals(told: readonly CounterRow[], reports: readonly EngineHours[]): ReadonlyMap<number, Proposed> {
  const kinds = Map.groupBy(told, ({ engineHours }) => engineHours);
  return new Map(
    told.flatMap((one) => {
      const { id, engineHours, lastReading, lastReadTime } = one;
      if (engineHours === null || lastReading === null || lastReadTime === null) return [];
      const alike = kinds.get(engineHours) ?? [];
      const averages = alike.map(({ averageDaily }) => orZero(averageDaily));
      const hours = toldHours(reports, { engine: engineHours, averages, at: alike.indexOf(one) });
      const proposed = proposedReading(hours, { lastReading, lastReadTime });
      return proposed ? [[id, proposed] as const] : [];
    }),
  );
}

const isSame = (one: Pick<ReadingRow, 'readTime' | 'reading'>, other: Proposed): boolean =>
  Date.parse(one.readTime) === Date.parse(other.readTime) && eq(one.reading, other.reading);

/**
 * Makes what waits to be confirmed of a ship's counters equal to what her confirmed reports say since each was read last: one proposal a
 * counter at most, which follows as reports are confirmed, corrected and opened again, as a meter is replaced and a counter is stopped or
 * told of other hours, and goes where none says anything any more. What was refused is not proposed a second time; a reading that counts
 * stays whatever becomes of its report. Run twice it changes nothing. All counters of the ship are held: whoever holds one of them
 * before holds them all (`holdCounters`).
 */
export async function followReports(given: Ctx, shipId: number): Promise<void> {
  const ctx = asSystem(given, '动态报运行小时');
  const all = await counters.find(ctx, { shipId }, { lock: true });
  if (all.length === 0) return;
  const told = all.filter(({ counterStatus, engineHours }) => counterStatus === 'IN_USE' && engineHours !== null);
  const known = await readings.find(ctx, {
    counterId: all.map(({ id }) => id),
    source: 'NOON_REPORT',
    corrects: null,
    readingStatus: ['PROPOSED', 'REFUSED'],
  });
  const proposedFor = proposals(told, await reportsSince(ctx, shipId, told));
  const byCounter = Map.groupBy(known, ({ counterId }) => counterId);
  const made: { one: CounterRow; proposed: Proposed; total: Decimal }[] = [];
  for (const one of all) {
    const proposed = proposedFor.get(one.id);
    const own = byCounter.get(one.id) ?? [];
    const waiting = own.find(({ readingStatus }) => readingStatus === 'PROPOSED');
    const refused = own.some((row) => row.readingStatus === 'REFUSED' && proposed && isSame(row, proposed));
    if (!proposed || refused) {
      if (waiting) await readings.remove(ctx, waiting.id, waiting.version);
      continue;
    }
    const total = round(add(proposed.reading, orZero(one.meterOffset)), 1);
    if (!waiting) made.push({ one, proposed, total });
    else if (!isSame(waiting, proposed) || !eq(waiting.total, total)) {
      const { readTime, reading } = proposed;
      await readings.patch(ctx, waiting.id, { readTime, reading, total }, { action: 'followed' });
    }
  }
  await readings.createMany(
    ctx,
    made.map(({ one, proposed: { readTime, reading }, total }) => ({
      draft: { counterId: one.id, readTime, reading, source: 'NOON_REPORT' },
      server: { shipId, total, readingStatus: 'PROPOSED' },
    })),
  );
}
