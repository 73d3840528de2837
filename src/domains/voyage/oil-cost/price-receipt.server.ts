import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { oilReceipt } from './oil-receipt.resource.ts';
import { RECEIPTS } from './oil-receipts.resource.ts';

const receipts = recordsOf(oilReceipt);

/** What it is of stays as it was: the ship's report says that. */
const FIXED = ['shipName', 'sourceKind', 'reportId', 'oilGrade', 'bonded'] as const;

/** Prices a receipt, at the rate of the day on which it came on board. */
export async function priceReceipt(ctx: Ctx, draft: Record<string, unknown> & { id: number; version: number }) {
  const current = await receipts.get(ctx, draft.id, { inner: true });
  const fixed = Object.fromEntries(FIXED.map((name) => [name, current[name]]));
  const currencyId = Number(draft.currencyId);
  const isPriced = draft.unitPrice !== null && draft.unitPrice !== undefined && draft.unitPrice !== '';
  const rate = isPriced && currencyId > 0 ? await rateOf(ctx, current, currencyId) : null;
  const priced = { rate: rate?.rate ?? null, rateDate: rate?.rateDate ?? null };
  const row = await receipts.update(ctx, { ...draft, ...fixed }, priced);
  await assertCredit(ctx, row.id);
  return row;
}

/** More than a delivery cost is not given back: oil of less than nothing would make what was burnt before it cheaper. */
async function assertCredit(ctx: Ctx, id: number): Promise<void> {
  const [over] = await ctx.db.query({
    name: 'voyage-oil-credit-beyond',
    text: `select b.id from (${RECEIPTS} and b.id = $1) b where b.credit > 0 and b.amount < 0 and b.amount + b.credit >= 0`,
    values: [id],
  });
  if (!over) return;
  const message = { zh: '不能超过本次加油的金额', en: 'Not more than the delivery came to' };
  throw invalid([{ field: 'credit', message }]);
}

async function rateOf(ctx: Ctx, { id }: { id: number }, currencyId: number) {
  const [said] = await ctx.db.query<{ date: string }>({
    name: 'voyage-oil-received-on',
    text: `select to_char((coalesce(l.end_time, r.rpt_time) at time zone 'UTC') + coalesce(r.zone, 8) * interval '1 hour', 'YYYY-MM-DD') as date
           from voyage_oil_receipt b join voyage_report r on r.id = b.report_id
           left join voyage_bunkering l on l.parent_id = b.report_id and l.seq = b.seq and b.source_kind = 'BUNKER' where b.id = $1`,
    values: [id],
  });
  const rate = said && (await baseRateOf(ctx, { currencyId, date: said.date }));
  if (rate) return rate;
  const message = {
    zh: `没有 ${said?.date ?? ''} 及之前 10 日内的汇率，先在汇率中录入，或改用人民币`,
    en: `There is no rate of ${said?.date ?? ''} or of ten days before: enter one among the rates, or price it in CNY`,
  };
  throw new AppError('RULE', message, { errors: [{ field: 'currencyId', message }] });
}
