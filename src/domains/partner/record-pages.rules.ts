import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'partner.partner': 'partner/MerchantInfo',
  'partner.vendorUser': 'partner/VendorUser',
};
