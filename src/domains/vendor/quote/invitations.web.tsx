import { useNavigate } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import type { ColumnSpec } from '../../../kernel/web/list/columns/column-set.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import { invitationFace } from '../../purchasing/public.ts';
import { NO_PEEK } from '../area/no-peek.web.ts';
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

/** On a card the time that is left stands beside its end. */
const ON_CARDS = COLUMNS.map((column) =>
  typeof column !== 'string' && column.field === 'deadline'
    ? {
        ...column,
        render: (row: AnyRow) => (
          <>
            {wholeTime(String(row.deadline))} <Left row={row} />
          </>
        ),
      }
    : column,
);

const addressOf = ({ id }: AnyRow): string => `/vendor/quote/inquiries/${id}`;

/** The inquiries to which one was invited, the latest deadline first. */
export function Invitations() {
  const navigate = useNavigate();
  const mobile = useMobile();
  return (
    <>
      <PhoneTitle>{t(invitationFace.label)}</PhoneTitle>
      <ResourceList
        resource={invitationFace}
        title={invitationFace.label}
        scope={t(TEXT.sealedNote)}
        columns={mobile ? ON_CARDS : COLUMNS}
        omit={NO_PEEK}
        hrefOf={addressOf}
        onOpen={(row) => navigate(addressOf(row))}
      />
    </>
  );
}
