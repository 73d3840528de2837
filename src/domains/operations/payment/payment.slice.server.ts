import type { Slice } from '../../../kernel/server/compose.ts';
import { paymentPage } from './payment.page.ts';
import { paymentEndpoints } from './payment.server.ts';
import { paymentCallback } from './payment-callback.resource.ts';
import { paymentOrder } from './payment-order.resource.ts';
import { paymentSettings } from './payment-settings.server.ts';

/** Orders to be paid, by bank transfer and Alipay. */
export const paymentSlice: Slice = {
  resources: [paymentOrder, paymentCallback],
  endpoints: paymentEndpoints,
  settings: paymentSettings,
  finder: { 'operations.paymentCallback': { omit: true } },
  acts: { 'operations.paymentOrder': { code: { zh: '取付款码', en: 'Payment code fetched' } } },
  pages: [paymentPage],
};
