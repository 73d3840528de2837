/** What other domains may use of the system domain in browser and server. */
export { announcement } from './announcements/announcement.resource.ts';
export type { DictionarySeed } from './dictionaries/dictionary-seed.text.ts';
export { job } from './jobs/job.resource.ts';
export { organization } from './organizations/organization.resource.ts';
export { shipResponsibility } from './responsibilities/ship-responsibility.resource.ts';
export { user } from './users/user.resource.ts';
