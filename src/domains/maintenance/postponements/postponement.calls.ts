import { defineMake } from '../../../kernel/flow/make-from.ts';
import { workOrder } from '../work-orders/work-order.resource.ts';
import { postponeForm, postponement } from './postponement.resource.ts';
import { againstPostponing } from './postponement.rules.ts';
import { POSTPONE_TEXT as TEXT } from './postponement.text.ts';

/** That an order may be due later, as a document that is approved. */
export const postponementOfOrder = defineMake({
  name: 'postpone',
  label: TEXT.make,
  from: workOrder,
  to: postponement,
  tail: 'from-order',
  single: true,
  against: againstPostponing,
  ask: postponeForm,
  whole: true,
  done: TEXT.made,
});
