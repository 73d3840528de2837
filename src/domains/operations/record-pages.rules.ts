import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'operations.book': 'system/Books',
  'operations.callLog': 'system/Logs/calls',
  'operations.changeLog': 'system/Logs/changes',
  'operations.errorLog': 'system/Logs/errors',
  'operations.paymentOrder': 'system/Payment',
  'operations.scriptRun': 'system/Scripts',
  'operations.signInRecord': 'system/Logs/signIns',
  'operations.storedFile': 'system/Files',
};
