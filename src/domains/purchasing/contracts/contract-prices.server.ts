import type { FieldError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Decimal, isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { OrderRow } from '../orders/order.resource.ts';
import type { OrderLine } from '../orders/order-lines.resource.ts';
import { type BaseContractRow, baseContract } from './base-contract.resource.ts';
import { contractPriceOf, departureOf, inTermsOf, isInForce } from './contract-price.rules.ts';

export const contracts = recordsOf(baseContract);

/** Of whom, in which currency, for which ship and port it is bought. */
type Buying = Pick<OrderRow, 'partnerId' | 'currencyId'> & {
  readonly vesselId?: number | null;
  readonly portId?: number | null;
};
type Bought = { readonly materialId?: number | null; readonly unitId?: number | null; readonly qty?: MaybeDecimal };

/** A price in the tax terms of its contract. */
type Offer = { readonly contract: BaseContractRow; readonly price: Decimal };

/** The contracts of a supplier that bind today, the one that began last first. */
async function inForce(ctx: Ctx, { partnerId, currencyId, vesselId, portId }: Buying): Promise<BaseContractRow[]> {
  const day = officeDay(ctx.now);
  const known = await contracts.find(ctx, { partnerId, currencyId, contractStatus: 'ACTIVE' }, { inner: true });
  return known
    .filter((one) => isInForce(one, { vesselId, portId, day }))
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate) || b.id - a.id);
}

/** For each line the price of a contract in force of its material, unit and quantity; of a named contract its own alone. */
export async function contractOffers(
  ctx: Ctx,
  buying: Buying & { readonly contractId?: number | null },
  lines: readonly Bought[],
): Promise<readonly (Offer | undefined)[]> {
  const known = await inForce(ctx, buying);
  const asked = buying.contractId ? known.filter(({ id }) => id === buying.contractId) : known;
  const day = officeDay(ctx.now);
  return lines.map((line) => {
    for (const contract of asked) {
      const price = contractPriceOf(contract, {
        materialId: line.materialId,
        unitId: line.unitId,
        qty: line.qty,
        portId: buying.portId,
        day,
      });
      if (price) return { contract, price };
    }
    return undefined;
  });
}

type Contracted = Pick<OrderRow, 'partnerId' | 'currencyId' | 'portId' | 'sourceKind' | 'contractId' | 'awardId'>;
type Lines = readonly Partial<OrderLine>[];

/**
 * Lines of an order beside the prices of contracts in force: whose price nobody has said gets the contract's, and of each one the contract,
 * its price in the line's own tax terms, and by how much the line departs from it.
 */
export async function withContractPrices(ctx: Ctx, buying: Buying & Contracted, lines: Lines): Promise<Lines> {
  const offers = await contractOffers(ctx, buying, lines);
  return lines.map((line, i) => {
    const offer = offers[i];
    if (!offer) return { ...line, priceContractId: null, contractPrice: null, departurePct: null };
    const { contract, price } = offer;
    // What was awarded stands at its price, and so does what somebody has typed.
    const proposed = buying.awardId || isPositive(line.unitPrice) ? line : { ...line, ...proposalOf(offer) };
    const contractPrice = inTermsOf(price, contract, proposed);
    return {
      ...proposed,
      priceContractId: contract.id,
      contractPrice,
      departurePct: departureOf(proposed, contractPrice, contract.tolerancePct),
    };
  });
}

const proposalOf = ({
  contract,
  price,
}: Offer): Pick<Partial<OrderLine>, 'unitPrice' | 'discountPct' | 'taxRate' | 'taxIncluded'> => ({
  unitPrice: price,
  discountPct: null,
  taxRate: contract.taxRate,
  taxIncluded: contract.taxIncluded,
});

/** Lines of an order in force after a change of quantities and prices: the contract's price stands as it was when it was ordered. */
export async function withDepartures(ctx: Ctx, lines: OrderRow['lines']): Promise<OrderRow['lines']> {
  const ids = [...new Set(lines.flatMap(({ priceContractId }) => priceContractId ?? []))];
  const known = new Map(
    (await Promise.all(ids.map((id) => contracts.get(ctx, id, { inner: true })))).map((one) => [one.id, one]),
  );
  return lines.map((line) => {
    const contract = line.priceContractId ? known.get(line.priceContractId) : undefined;
    return contract ? { ...line, departurePct: departureOf(line, line.contractPrice, contract.tolerancePct) } : line;
  });
}

/** Of a contract alone: every line at its price. A line that departs from it, or that it does not name, makes the purchase a direct one. */
const followsContract = (contractId: number, lines: Lines): boolean =>
  lines.length > 0 && lines.every((line) => line.priceContractId === contractId && line.departurePct === null);

/** How the supplier of an order was found, as far as a contract says it (purchasing 3.16). */
export function sourceOf({ sourceKind, contractId }: Contracted, lines: Lines): OrderRow['sourceKind'] {
  if (!contractId || sourceKind === 'EMERGENCY') return sourceKind;
  return followsContract(contractId, lines) ? 'CONTRACT' : 'DIRECT';
}

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** What is wrong with the contract that an order names. */
export async function contractErrors(ctx: Ctx, order: Buying & Contracted): Promise<FieldError[]> {
  const { contractId, awardId, sourceKind } = order;
  if (!contractId)
    return sourceKind === 'CONTRACT'
      ? [problem('contractId', '来源为框架合同时须选择合同', 'Name the contract that it calls off')]
      : [];
  if (awardId) return [problem('contractId', '询价定标的订单不按框架合同', 'What was awarded calls nothing off')];
  return (await inForce(ctx, order)).some(({ id }) => id === contractId)
    ? []
    : [
        problem(
          'contractId',
          '合同今日未生效，或不适用于此供应商、币种、船舶或港口',
          'It is not in force today, or not for this supplier, currency, ship or port',
        ),
      ];
}
