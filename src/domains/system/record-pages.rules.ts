import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'system.announcement': 'system/Announcements',
  'system.book': 'system/Books',
  'system.callLog': 'system/Logs/calls',
  'system.changeLog': 'system/Logs/changes',
  'system.dictionary': 'system/Dictionaries',
  'system.errorLog': 'system/Logs/errors',
  'system.menu': 'system/Menus',
  'system.organization': 'system/Departments',
  'system.organizationChange': 'system/OrganizationChanges',
  'system.paymentOrder': 'system/Payment',
  'system.role': 'system/Roles',
  'system.scriptRun': 'system/Scripts',
  'system.shipResponsibility': 'system/ShipResponsibilities',
  'system.signInRecord': 'system/Logs/signIns',
  'system.storedFile': 'system/Files',
  'system.user': 'system/Users',
  'system.vessel': 'system/Vessels',
};
