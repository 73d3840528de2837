import { defineMake } from '../../../kernel/flow/make-from.ts';
import { takenNeed } from '../demand/demand.rules.ts';
import { DEMAND_TEXT } from '../demand/demand.text.ts';
import { demandLine } from '../demand/demand-line.resource.ts';
import { purchaseOrder } from './order.resource.ts';
import { ORDER_TEXT } from './order.text.ts';
import { supplierForm } from './order-forms.resource.ts';

/** Several needs of one ship or unit, of one type, become one draft. */
export const orderOfNeeds = defineMake({
  name: 'make',
  label: ORDER_TEXT.make,
  from: demandLine,
  to: purchaseOrder,
  tail: 'from-demand',
  same: { by: ['organizationId', 'purchaseType'], else: DEMAND_TEXT.oneShip },
  against: takenNeed,
  ask: supplierForm,
  together: true,
  done: ORDER_TEXT.made,
});
