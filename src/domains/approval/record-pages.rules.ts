import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand; a run is no declared resource, but has its place as any record. */
export const recordPages: RecordPages = { 'approval.run': 'approval/Tasks' };
