import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { tender } from './tender.resource.ts';

export const tenders = recordsOf(tender);
