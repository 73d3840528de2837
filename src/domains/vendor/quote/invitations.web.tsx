import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { Tone } from '../../../kernel/resource/tone.ts';
import type { Text } from '../../../kernel/text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { wholeTime } from '../../../kernel/web/when.ts';
import { vendorCall } from '../area/vendor-session.web.ts';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { TimeLeft } from './time-left.web.tsx';
import { type InvitationView, invitationsCall } from './vendor.calls.ts';

type Stand = { text: Text; tone: Tone };

/** How an invitation stands, in the words of whom it was sent to. */
function standOf({
  state,
  inviteStatus,
  quoteStatus,
}: Pick<InvitationView, 'state' | 'inviteStatus' | 'quoteStatus'>): Stand {
  if (state === 'AWARDED') return { text: TEXT.awarded, tone: 'green' };
  if (state === 'NOT_AWARDED') return { text: TEXT.notAwarded, tone: 'slate' };
  if (state === 'CANCELLED') return { text: TEXT.cancelled, tone: 'slate' };
  if (inviteStatus === 'QUOTED') return { text: TEXT.quoted, tone: 'green' };
  if (inviteStatus === 'DECLINED') return { text: TEXT.declined, tone: 'slate' };
  if (quoteStatus === 'WITHDRAWN') return { text: TEXT.withdrawn, tone: 'amber' };
  return state === 'OPEN' ? { text: TEXT.toQuote, tone: 'amber' } : { text: TEXT.closed, tone: 'grey' };
}

export function Standing({ row }: { row: Pick<InvitationView, 'state' | 'inviteStatus' | 'quoteStatus'> }) {
  const { text, tone } = standOf(row);
  return <StatusTag tone={tone}>{t(text)}</StatusTag>;
}

/** The inquiries to which one was invited, what is to be quoted first. */
export function Invitations() {
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ['vendor', 'invitations'],
    queryFn: ({ signal }) => vendorCall(invitationsCall, { signal }),
  });
  const rows = found.data?.rows.toSorted((a, b) => Number(b.state === 'OPEN') - Number(a.state === 'OPEN'));
  return (
    <>
      <h1>{t(TEXT.invitations)}</h1>
      <section className="vendor-panel">
        <EmbeddedList<InvitationView>
          label={t(TEXT.invitations)}
          rows={rows}
          rowKey="id"
          error={found.error}
          onRetry={() => void found.refetch()}
          onOpen={({ id }) => navigate(`/vendor/quote/inquiries/${id}`)}
          empty={`${t(TEXT.none)}${t(TEXT.stop)}${t(TEXT.noneMore)}`}
          columns={[
            {
              title: t(TEXT.number),
              render: (_, row) => <Link to={`/vendor/quote/inquiries/${row.id}`}>{row.inquiryNo}</Link>,
            },
            { title: t(TEXT.title), render: (_, row) => row.title },
            { title: t(TEXT.roundHead), render: (_, row) => t(TEXT.round, { n: row.roundNo }) },
            { title: t(TEXT.lineCount), align: 'right', render: (_, row) => row.lines },
            { title: t(TEXT.deadline), render: (_, row) => wholeTime(row.deadline) },
            {
              title: t(TEXT.left),
              render: (_, row) => (row.state === 'OPEN' ? <TimeLeft deadline={row.deadline} /> : '—'),
            },
            { title: t(TEXT.state), render: (_, row) => <Standing row={row} /> },
            { title: t(TEXT.receiptNo), render: (_, row) => row.receiptNo ?? '—' },
          ]}
        />
      </section>
      <p className="list-message-more">{t(TEXT.sealedNote)}</p>
    </>
  );
}
