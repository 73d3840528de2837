/** What other domains and the app may use of partners on the server. */
export {
  type AccountSnapshot,
  accountNumber,
  defaultAccount,
  verifiedAccount,
} from './accounts/verified-account.server.ts';
export { submitPaper, withdrawPaper } from './papers/papers-of-firm.server.ts';
export { demoProposedPapers } from './papers/proposed-paper.demo.ts';
export { partnerModule } from './partner.server.ts';
export { moveStanding } from './partners/move-standing.server.ts';
export { partnersInRole } from './partners/partners-in-role.server.ts';
export { type PartnerFacts, standingOf, suppliersOf } from './partners/standing-of.server.ts';
export {
  addColleague,
  assertMayInvite,
  disableColleague,
  enableColleague,
} from './vendor-users/colleagues.server.ts';
export { VENDOR_USERS } from './vendor-users/published-vendor-users.server.ts';
export { noteSignIn, noteVendorUser } from './vendor-users/vendor-user.server.ts';
