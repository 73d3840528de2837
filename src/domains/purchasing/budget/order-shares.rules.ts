import { apportion } from '../../../kernel/value/apportion.ts';
import { add, type Decimal, type MaybeDecimal, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { lineAmounts, orderAmounts } from '../orders/order-amounts.rules.ts';

type Lines = Parameters<typeof orderAmounts>[0];
type Charges = Parameters<typeof orderAmounts>[1];

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
