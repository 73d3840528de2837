import { useNavigate } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import type { ColumnSpec } from '../../../kernel/web/list/columns/column-set.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { invitationFace } from '../../purchasing/public.ts';
import { PhoneTitle } from '../area/phone-title.web.tsx';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { TimeLeft } from './time-left.web.tsx';

/** Some are over before their time. */
const ENDED = ['CANCELLED', 'AWARDED', 'NOT_AWARDED', 'CLOSED'];

function Left({ row: { deadline, standing } }: { row: AnyRow }) {
  const over = ENDED.includes(String(standing)) || Date.parse(String(deadline)) < serverNow();
  return over ? '—' : <TimeLeft deadline={String(deadline)} />;
}

const COLUMNS: readonly ColumnSpec[] = [
  { field: 'inquiryNo', width: 150 },
  { field: 'title', width: 'rest', priority: 1 },
  { field: 'roundNo', width: 96, render: ({ roundNo }) => t(TEXT.round, { n: Number(roundNo) }) },
  { field: 'lineCount', priority: 3 },
  { field: 'deadline', priority: 1 },
  { field: 'left', label: TEXT.left, width: 150, sortable: false, render: (row) => <Left row={row} /> },
  { field: 'standing', priority: 1 },
  { field: 'receiptNo', width: 170, priority: 3 },
];

const addressOf = ({ id }: AnyRow): string => `/vendor/quote/inquiries/${id}`;

/** The inquiries to which one was invited, the latest deadline first. */
export function Invitations() {
  const navigate = useNavigate();
  return (
    <>
      <PhoneTitle>{t(invitationFace.label)}</PhoneTitle>
      <ResourceList
        resource={invitationFace}
        title={invitationFace.label}
        scope={t(TEXT.sealedNote)}
        columns={COLUMNS}
        hrefOf={addressOf}
        onOpen={(row) => navigate(addressOf(row))}
      />
    </>
  );
}
