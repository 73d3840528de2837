/** What other domains and the app may use of the system domain on the server. */
export { demoReceipts } from './announcements/announcement.demo.ts';
export { authenticate, TOKEN_COOKIE } from './auth/authenticate.server.ts';
export { accountByName, companyDay, hasAccounts, identityOf } from './auth/identity.server.ts';
export { demoAccounts } from './demo/accounts.server.ts';
export { type FirstAccounts, firstAccounts, keepFirstAccounts } from './demo/first-accounts.server.ts';
export { seedDictionaries } from './dictionaries/dictionary.server.ts';
export { type Notification, notify } from './messages/notify.server.ts';
export { organizationRows } from './organizations/organization.server.ts';
export {
  findPeople,
  holderCounts,
  holdersOf,
  leadersAbove,
  openAccounts,
  organizationOf,
  organizationOfVessel,
  type PersonCard,
  personCards,
  superintendentsOf,
  whoSees,
} from './people/people.server.ts';
export { systemModule } from './system.server.ts';
export { createVessel } from './vessels/vessel.server.ts';
export { vesselById, vesselsOf } from './vessels/vessel-reader.server.ts';
