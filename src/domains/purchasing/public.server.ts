/** What other domains and the app may use of purchases on the server: what the suppliers' area shows of them. */
export { confirmVendorOrder, orderOfVendor, ordersOfVendor } from './vendors/vendor-orders.server.ts';
export {
  beginQuote,
  declineInvitation,
  invitationOf,
  invitationsOf,
  keepQuoteDraft,
  submitVendorQuote,
  withdrawVendorQuote,
} from './vendors/vendor-quotes.server.ts';
