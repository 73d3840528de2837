import { defineEvent } from '../../kernel/ports.ts';
import type { Decimal } from '../../kernel/value/decimal.ts';

export { EXPECTED } from './expected/published-expected.rules.ts';
export { ABOARD, MOVEMENTS } from './ledger/published-stock.rules.ts';
export { ARRIVALS } from './receipts/published-arrivals.rules.ts';
/** What booking a receipt needs. */
export { POST_RECEIPT } from './receipts/receipt.flow.ts';
export { VALUE_PERMISSION } from './values.rules.ts';

/**
 * Goods of an order were received, or a receipt was taken back; what all receipts together have brought of each line. Whoever ordered may
 * not be who receives: the order refuses.
 */
export const goodsReceived = defineEvent<{
  readonly source: string;
  readonly sourceId: number;
  readonly receiptNo: string;
  readonly lines: readonly {
    readonly lineId: number;
    /** In all, in the unit of the order. */
    readonly acceptedQty: Decimal;
    readonly rejectedQty: Decimal;
  }[];
}>('stock.received', { mayRefuse: true });
