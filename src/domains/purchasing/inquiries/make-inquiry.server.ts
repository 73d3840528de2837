import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { inquiryOfNeeds } from './inquiry.calls.ts';
import type { InquiryRow } from './inquiry.resource.ts';
import { groupNeeds } from './inquiry.rules.ts';
import { estimateOf, inquiries } from './inquiry-facts.server.ts';

const HOUR_MS = 3_600_000;

/** Until when is asked, unless the buyer says otherwise: five days from now, at the full hour. */
const usualDeadline = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + 120 * HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString();

async function baseCurrency(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select c.id from ${CURRENCIES} c where c.code = $1 and c.deleted_at is null`,
    [BASE_CURRENCY],
  );
  return rows.map(({ id }) => id);
}

/** A draft that asks for needs of one type; those of one merge key stand on one line, with each ship as a source of it. */
export const needInquiries = serveMake(inquiryOfNeeds, async (ctx, { rows, first }) => {
  const groups = groupNeeds(rows);
  const lines = groups.map(({ needs: [need], qty, needBy }, i) => ({
    lineNo: i + 1,
    materialId: need.materialId,
    description: need.itemName,
    descriptionEn: need.itemNameEn,
    spec: need.spec,
    partSource: need.partSource,
    unitId: need.unitId,
    qty,
    needBy,
  }));
  const sources = groups.flatMap((group, i) =>
    group.needs.map((need) => ({
      lineNo: i + 1,
      demandLineId: need.id,
      organizationId: need.organizationId,
      portId: need.portId,
      needBy: need.needBy,
      unitId: need.unitId,
      qty: need.openQty,
    })),
  );
  return inquiries.create(
    ctx,
    {
      title: rows.length === 1 ? first.itemName : `${first.itemName ?? ''} 等 ${groups.length} 项`,
      deadline: usualDeadline(ctx.now),
      currencies: await baseCurrency(ctx),
    },
    {
      purchaseType: first.purchaseType,
      buyerId: ctx.user.id > 0 ? ctx.user.id : null,
      roundNo: 1,
      estimateAmount: await estimateOf(ctx, lines),
      lines,
      sources,
    },
  );
});

/** What its sources take of the needs, by need. */
export const heldBy = ({ sources }: Pick<InquiryRow, 'sources'>): ReadonlyMap<number, string> =>
  new Map(sources.flatMap(({ demandLineId, qty }) => (demandLineId && qty ? [[demandLineId, qty] as const] : [])));

/** Acts of the clock and of what follows from an act are the product's own. */
export const bySystem = (ctx: Ctx, reason: string): Ctx => asSystem(ctx, reason);
