/** What other domains may use of purchases in browser and server: the words of quotations. */
export { orderFlow } from './orders/order.flow.ts';
export { FREIGHT_MODES, LINE_STATES, OFFERED_SOURCES } from './quotations/quotation-words.text.ts';
export { freightBase, netBaseAmount, netBasePrice } from './quotations/quote-price.rules.ts';
