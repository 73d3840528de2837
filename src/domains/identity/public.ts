/** What other domains may use of people and permissions in browser and server. */
export { shipKeeper } from './auth/ship-keeper.rules.ts';
export type { DictionarySeed } from './dictionaries/dictionary-seed.text.ts';
export { job } from './jobs/job.resource.ts';
export { ACTOR_NAME, ADDRESS, DEVICE, SIGN_IN_KINDS, USER_NAME } from './online/sign-in-words.text.ts';
export { organization } from './organizations/organization.resource.ts';
export { withBelow } from './organizations/organization.rules.ts';
export { NAMES, SIGN_INS } from './people/published-names.rules.ts';
export { role } from './roles/role.resource.ts';
export { ROLE_SYSTEM_DEFAULT } from './roles/role.rules.ts';
export { deviceName } from './user-center/device.rules.ts';
export { user } from './users/user.resource.ts';
