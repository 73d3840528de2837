import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import { getMail } from './mail.calls.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';
import { TONES } from './outbox.web.tsx';
import { smtpCause } from './smtp-words.rules.ts';

function Why({ answer }: { answer: string }) {
  const cause = smtpCause(answer);
  return (
    <>
      {cause && <span>{t(cause)}</span>} <span translate="no">{answer}</span>
    </>
  );
}

/** One mail as it goes, and why it has not gone. */
export function MailContent({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => call(getMail, { params: { id }, signal, quiet: true }),
  });
  const time = (at: string | null): string => (at ? wholeTime(at) : '—');
  return (
    <Drawer open title={t(TEXT.content)} size={560} onClose={onClose} closable={{ 'aria-label': t(TEXT.close) }}>
      {error && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <h2 className="mail-title" translate="no">
            {data.subject}
          </h2>
          <dl className="mail-facts">
            <dt>{t(TEXT.recipient)}</dt>
            <dd translate="no">{data.recipient}</dd>
            <dt>{t(TEXT.state)}</dt>
            <dd>
              <StatusTag tone={TONES[data.state]}>{t(TEXT[data.state])}</StatusTag>
            </dd>
            <dt>{t(TEXT.created)}</dt>
            <dd>{time(data.createdAt)}</dd>
            <dt>{t(TEXT.sent)}</dt>
            <dd>{time(data.sentAt)}</dd>
            {data.files.length > 0 && (
              <>
                <dt>{t(TEXT.files)}</dt>
                <dd translate="no">{listed(data.files)}</dd>
              </>
            )}
            {data.nextTry && data.tries > 0 && (
              <>
                <dt>{t(TEXT.nextTry)}</dt>
                <dd>{time(data.nextTry)}</dd>
              </>
            )}
            {data.error && (
              <>
                <dt>{t(TEXT.error)}</dt>
                <dd className="mail-error">
                  <Why answer={data.error} />
                </dd>
              </>
            )}
          </dl>
          <pre className="mail-text" translate="no">
            {data.text}
          </pre>
        </>
      )}
    </Drawer>
  );
}
