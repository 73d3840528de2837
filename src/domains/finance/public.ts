import { defineEvent } from '../../kernel/ports.ts';
import type { Decimal } from '../../kernel/value/decimal.ts';

/** Of a line that may be invoiced: how much of it is, and of that how much is paid, over all its invoices in force. */
export type Billed = {
  readonly lineId: number;
  readonly lineKind: 'GOODS' | 'CHARGE';
  readonly invoicedQty: Decimal;
  /** With tax, in the currency of the order. */
  readonly invoicedAmount: Decimal;
  readonly paidAmount: Decimal;
};

/** Lines of a document were invoiced or paid for; what stands now of each of them. */
export const linesBilled = defineEvent<{
  readonly source: string;
  readonly sourceId: number;
  readonly documentNo: string;
  readonly lines: readonly Billed[];
}>('finance.linesBilled');
