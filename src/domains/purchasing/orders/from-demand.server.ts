import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { readMany } from '../../../kernel/server/crud/read.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { materialFacts } from '../../material/public.server.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { type DemandLine, demandLine } from '../demand/demand-line.resource.ts';
import type { OrderRow } from './order.resource.ts';
import { createOrder } from './save-order.server.ts';

/** A draft of an order for needs of one ship and one type; prices are what materials cost about, where that is known in the supplier's currency. */
export async function orderFromDemand(
  ctx: Ctx,
  { partnerId, demandLineIds }: { partnerId: number; demandLineIds: readonly number[] },
): Promise<OrderRow> {
  const ids = [...new Set(demandLineIds)];
  const needs = (await readMany(demandLine, ctx, ids)) as unknown as DemandLine[];
  if (needs.length < ids.length) throw notFound(demandLine.label);
  const [first] = needs as [DemandLine];
  if (needs.some((one) => one.organizationId !== first.organizationId || one.purchaseType !== first.purchaseType))
    throw new AppError('RULE', {
      zh: '一张订单只含同一船舶、同一类别的需求',
      en: 'The needs of one order are of one ship and one type',
    });
  const open = needs.filter(({ openQty, status }) => isPositive(openQty) && status !== 'RETURNED');
  if (open.length === 0)
    throw new AppError('WRONG_STATE', { zh: '所选需求已全部安排', en: 'All of these needs have been taken' });
  const supplier = (await standingOf(ctx, [partnerId])).get(partnerId);
  if (!supplier?.currencyId)
    throw new AppError('RULE', {
      zh: '供应商没有默认币种，先在客商信息中填写',
      en: 'The supplier has no currency; say it in the merchant information first',
    });
  const facts = await materialFacts(
    ctx,
    open.flatMap(({ materialId }) => materialId ?? []),
  );
  const currency = (await currencyCodes(ctx, [supplier.currencyId])).get(supplier.currencyId);
  // What a material costs in another currency says nothing here: the buyer types the price.
  const priceOf = ({ materialId }: DemandLine): string => {
    const known = materialId ? facts.get(materialId) : undefined;
    return (known?.refCurrency === currency && known?.refPrice) || '0';
  };
  return createOrder(ctx, {
    organizationId: first.organizationId,
    partnerId,
    purchaseType: first.purchaseType,
    sourceKind: 'DIRECT',
    currencyId: supplier.currencyId,
    paymentTerm: supplier.paymentTerm,
    prepayPct: supplier.prepayPct,
    portId: first.portId,
    requiredDate: earliest(open) ?? officeDay(ctx.now),
    lines: open.map((need) => ({
      demandLineId: need.id,
      materialId: need.materialId,
      description: need.itemName,
      spec: need.spec,
      unitId: need.unitId,
      qty: need.openQty,
      unitPrice: priceOf(need),
      taxRate: '0.13',
    })),
  });
}

const earliest = (needs: readonly DemandLine[]): string | undefined =>
  needs.flatMap(({ needBy }) => needBy ?? []).toSorted()[0];
