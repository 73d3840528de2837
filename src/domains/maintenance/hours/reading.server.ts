import { AppError, invalid } from '../../../kernel/errors.ts';
import { validated } from '../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { add, gt, lt, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { renewCounters } from './counters.server.ts';
import { holdCounterOf } from './hold-counters.server.ts';
import { readingBatchCall } from './hours.calls.ts';
import { judgeReading, type Reading } from './hours.rules.ts';
import { HOURS_TEXT as TEXT } from './hours.text.ts';
import { readingFlow } from './reading.flow.ts';
import { type ReadingRow, runningHourReading } from './reading.resource.ts';
import { followReports } from './report-hours.server.ts';
import { heldCounters, refusals, saveReadings, standingOf } from './save-readings.server.ts';

const readings = recordsOf(runningHourReading);

const NAMES = { counterId: 'counterId', readTime: 'readTime', value: 'reading', confirmReason: 'reason' } as const;

/** One reading by its form: judged like those of the grid. */
async function create(ctx: Ctx, draft: Record<string, unknown>): Promise<ReadingRow> {
  const { values, errors } = validated(runningHourReading, withDefaults(runningHourReading, draft));
  const { counterId, readTime, reading, reason } = values;
  if (errors.length > 0 || !counterId || !readTime || !reading) throw invalid(errors);
  const [id = 0] = await saveReadings(ctx, [{ counterId, readTime, value: reading, confirmReason: reason }], {
    at: (_, field) => NAMES[field],
  });
  return readings.get(ctx, id);
}

type Around = { before: Reading | undefined; after: Reading | undefined };

/** The valid readings before and after another one. */
async function around(ctx: Ctx, { id, counterId, readTime }: ReadingRow): Promise<Around> {
  const rows = await ctx.db.query<Reading & { earlier: boolean }>({
    name: 'maintenance-readings-around',
    text: `(select read_time as "readTime", total, true as earlier from maintenance_running_hour_reading
             where counter_id = $1 and reading_status = 'VALID' and deleted_at is null and (read_time, id) < ($2, $3)
             order by read_time desc, id desc limit 1)
           union all
           (select read_time, total, false from maintenance_running_hour_reading
             where counter_id = $1 and reading_status = 'VALID' and deleted_at is null and (read_time, id) > ($2, $3)
             order by read_time, id limit 1)`,
    values: [counterId, readTime, id],
  });
  return { before: rows.find(({ earlier }) => earlier), after: rows.find(({ earlier }) => !earlier) };
}

/** Refuses a total that does not lie between those before and after it; `of` is the reading in whose place it stands. */
async function assertBetween(ctx: Ctx, of: ReadingRow, total: string): Promise<void> {
  const { before, after } = await around(ctx, of);
  const found = (await heldCounters(ctx, [of.counterId])).get(of.counterId);
  if (!found) throw invalid([{ field: 'reading', message: TEXT.noWay }]);
  const standing = { ...standingOf(found.counter, found.useStatus), previous: before };
  const judged = judgeReading({ readTime: of.readTime, total }, standing, ctx.now);
  if (judged.verdict === 'error') throw invalid([{ field: 'reading', message: judged.message }]);
  if (!after) return;
  const later = judgeReading(after, { ...standing, previous: { readTime: of.readTime, total } }, ctx.now);
  const crowded =
    Date.parse(after.readTime) > Date.parse(of.readTime) ? later.verdict === 'error' : lt(after.total, total);
  if (crowded || gt(total, after.total)) throw invalid([{ field: 'reading', message: TEXT.between }]);
}

export const readingActs = serveActs(
  runningHourReading,
  readingFlow,
  {
    /** The right figure of a wrong reading: it counts once it is confirmed ashore. */
    correct: async (ctx, { row, values }) => {
      const [waiting] = await readings.find(ctx, { corrects: row.id, readingStatus: ['PROPOSED'] }, { only: ['id'] });
      if (waiting) throw new AppError('RULE', TEXT.already);
      const total = round(add(values.reading, sub(orZero(row.total), row.reading)), 1);
      await assertBetween(ctx, row, total);
      return readings.create(
        ctx,
        {
          counterId: row.counterId,
          readTime: row.readTime,
          reading: values.reading,
          source: row.source,
          reason: values.reason,
          corrects: row.id,
        },
        { shipId: row.shipId, total, readingStatus: 'PROPOSED' },
      );
    },
    /** What reports propose becomes a reading as the engineer finds it on the meter. */
    take: async (ctx, { row, values: { reading, reason }, move }) => {
      const found = (await heldCounters(ctx, [row.counterId])).get(row.counterId);
      if (!found) throw new AppError('CONFLICT', TEXT.noWay);
      const total = round(add(reading, orZero(found.counter.meterOffset)), 1);
      const judged = judgeReading(
        { readTime: row.readTime, total },
        standingOf(found.counter, found.useStatus),
        ctx.now,
      );
      const errors = refusals(judged, { confirmReason: reason }, (field) =>
        field === 'confirmReason' ? 'reason' : 'reading',
      );
      if (errors.length > 0) throw invalid(errors);
      const moved = await move({ reading, total, reason: reason ?? row.reason });
      await renewCounters(ctx, [row.counterId]);
      await followReports(ctx, found.counter.shipId);
      return moved;
    },
    accept: async (ctx, { row, move }) => {
      const total = await totalOf(ctx, row);
      const moved = await move({ total });
      await renewCounters(ctx, [row.counterId]);
      if (row.shipId !== null) await followReports(ctx, row.shipId);
      return moved;
    },
    refuse: moves,
  },
  { before: holdCounterOf },
);

/** What all meters have counted at a proposed reading, where it still fits; the wrong reading gives way to it. */
async function totalOf(ctx: Ctx, row: ReadingRow): Promise<string> {
  if (row.corrects === null) {
    const found = (await heldCounters(ctx, [row.counterId])).get(row.counterId);
    if (!found) throw new AppError('CONFLICT', TEXT.noWay);
    const total = round(add(row.reading, orZero(found.counter.meterOffset)), 1);
    const judged = judgeReading({ readTime: row.readTime, total }, standingOf(found.counter, found.useStatus), ctx.now);
    if (judged.verdict === 'error') throw new AppError('CONFLICT', judged.message);
    return total;
  }
  const wrong = await readings.held(ctx, row.corrects);
  if (wrong.readingStatus !== 'VALID') throw new AppError('CONFLICT', TEXT.gone);
  const total = round(add(row.reading, sub(orZero(wrong.total), wrong.reading)), 1);
  await assertBetween(ctx, wrong, total);
  await readings.patch(ctx, wrong.id, { readingStatus: 'REPLACED' }, { action: 'replaced' });
  return total;
}

const batch = serve(readingBatchCall, async (ctx, { body: { rows } }) => ({
  saved: (await saveReadings(ctx, rows)).length,
}));

export const readingEndpoints: readonly Endpoint[] = [
  batch,
  ...readingActs.endpoints,
  ...crudEndpoints(runningHourReading, { create, omit: ['update', 'remove', 'restore', 'import'] }),
];
