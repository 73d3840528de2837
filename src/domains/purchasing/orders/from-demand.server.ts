import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { materialFacts } from '../../material/public.server.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { bears } from '../contracts/call-off.server.ts';
import { contractOffers } from '../contracts/contract-prices.server.ts';
import type { DemandLine } from '../demand/demand-line.resource.ts';
import { orderOfNeeds } from './order.calls.ts';
import { lineAmounts } from './order-amounts.rules.ts';
import { createOrder } from './save-order.server.ts';

/** A draft of an order for needs of one ship and one type; prices are those of a contract in force, else what materials cost about, where that is known in the supplier's currency. */
export const needOrders = serveMake(orderOfNeeds, async (ctx, { rows, first, values: { partnerId } }) => {
  const supplier = (await standingOf(ctx, [partnerId])).get(partnerId);
  if (!supplier?.currencyId)
    throw new AppError('RULE', {
      zh: '供应商没有默认币种，先在客商信息中填写',
      en: 'The supplier has no currency; say it in the merchant information first',
    });
  const facts = await materialFacts(
    ctx,
    rows.flatMap(({ materialId }) => materialId ?? []),
  );
  const currency = (await currencyCodes(ctx, [supplier.currencyId])).get(supplier.currencyId);
  // What a material costs in another currency says nothing here: the buyer types the price.
  const priceOf = ({ materialId }: DemandLine): string => {
    const known = materialId ? facts.get(materialId) : undefined;
    return (known?.refCurrency === currency && known?.refPrice) || '0';
  };
  const ship = first.organizationId ? await shipOfOrganization(ctx, first.organizationId) : undefined;
  const offers = await contractOffers(
    ctx,
    { partnerId, currencyId: supplier.currencyId, vesselId: ship?.id, portId: first.portId },
    rows.map(({ materialId, unitId, openQty }) => ({ materialId, unitId, qty: openQty })),
  );
  const contractId = await contractFor(ctx, rows, offers);
  return createOrder(ctx, {
    organizationId: first.organizationId,
    partnerId,
    purchaseType: first.purchaseType,
    sourceKind: 'DIRECT',
    contractId,
    currencyId: supplier.currencyId,
    paymentTerm: supplier.paymentTerm,
    prepayPct: supplier.prepayPct,
    portId: first.portId,
    requiredDate: earliest(rows) ?? officeDay(ctx.now),
    lines: rows.map((need, i) => ({
      demandLineId: need.id,
      materialId: need.materialId,
      description: need.itemName,
      spec: need.spec,
      unitId: need.unitId,
      qty: need.openQty,
      unitPrice: offers[i] ? '0' : priceOf(need),
      taxRate: '0.13',
    })),
  });
});

/** One contract that names all of it and still bears it is called off; prices of several stand beside their lines. */
async function contractFor(
  ctx: Ctx,
  rows: readonly DemandLine[],
  offers: Awaited<ReturnType<typeof contractOffers>>,
): Promise<number | null> {
  const [first] = offers;
  if (!first || offers.some((offer) => offer?.contract.id !== first.contract.id)) return null;
  const lines = rows.map(({ openQty: qty }, i) => ({
    qty,
    amount: lineAmounts({ qty, unitPrice: offers[i]?.price }).amount,
  }));
  return (await bears(ctx, first.contract, lines)) ? first.contract.id : null;
}

const earliest = (needs: readonly DemandLine[]): string | undefined =>
  needs.flatMap(({ needBy }) => needBy ?? []).toSorted()[0];
