import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'voyage.finding': 'voyage/Findings',
  'voyage.initInfo': 'voyage/NewVoyageInitInfo',
  'voyage.report': 'voyage/Detailed',
  'voyage.reportCorrection': 'voyage/ReportCorrections',
  'voyage.voyage': 'voyage/VoyageNumber',
};
