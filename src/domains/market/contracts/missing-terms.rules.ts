import type { FieldError } from '../../../kernel/errors.ts';
import type { Text } from '../../../kernel/text.ts';
import { isHighCommission } from './amount.rules.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';

type Terms = {
  readonly kind: string;
  readonly cargoes: readonly unknown[];
  readonly amountEstimate: string | null;
};

/** What a contract lacks before either side could be held to it. */
export function missingTerms({ kind, cargoes, amountEstimate }: Terms): FieldError[] {
  const errors: FieldError[] = [];
  const miss = (field: string, message: Text): void => {
    errors.push({ field, message });
  };
  if (kind === 'VOYAGE' && cargoes.length === 0) miss('cargoes', TEXT.noCargo);
  if (amountEstimate === null) miss('freightRate', TEXT.noFreight);
  return errors;
}

type Submitted = Terms & {
  readonly commissionPct: string | null;
  readonly commissionSeen: boolean | null;
  readonly payments: readonly unknown[];
  readonly baseEstimate: string | null;
};

/** What stands against sending it to be approved. */
export function againstSubmit(row: Submitted): FieldError[] {
  const errors = missingTerms(row);
  if (row.payments.length === 0) errors.push({ field: 'payments', message: TEXT.sum100 });
  if (row.amountEstimate !== null && row.baseEstimate === null)
    errors.push({ field: 'currencyId', message: TEXT.noRate });
  if (isHighCommission(row.commissionPct) && !row.commissionSeen)
    errors.push({ field: 'commissionSeen', message: TEXT.seenCommission });
  return errors;
}
