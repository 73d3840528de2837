import { add, type Decimal, gt, type MaybeDecimal, orZero } from '../../../kernel/value/decimal.ts';

/**
 * What a customer owes or will owe, over its contracts `c`: the estimates of those fixed and performing, and the freight invoices of
 * completed ones that are not paid, in base currency (market 5.7).
 */
export const EXPOSURE_SQL = `coalesce(sum(case when c.contract_status in ('FIXED', 'PERFORMING') then coalesce(c.base_estimate, 0)
  when c.contract_status = 'COMPLETED' and c.received_on is null then coalesce(c.invoice_base, 0) else 0 end), 0)`;

type Asked = {
  readonly creditLimit: MaybeDecimal;
  readonly exposure: Decimal;
  /** Of the contract that is to be fixed. */
  readonly estimate: MaybeDecimal;
};

/** Whether another fixture goes beyond the limit; without a limit there is none to go within. */
export function beyondLimit({ creditLimit, exposure, estimate }: Asked): boolean {
  return gt(add(exposure, orZero(estimate)), orZero(creditLimit));
}
