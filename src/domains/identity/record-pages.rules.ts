import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'identity.dictionary': 'system/Dictionaries',
  'identity.menu': 'system/Menus',
  'identity.organization': 'system/Departments',
  'identity.organizationChange': 'system/OrganizationChanges',
  'identity.role': 'system/Roles',
  'identity.user': 'system/Users',
};
