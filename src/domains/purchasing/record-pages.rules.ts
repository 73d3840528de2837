import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'purchasing.application': 'purchasing/CrewApplication',
  'purchasing.demandLine': 'purchasing/DemandPool',
  'purchasing.inquiry': 'purchasing/InquirySheet',
  'purchasing.quotation': 'purchasing/Quotation',
  'purchasing.award': 'purchasing/Award',
  'purchasing.orderChange': 'purchasing/OrderChange',
  'purchasing.purchaseOrder': 'purchasing/OrderManager',
};
