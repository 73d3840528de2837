import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, orZero, round } from '../../../kernel/value/decimal.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { type CounterRow, counter } from './counter.resource.ts';
import { renewCounters } from './counters.server.ts';
import { holdCounters } from './hold-counters.server.ts';
import { judgeReading, type Standing, type Verdict } from './hours.rules.ts';
import { type ReadingSource, HOURS_TEXT as TEXT } from './hours.text.ts';
import { runningHourReading } from './reading.resource.ts';
import { followReports } from './report-hours.server.ts';

const counters = recordsOf(counter);
const equipments = recordsOf(equipment);
const readings = recordsOf(runningHourReading);

export type NewReading = {
  readonly counterId: number;
  readonly readTime: string;
  readonly value: Decimal;
  /** Why it is so, where it is doubted. */
  readonly confirmReason?: string | null;
};

type Options = {
  readonly source?: ReadingSource;
  /** The fields of a row by which a refusal names them. */
  readonly at?: (i: number, field: 'counterId' | 'readTime' | 'value' | 'confirmReason') => string;
};

const byRow = (i: number, field: string): string => `rows.${i}.${field}`;

/** By what a reading of a counter is judged. */
export const standingOf = (
  { lastReadTime, currentTotal, averageDaily, unit }: CounterRow,
  useStatus: string | undefined,
): Standing => ({
  previous: lastReadTime && currentTotal ? { readTime: lastReadTime, total: currentTotal } : undefined,
  averageDaily: orZero(averageDaily),
  inHours: unit === 'H',
  inUse: useStatus === 'IN_USE',
});

/** Counters held with all of their ships, by their numbers, with the use of their machines; what is stopped or another ship's is not among them. */
export async function heldCounters(ctx: Ctx, ids: readonly number[]) {
  await holdCounters(ctx, ids);
  const found = await counters.find(ctx, { id: [...ids], counterStatus: ['IN_USE'] }, { lock: true });
  const machines = await equipments.find(
    ctx,
    { id: [...new Set(found.map(({ equipmentId }) => equipmentId))] },
    { only: ['useStatus'] },
  );
  const uses = new Map(machines.map(({ id, useStatus }) => [id, useStatus]));
  return new Map(found.map((one) => [one.id, { counter: one, useStatus: uses.get(one.equipmentId) }]));
}

/** Saves readings, all or none: what cannot be true is refused at its field, what is doubted at its reason. Answers their numbers. */
export async function saveReadings(
  ctx: Ctx,
  rows: readonly NewReading[],
  { source = 'MANUAL', at = byRow }: Options = {},
): Promise<number[]> {
  const known = await heldCounters(
    ctx,
    rows.map(({ counterId }) => counterId),
  );
  const errors: FieldError[] = [];
  const seen = new Set<number>();
  const drafts = rows.map((row, i) => {
    const found = known.get(row.counterId);
    if (!found || seen.has(row.counterId)) {
      errors.push({ field: at(i, 'counterId'), message: found ? TEXT.twice : TEXT.noWay });
      return undefined;
    }
    seen.add(row.counterId);
    const total = round(add(row.value, orZero(found.counter.meterOffset)), 1);
    const judged = judgeReading({ readTime: row.readTime, total }, standingOf(found.counter, found.useStatus), ctx.now);
    errors.push(...refusals(judged, row, (field) => at(i, field)));
    return {
      draft: {
        counterId: row.counterId,
        readTime: row.readTime,
        reading: row.value,
        source,
        reason: row.confirmReason ?? null,
      },
      server: { shipId: found.counter.shipId, total },
    };
  });
  if (errors.length > 0) throw invalid(errors);
  const ids = await readings.createMany(
    ctx,
    drafts.filter((one) => one !== undefined),
  );
  await renewCounters(ctx, [...seen]);
  const told = [...known.values()].filter(({ counter: { engineHours } }) => engineHours !== null);
  for (const shipId of new Set(told.map(({ counter: one }) => one.shipId))) await followReports(ctx, shipId);
  return ids;
}

/** What is told of a reading that cannot be true, or is doubted and nobody says why. */
export function refusals(
  judged: Verdict,
  { confirmReason }: Pick<NewReading, 'confirmReason'>,
  at: (field: 'readTime' | 'value' | 'confirmReason') => string,
): FieldError[] {
  if (judged.verdict === 'ok') return [];
  const { verdict, field, message } = judged;
  if (verdict === 'error') return [{ field: at(field === 'reading' ? 'value' : field), message, code: 'REFUSED' }];
  if (confirmReason?.trim()) return [];
  const { zh, en } = TEXT.say;
  return [
    {
      field: at('confirmReason'),
      message: { zh: `${message.zh}，${zh}`, en: `${message.en}: ${en.toLowerCase()}` },
      code: 'CONFIRM',
    },
  ];
}
