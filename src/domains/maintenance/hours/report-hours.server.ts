import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, eq, orZero, round } from '../../../kernel/value/decimal.ts';
import { engineHoursAfter } from '../../voyage/public.server.ts';
import { type CounterRow, counter } from './counter.resource.ts';
import { ENGINE_KEYS } from './hours.text.ts';
import { type ReadingRow, runningHourReading } from './reading.resource.ts';
import { type LastRead, type Proposed, proposedReading, sharesOf } from './report-hours.rules.ts';

const counters = recordsOf(counter);
const readings = recordsOf(runningHourReading);

/** Counters that were read, as reports go on from there: generators have their usual parts in what all of them ran. */
function lastReads(found: readonly CounterRow[]): ReadonlyMap<number, LastRead> {
  const generators = found.filter(({ engineHours }) => engineHours === 'GENERATORS');
  const parts = sharesOf(generators.map(({ averageDaily }) => orZero(averageDaily)));
  const shares = new Map(generators.map(({ id }, i) => [id, parts[i] ?? '0']));
  return new Map(
    found.flatMap(({ id, engineHours, lastReading, lastReadTime }) =>
      engineHours && lastReading !== null && lastReadTime !== null
        ? [[id, { engine: engineHours, lastReading, lastReadTime, share: shares.get(id) ?? '1' }] as const]
        : [],
    ),
  );
}

const isSame = (one: Pick<ReadingRow, 'readTime' | 'reading'>, other: Proposed): boolean =>
  Date.parse(one.readTime) === Date.parse(other.readTime) && eq(one.reading, other.reading);

/**
 * Makes what waits to be confirmed of a ship's counters equal to what her confirmed reports say since each was read last: one proposal a
 * counter at most, which follows as reports are confirmed, corrected and opened again, and goes where none says anything any more. What
 * was refused is not proposed a second time; a reading that counts stays whatever becomes of its report. Run twice it changes nothing.
 */
export async function followReports(given: Ctx, shipId: number): Promise<void> {
  const ctx = asSystem(given, '动态报运行小时');
  const found = await counters.find(
    ctx,
    { shipId, counterStatus: ['IN_USE'], engineHours: ENGINE_KEYS },
    { lock: true },
  );
  if (found.length === 0) return;
  const reads = lastReads(found);
  const since = [...reads.values()].map(({ lastReadTime }) => lastReadTime).toSorted()[0];
  const reports = since === undefined ? [] : await engineHoursAfter(ctx, shipId, since);
  const told = await readings.find(ctx, {
    counterId: found.map(({ id }) => id),
    source: 'NOON_REPORT',
    corrects: null,
    readingStatus: ['PROPOSED', 'REFUSED'],
  });
  const byCounter = Map.groupBy(told, ({ counterId }) => counterId);
  const made: { one: CounterRow; proposed: Proposed; total: Decimal }[] = [];
  for (const one of found) {
    const read = reads.get(one.id);
    const proposed = read && proposedReading(reports, read);
    const own = byCounter.get(one.id) ?? [];
    const waiting = own.find(({ readingStatus }) => readingStatus === 'PROPOSED');
    const refused = own.some((row) => row.readingStatus === 'REFUSED' && proposed && isSame(row, proposed));
    if (!proposed || refused) {
      if (waiting) await readings.remove(ctx, waiting.id, waiting.version);
      continue;
    }
    const total = round(add(proposed.reading, orZero(one.meterOffset)), 1);
    if (!waiting) made.push({ one, proposed, total });
    else if (!isSame(waiting, proposed)) {
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
