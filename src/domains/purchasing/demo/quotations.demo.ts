import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { materialFacts } from '../../material/public.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { markInvite, quotationOf, submitQuote } from '../quotations/submit-quote.server.ts';

const DAY_MS = 24 * 3_600_000;

/** Of those who have not quoted while time runs, one has begun to, and one will not. */
export async function demoUnheard(
  ctx: Ctx,
  { id }: InquiryRow,
  [looking, declining]: readonly number[],
): Promise<void> {
  const row = await inquiries.get(ctx, id);
  const viewedAt = ctx.now.toISOString();
  if (looking !== undefined) {
    await markInvite(ctx, row, looking, { inviteStatus: 'VIEWED', viewedAt });
    await quotationOf(asSystem(ctx, '供应商填报'), id, { partnerId: looking, source: 'VENDOR' });
  }
  if (declining !== undefined)
    await markInvite(ctx, row, declining, { inviteStatus: 'DECLINED', viewedAt, declineReason: '缺货，本期不报价' });
}

type Quoting = { partnerId: number; at: number; currencies: readonly number[]; cheaper?: number };

/** About what the materials cost, a little more or less by supplier; the second leaves the last of many lines out. */
export async function demoQuote(
  ctx: Ctx,
  { id, deadline }: InquiryRow,
  { partnerId, at, currencies, cheaper = 1 }: Quoting,
) {
  const entered = at % 2 === 1;
  const writer = entered ? ctx : asSystem(ctx, '供应商填报');
  const row = await quotationOf(writer, id, { partnerId, source: entered ? 'BUYER_ENTRY' : 'VENDOR' });
  const { lines: asked } = await inquiries.get(ctx, id);
  const facts = await materialFacts(
    ctx,
    asked.flatMap(({ materialId }) => materialId ?? []),
  );
  const dollars = at === 2;
  const lines = row.lines.map((line, i) => {
    const wanted = asked.find(({ lineNo }) => lineNo === line.lineNo);
    const material = wanted?.materialId;
    const known = Number((material && facts.get(material)?.refPrice) || 0) || 30 + 15 * i;
    const price = known * (0.94 + ((at * 7 + i * 5) % 11) / 80) * cheaper;
    const left = at === 1 && i > 1 && i === row.lines.length - 1;
    return {
      ...line,
      ...(left ? { lineState: 'NO_QUOTE' } : { unitPrice: (dollars ? price / 7.1 : price).toFixed(2) }),
      partSource: wanted?.partSource === 'OEM' ? 'OEM' : null,
      leadDays: 5 + 3 * at,
    };
  });
  await submitQuote(writer, row.id, {
    version: row.version,
    vendorRef: `Q${partnerId}-${id}`,
    sourceNote: entered ? `${officeDay(ctx.now)} 邮件，销售部` : null,
    currencyId: (dollars && currencies[1]) || currencies[0],
    taxIncluded: at === 0,
    taxRate: at === 0 ? '0.13' : null,
    orderDiscountPct: at === 0 ? '2' : null,
    freightMode: at === 1 ? 'INCLUDED' : 'FIXED',
    freight: at === 1 ? null : dollars ? '60' : '400',
    leadDays: 7 + 2 * at,
    deliveryTerm: 'DAP',
    validUntil: officeDay(new Date(Date.parse(deadline) + 45 * DAY_MS)),
    lines,
  });
}
