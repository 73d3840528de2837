import { defineMake } from '../../../kernel/flow/make-from.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { paymentRequisition } from '../../finance/public.ts';
import { purchaseOrder } from './order.resource.ts';
import { isOnItsWay } from './order.rules.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';

/** What is agreed to be paid of an order before its invoice becomes a requisition. */
export const prepaymentOfOrder = defineMake({
  name: 'prepay',
  label: TEXT.prepay,
  from: purchaseOrder,
  to: paymentRequisition,
  tail: 'from-order',
  against: ({ orderStatus, prepayPct }) =>
    isOnItsWay(orderStatus) && isPositive(prepayPct) ? undefined : TEXT.notPrepaid,
  single: true,
  done: TEXT.prepayMade,
});
