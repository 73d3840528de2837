import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { quotation } from '../quotations/quotation.resource.ts';
import { tender } from './tender.resource.ts';

export const tenders = recordsOf(tender);
export const bidsOf = recordsOf(quotation);
