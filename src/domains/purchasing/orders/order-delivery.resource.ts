import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { purchaseOrder } from './order.resource.ts';

/** Orders with the day on which they are to arrive: as the supplier promised, else as they were ordered. */
export const orderDelivery = viewOver(purchaseOrder, {
  name: 'purchasing.orderDelivery',
  fields: { deliveryDue: computed('date', { zh: '应到货日', en: 'Delivery due' }) },
  from: `select b.*, coalesce(b.promised_date, b.required_date) as delivery_due from purchasing_purchase_order b`,
});
