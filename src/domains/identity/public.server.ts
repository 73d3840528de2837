/** What other domains and the app may use of people and permissions on the server. */
export { authenticate, TOKEN_COOKIE } from './auth/authenticate.server.ts';
/** What the sign-in of suppliers shares with that of staff: captcha, sealed passwords, attempts that are counted, the log. */
export { placeOf } from './auth/browser.server.ts';
export { takeCaptcha } from './auth/captcha.server.ts';
export { openCiphertext } from './auth/ciphertext.server.ts';
export { assertNewPassword, hashedPassword, passwordMatches } from './auth/credential.server.ts';
export { accountByName, hasAccounts, identitiesOf, identityOf } from './auth/identity.server.ts';
export { WRONG_CAPTCHA } from './auth/lockout.rules.ts';
export { clearAttempts, crowded, inTurn, isCrowded, refusalAfter, takeAttempt } from './auth/lockout.server.ts';
export { hashOf, newToken } from './auth/secrets.server.ts';
export { forgetSessions } from './auth/session.server.ts';
export { countOldSignIns, logSignIn, purgeSignIns } from './auth/sign-in-log.server.ts';
export { DEMO_USERNAMES, demoAccounts } from './demo/accounts.server.ts';
export { asPerson } from './demo/as-person.server.ts';
export { type FirstAccounts, firstAccounts, keepFirstAccounts } from './demo/first-accounts.server.ts';
export { type DemoOrganizations, demoShipOrganization, demoUnits } from './demo/organizations.demo.ts';
export { signOn } from './demo/users.demo.ts';
export { seedDictionaries } from './dictionaries/dictionary.server.ts';
export { identityModule } from './identity.server.ts';
export { demoMenuUse } from './menus/menu-use.demo.ts';
export { demoSignIns } from './online/sign-ins.demo.ts';
export { organizationCode, organizationRows } from './organizations/organization.server.ts';
export { assertApart, type Part } from './people/apart.server.ts';
export {
  findPeople,
  holderCounts,
  holdersOf,
  leadersAbove,
  openAccounts,
  organizationOf,
  type PersonCard,
  personCards,
  whoSees,
} from './people/people.server.ts';
export { personName } from './people/person-name.server.ts';
export { JOBS, MENU_USE, PEOPLE, SESSIONS, UNITS } from './people/published-people.server.ts';
export { catalogueOf, permissionsIn } from './permissions/catalogue.server.ts';
export { roleIds } from './roles/role-ids.server.ts';
export { withoutGiving } from './users/holdings.server.ts';
export { withoutOwnGain } from './users/own-gain.server.ts';
