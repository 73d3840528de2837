/** What other domains may use of the system domain in browser and server. */
export { announcement } from './announcements/announcement.resource.ts';
export type { DictionarySeed } from './dictionaries/dictionary-seed.text.ts';
export { job } from './jobs/job.resource.ts';
export { ORGANIZATION_TYPES, type OrganizationType, organization } from './organizations/organization.resource.ts';
export { type OrganizationNode, organizationTree, withBelow } from './organizations/organization.rules.ts';
export { shipResponsibility } from './responsibilities/ship-responsibility.resource.ts';
export { user } from './users/user.resource.ts';
export { vessel } from './vessels/vessel.resource.ts';
export {
  CARGO_SPACE_KINDS,
  OWNERSHIPS,
  TANK_KINDS,
  TRADE_AREAS,
  VESSEL_STATUSES,
  VESSEL_TYPES,
} from './vessels/vessel-words.text.ts';
