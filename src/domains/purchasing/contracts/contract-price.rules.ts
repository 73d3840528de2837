import {
  abs,
  add,
  type Decimal,
  div,
  eq,
  gt,
  isPositive,
  lte,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Band = {
  readonly materialId?: number | null;
  readonly unitId?: number | null;
  readonly minQty?: MaybeDecimal;
  readonly listPrice?: MaybeDecimal;
  readonly discountPct?: MaybeDecimal;
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
};
type PortCharge = {
  readonly portId?: number | null;
  readonly materialId?: number | null;
  readonly addPerUnit?: MaybeDecimal;
};
type Taxed = { readonly taxRate?: MaybeDecimal; readonly taxIncluded?: boolean | null };
type Contract = Taxed & {
  readonly contractStatus: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly ships?: readonly number[] | null;
  readonly ports?: readonly number[] | null;
  readonly prices: readonly Band[];
  readonly portCharges: readonly PortCharge[];
};

/** What is to be bought: `day` is that of the order. */
type Asked = {
  readonly materialId?: number | null;
  readonly unitId?: number | null;
  readonly qty?: MaybeDecimal;
  readonly portId?: number | null;
  readonly day: string;
};
type Place = { readonly vesselId?: number | null; readonly portId?: number | null; readonly day: string };

/** A price less its discount, six places. */
export const discounted = ({ listPrice, discountPct }: Pick<Band, 'listPrice' | 'discountPct'>): Decimal =>
  round(mul(orZero(listPrice), div(sub('100', orZero(discountPct)), '100')!), 6);

const among = (some: readonly number[] | null | undefined, one: number | null | undefined): boolean =>
  !some || some.length === 0 || (one != null && some.includes(one));

/** Whether a contract binds on a day, for a ship and a port; without ships or ports it is for all of them. */
export const isInForce = (
  { contractStatus, startDate, endDate, ships, ports }: Contract,
  { vesselId, portId, day }: Place,
): boolean =>
  contractStatus === 'ACTIVE' && startDate <= day && day <= endDate && among(ships, vesselId) && among(ports, portId);

/** What a port adds: what it says of the material goes before what it says of all. */
function addedIn(charges: readonly PortCharge[], { portId, materialId }: Asked): Decimal {
  const here = charges.filter((one) => portId && one.portId === portId);
  const found = here.find((one) => one.materialId === materialId) ?? here.find((one) => !one.materialId);
  return orZero(found?.addPerUnit);
}

/**
 * What a contract asks for a unit, six places, in its own tax terms: the band with the highest quantity that the order reaches, valid on the
 * day, and what its port adds (purchasing blueprint 3.16, 5.8). Nothing where it names no price of this material in this unit.
 */
export function contractPriceOf({ prices, portCharges }: Contract, asked: Asked): Decimal | null {
  const { materialId, unitId, qty, day } = asked;
  if (!materialId || !unitId) return null;
  const bands = prices.filter(
    (one) =>
      one.materialId === materialId &&
      one.unitId === unitId &&
      (!one.validFrom || one.validFrom <= day) &&
      (!one.validTo || one.validTo >= day) &&
      lte(orZero(one.minQty), orZero(qty)),
  );
  const [best] = bands.toSorted((a, b) => (gt(orZero(a.minQty), orZero(b.minQty)) ? -1 : 1));
  return best ? round(add(discounted(best), addedIn(portCharges, asked)), 6) : null;
}

const share = ({ taxRate, taxIncluded }: Taxed): Decimal => (taxIncluded ? add('1', orZero(taxRate)) : '1');

/** A price in the tax terms of another: without the one's tax, with the other's. Recoverable tax is never compared. */
export const inTermsOf = (price: Decimal, own: Taxed, other: Taxed): Decimal =>
  eq(share(own), share(other)) ? price : round(mul(div(price, share(own))!, share(other)), 6);

type Line = { readonly unitPrice?: MaybeDecimal; readonly discountPct?: MaybeDecimal };

/** What a line pays for a unit after its discount. */
export const paidPerUnit = ({ unitPrice, discountPct }: Line): Decimal =>
  mul(orZero(unitPrice), div(sub('100', orZero(discountPct)), '100')!);

/** By how many percent a line pays more than the contract, negative where less, two places; nothing within the tolerance. */
export function departureOf(line: Line, price: MaybeDecimal, tolerancePct: MaybeDecimal): Decimal | null {
  if (!isPositive(price)) return null;
  const pct = round(mul(div(sub(paidPerUnit(line), price!), price!)!, '100'), 2);
  return gt(abs(pct), orZero(tolerancePct)) ? pct : null;
}
