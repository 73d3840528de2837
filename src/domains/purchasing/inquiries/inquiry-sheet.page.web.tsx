import { useMemo } from 'react';
import { rowsOf } from '../../../kernel/resource/open.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { tenderOfInquiry } from '../tenders/tender.calls.ts';
import { inquiry } from './inquiry.resource.ts';
import { INQUIRY_TEXT as TEXT } from './inquiry.text.ts';
import { detailSlots } from './inquiry-parts.web.tsx';

const saved = (): readonly SavedFilter[] => [
  { key: 'out', label: TEXT.out, filters: { inquiryStatus: ['PUBLISHED'] } },
  { key: 'toOpen', label: TEXT.toOpen, filters: { inquiryStatus: ['LOCKED'] } },
  { key: 'toAward', label: TEXT.toAward, filters: { inquiryStatus: ['OPENED'] } },
  { key: 'mine', label: TEXT.mine, filters: { buyerId: [String(currentSession()?.user.id)] } },
];

/** What is asked for follows from the needs; buyers say terms, suppliers and words. */
const LOCKED = [rowsOf('lines'), 'lines.materialId', 'lines.partSource', 'lines.unitId', 'lines.needBy'];
/** What follows from needs and openings stands on the page alone. */
const HIDDEN = [
  'sources',
  'rounds',
  'lines.lineNo',
  'invites.inviteStatus',
  'invites.viewedAt',
  'invites.quotedAt',
  'invites.declineReason',
];

/** Inquiries from the draft to their orders. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      makes: [tenderOfInquiry],
      list: { savedFilters: saved(), omit: ['create', 'import'] },
      form: { locked: LOCKED, hidden: () => HIDDEN },
      detail: detailSlots(),
    }),
    [],
  );
  return <ResourcePage resource={inquiry} slots={slots} />;
}
