/** What other domains and the app may use of purchases on the server: what the suppliers' area shows of them. */
export { invitationOf } from './vendors/asked.server.ts';
export { confirmVendorOrder, vendorOrder } from './vendors/vendor-orders.server.ts';
export {
  beginQuote,
  declineInvitation,
  keepQuoteDraft,
  submitVendorQuote,
  vendorQuotation,
  withdrawVendorQuote,
} from './vendors/vendor-quotes.server.ts';
