import type { FieldError } from '../../../kernel/errors.ts';
import {
  gte,
  isPositive,
  lt,
  type MaybeDecimal,
  max,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';

type Amounts = {
  readonly grossTotal?: MaybeDecimal;
  readonly receivedAmount?: MaybeDecimal;
  readonly redAmount?: MaybeDecimal;
  readonly redHeld?: MaybeDecimal;
};

/**
 * What of an invoice a customer still owes: neither received nor taken back, nor on a red invoice under approval. Of a red invoice, which
 * takes back what another asked, nothing ever is.
 */
export const dueOf = ({ grossTotal, receivedAmount, redAmount, redHeld }: Amounts): string =>
  max('0.00', round(sub(orZero(grossTotal), orZero(sum([receivedAmount, redAmount, redHeld]))), 2)) ?? '0.00';

/** How far an invoice in force is received. */
export function receivedAs({ grossTotal, receivedAmount, redAmount }: Amounts) {
  if (isPositive(grossTotal) && gte(orZero(redAmount), grossTotal)) return 'TAKEN_BACK' as const;
  if (gte(orZero(sum([receivedAmount, redAmount])), orZero(grossTotal))) return 'RECEIVED' as const;
  return isPositive(receivedAmount) ? ('PART_RECEIVED' as const) : ('ISSUED' as const);
}

type Line = { netAmount?: MaybeDecimal; taxRate?: MaybeDecimal };

/** Tax follows from net and rate until somebody types another. */
export function deriveBillLine(row: Line, changed: ReadonlySet<string>) {
  if (!changed.has('netAmount') && !changed.has('taxRate')) return undefined;
  return { taxAmount: round(mul(orZero(row.netAmount), orZero(row.taxRate)), 2) };
}

type Checked = {
  readonly redOfId?: number | null;
  readonly lines?: readonly { netAmount?: MaybeDecimal; taxAmount?: MaybeDecimal; receivableLineId?: number | null }[];
};

/** Above zero what is asked, below zero what is taken back, and each line to bill once. */
export function checkCustomerInvoice({ redOfId, lines = [] }: Checked): FieldError[] {
  const errors: FieldError[] = [];
  const named = lines.map(({ receivableLineId }) => receivableLineId);
  for (const [i, line] of lines.entries()) {
    for (const name of ['netAmount', 'taxAmount'] as const)
      if (redOfId ? isPositive(line[name]) : lt(orZero(line[name]), '0'))
        errors.push({
          field: `lines.${i}.${name}`,
          message: redOfId
            ? { zh: '红字发票不能为正数', en: 'Nothing of a red invoice is above zero' }
            : { zh: '不能为负数；多开的用“红冲”', en: 'Not below zero: what was billed too much is taken back' },
        });
    if (line.receivableLineId && named.indexOf(line.receivableLineId) < i)
      errors.push({
        field: `lines.${i}.receivableLineId`,
        message: { zh: '与上行重复', en: 'It stands above already' },
      });
  }
  return errors;
}
