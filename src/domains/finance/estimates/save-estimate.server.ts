import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { budgetLedger } from '../periods/budget-ledger.server.ts';
import { lastDayOf, needsReason, reversalDayOf, totalsOf } from './estimate.rules.ts';
import { type Gathered, gathered } from './gather-estimate.server.ts';
import { provisionalEstimate } from './provisional-estimate.resource.ts';

export const estimates = recordsOf(provisionalEstimate);

/** CONFLICT with PERIOD_CLOSED where the month of a ship or unit that it posts in is closed. */
export async function assertMonthsOpen(
  ctx: Ctx,
  month: string,
  lines: readonly { readonly organizationId: number | null }[],
): Promise<void> {
  const units = [...new Set(lines.flatMap(({ organizationId }) => organizationId ?? []))];
  await budgetLedger.months.assertOpen(
    ctx,
    units.map((unit) => ({ unit, month, field: 'month' })),
  );
}

/** What of a month that has come to its end is not invoiced. DUPLICATE where somebody has estimated it already. */
async function made(ctx: Ctx, month: string): Promise<Gathered[]> {
  const [other] = await estimates.find(ctx, { month }, { inner: true });
  if (other) {
    const { id, estimateNo: no, status } = other;
    const message =
      status === 'REJECT'
        ? {
            zh: `该月的暂估 ${no} 已驳回，删除后再生成`,
            en: `${no} of this month was rejected: delete it, then make it anew`,
          }
        : { zh: `该月已有暂估 ${no}`, en: `${no} is the estimate of this month already` };
    throw new AppError('DUPLICATE', message, {
      data: { reason: 'ESTIMATED', id },
      errors: [{ field: 'month', message }],
    });
  }
  return gathered(ctx, month);
}

/** Whoever makes it says the month alone; from then on figures are changed, and who changes one by more than a tenth says why. */
const saves = savesOf(provisionalEstimate, {
  needs: ['month'],
  async served(ctx, { row, before, wrong }) {
    const ended = officeDay(ctx.now) >= lastDayOf(row.month);
    if (!before && !ended)
      wrong('month', '该月尚未到月末', 'This month has not come to its end: it is estimated from its last day on');
    const lines = before ? row.lines : ended ? await made(ctx, row.month) : [];
    if (ended && lines.length === 0)
      wrong('month', '该月末没有已收未开票的明细', 'Nothing that came until its end is left to invoice');
    for (const [i, line] of lines.entries())
      if (needsReason(line) && !line.changeReason?.trim())
        wrong(
          `lines.${i}.changeReason`,
          '与系统暂估相差超过 10%，填写调整原因',
          'It differs by more than 10 % from what was counted: say why',
        );
    if (!before) await assertMonthsOpen(ctx, row.month, lines);
    return {
      lines,
      lineCount: lines.length,
      postDate: lastDayOf(row.month),
      reversalDate: reversalDayOf(row.month),
      ...totalsOf(lines),
    };
  },
});

export const { create: createEstimate, update: updateEstimate, derive: deriveEstimate } = saves;
