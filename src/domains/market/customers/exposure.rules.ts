import { add, type Decimal, gt, type MaybeDecimal, orZero } from '../../../kernel/value/decimal.ts';

/**
 * What a customer will owe beside what finance billed, over its contracts `c`, in base currency (market 5.7): of those fixed and performing
 * the estimates less what of them is billed, of completed ones the freight that was invoiced elsewhere and has not come.
 */
export const UNBILLED_SQL = `coalesce(sum(case when c.contract_status in ('FIXED', 'PERFORMING')
    then greatest(coalesce(c.base_estimate, 0) - coalesce(c.billed_base, 0), 0)
  when c.contract_status = 'COMPLETED' and c.received_on is null and c.billed is not true then coalesce(c.invoice_base, c.base_estimate, 0)
  else 0 end), 0)`;

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
