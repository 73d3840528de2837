/** What other domains may use of purchases in browser and server: what suppliers see of them, and the figures of a quotation. */
export { confirmForm } from './orders/order-forms.resource.ts';
export { freightBase, netBaseAmount, netBasePrice } from './quotations/quote-price.rules.ts';
export { quoteTotals } from './quotations/quote-totals.rules.ts';
export { invitationFace } from './vendors/invitation.resource.ts';
export { orderFace } from './vendors/order-face.resource.ts';
export { quotationFace } from './vendors/quotation-face.resource.ts';
