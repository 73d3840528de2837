import { apportion } from '../../../kernel/value/apportion.ts';
import {
  add,
  type Decimal,
  div,
  isPositive,
  type MaybeDecimal,
  max,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { lineAmounts, orderAmounts } from '../orders/order-amounts.rules.ts';

type Lines = Parameters<typeof orderAmounts>[0];
type Charges = Parameters<typeof orderAmounts>[1];
type Billed = { readonly closedQty?: MaybeDecimal; readonly invoicedQty?: MaybeDecimal };

/**
 * What each line of an order costs the budget: its net with its part of the charges, in base currency, to the cent (purchasing 5.3,
 * 5.10); the parts come to the net of the order at its rate.
 */
export function orderShares(lines: Lines, charges: Charges, rate: MaybeDecimal): Decimal[] {
  const { goods, charges: charged } = orderAmounts(lines, charges, rate);
  const net = round(mul(add(goods, charged), orZero(rate)), 2);
  return apportion(
    net,
    lines.map((line) => lineAmounts(line).net),
  );
}

/** Of a quantity what is neither closed nor invoiced, as a part of an amount. */
function openPart(amount: Decimal, qty: MaybeDecimal, { closedQty, invoicedQty }: Billed): Decimal {
  if (!isPositive(qty)) return amount;
  const open = max('0', sub(sub(orZero(qty), orZero(closedQty)), orZero(invoicedQty))) ?? '0';
  return round(div(mul(amount, open), qty)!, 2);
}

/**
 * What of each line's share is still to be paid for: of its goods what is neither closed short nor invoiced, and its part of the charges
 * that are not invoiced. A charge is free by its own invoice, whenever the goods are invoiced.
 */
export function openShares(
  lines: readonly (Lines[number] & Billed)[],
  charges: readonly (Charges[number] & Billed)[],
  rate: MaybeDecimal,
): Decimal[] {
  const goods = orderShares(lines, [], rate);
  const open = charges.map((charge) => ({ ...charge, amount: openPart(orZero(charge.amount), '1', charge) }));
  const charged = orderShares(lines, open, rate);
  return lines.map((line, i) => {
    const own = goods[i] ?? '0';
    const share = add(openPart(own, line.qty, line), sub(charged[i] ?? '0', own));
    // Apart to the cent, a share may be a cent less than before.
    return round(max('0', share) ?? '0', 2);
  });
}
