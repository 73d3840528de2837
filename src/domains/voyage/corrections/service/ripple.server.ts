import { AppError } from '../../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { fill } from '../../../../kernel/text.ts';
import { monthsAfter } from '../../../../kernel/value/month.ts';
import { instant } from '../../../../kernel/value/zone.ts';
import { closedOilMonthsOf } from '../../oil-cost/oil-closed-until.server.ts';
import { lockChain } from '../../reports/service/report-facts.server.ts';
import type { Ripples } from '../correction.calls.ts';
import { reportCorrection } from '../correction.resource.ts';
import { movesMoreThanLubricants, ripplesBetween, stockFigures } from '../ripple.rules.ts';
import { RIPPLE_TEXT as TEXT } from '../ripple.text.ts';
import { carryOut, effectOfRow } from './apply-correction.server.ts';
import { asIf } from './as-if.server.ts';
import type { Effect } from './correction-effect.server.ts';
import { assertFresh } from './draft-correction.server.ts';
import { booksOf, type Looked, standingFigures } from './standing-figures.server.ts';

const corrections = recordsOf(reportCorrection);

/** Later reports that are written to try a correction out, and that are listed. */
const MOST = 120;
const SHOWN = 60;

/**
 * What moves when a correction that is not decided yet takes effect: it is carried out as by the last approver, looked at by the
 * functions that tell each figure on its own page, and taken back.
 */
export async function rippleOf(ctx: Ctx, id: number): Promise<Ripples> {
  const row = await corrections.get(ctx, id);
  if (row.status !== 'USE' && row.status !== 'IN_AUDIT') throw new AppError('WRONG_STATE', TEXT.over);
  const reason = String(row.correctionNo);
  const own = asSystem(ctx, reason);
  await lockChain(ctx, row.shipName);
  await assertFresh(own, row);
  const effect = await effectOfRow(own, row);
  const counted = effect.moved.filter(movesMoreThanLubricants);
  if (counted.length > MOST)
    throw new AppError('RULE', fill(TEXT.tooMany, { n: String(counted.length), most: String(MOST) }));
  const { looked, firstOpen } = await lookedAt(own, effect, counted, reason);
  const before = await standingFigures(ctx, looked);
  const after = await asIf(ctx, async (inside) => {
    await carryOut(inside, row, { ...effect, moved: counted });
    return standingFigures(inside, looked);
  });
  const approved = new Set(before.approved.map(({ year }) => String(year)));
  const moved = ripplesBetween(
    [...stocksOf(effect, 'before'), ...before.figures],
    [...stocksOf(effect, 'after'), ...after.figures],
  );
  const stands = (one: { area: string; name: string }): boolean => one.area === 'CII' && approved.has(one.name);
  return {
    ripples: moved.filter((one) => !stands(one)),
    later: effect.moved.length,
    shown: Math.min(effect.moved.length, SHOWN),
    held: [
      ...(moved.some(({ area }) => area === 'MONTH')
        ? await closedMonths(own, [effect.reportId, ...counted.map((one) => one.id)], firstOpen)
        : []),
      ...before.approved
        .filter(({ year }) => moved.some((one) => stands(one) && one.name === String(year)))
        .map(({ id: recordId, year }) => ({ area: 'CII' as const, recordId, name: String(year), into: null })),
    ],
    withheld: [...before.withheld],
  };
}

type Counted = Effect['moved'];

/** Between two reports, in milliseconds; a ship in repair reports by the week. */
const BETWEEN_MS = 15 * 86_400_000;
const yearOf = (ms: number): number => new Date(ms).getUTCFullYear();

/** The voyages of the ship's open months and of the reports that move, the years that those lie in by any clock; the first open month. */
async function lookedAt(
  ctx: Ctx,
  effect: Effect,
  counted: Counted,
  reason: string,
): Promise<{ looked: Looked; firstOpen: string | undefined }> {
  const { shipId, row, after, from } = effect;
  const books = await booksOf(ctx, shipId);
  const inBooks = books.flatMap(({ entries }) => entries.flatMap(({ voyageId }) => voyageId ?? []));
  const movedIds = [...new Set([row, ...counted.map((one) => one.row)].map(({ voyageNo }) => Number(voyageNo)))];
  const times = [from, String(row.rptTime), after.rptTime ?? from, ...counted.map((one) => String(one.row.rptTime))];
  const moments = times.map((time) => instant(time));
  const [first, last] = [yearOf(Math.min(...moments) - BETWEEN_MS), yearOf(Math.max(...moments) + BETWEEN_MS)];
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const voyageIds = [...new Set([...movedIds, ...inBooks])];
  return { looked: { shipId, movedIds, voyageIds, years, reason }, firstOpen: books[0]?.month };
}

/** The corrected report and the later ones that move, as they are or as they become; as many as are listed. */
function stocksOf({ reportId, row, moved, ...corrected }: Effect, side: 'before' | 'after') {
  const later = moved.slice(0, SHOWN);
  return stockFigures([
    { id: reportId, reportNo: String(row.reportNo), report: corrected[side] },
    ...later.map((one) => ({ id: one.id, reportNo: String(one.row.reportNo), report: one[side] })),
  ]);
}

/** Closed months of the reports that move stand as they were closed; the first open one takes what differs. */
async function closedMonths(
  ctx: Ctx,
  reportIds: readonly number[],
  firstOpen: string | undefined,
): Promise<Ripples['held']> {
  const months = await closedOilMonthsOf(ctx, reportIds);
  return months.map(({ id, month }) => ({
    area: 'MONTH',
    recordId: id,
    name: month,
    into: firstOpen ?? monthsAfter(month, 1),
  }));
}
