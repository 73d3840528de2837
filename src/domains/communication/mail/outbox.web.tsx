import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { SearchWord } from '../../../kernel/web/fields/search-word.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { shortTime } from '../../../kernel/web/when.ts';
import { cancelMails, listMails, MAIL_STATES, type MailState, retryMails } from './mail.calls.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';
import { smtpCause } from './smtp-words.rules.ts';

const MailContent = lazy(async () => ({ default: (await import('./mail-content.web.tsx')).MailContent }));

const KEY = ['mails'];
const SIZE = 50;
/** States change while mails are on their way. */
const EVERY_MS = 10_000;
export const TONES = { QUEUED: 'blue', SENT: 'green', FAILED: 'red', CANCELLED: 'grey' } as const;

/** Every mail with its state; what failed can be sent again, what waits can be cancelled. */
export function Outbox() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ page: number; state?: MailState; q: string }>({ page: 0, q: '' });
  const [selected, setSelected] = useState<number[]>([]);
  const [open, setOpen] = useState<number>();
  const { page, state, q } = asked;
  const found = useQuery({
    queryKey: [...KEY, asked],
    queryFn: ({ signal }) =>
      call(listMails, { query: { page, size: SIZE, ...(state && { state }), ...(q && { q }) }, signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
  const done = (): Promise<void> => {
    setSelected([]);
    return queries.invalidateQueries({ queryKey: KEY });
  };
  const retry = useMutation({
    mutationFn: (ids: number[]) => call(retryMails, { body: { ids } }),
    onSuccess: ({ changed }) => notify.success(t(TEXT.resent, { n: changed })),
    onSettled: done,
  });
  const cancel = useMutation({
    mutationFn: (ids: number[]) => call(cancelMails, { body: { ids } }),
    onSuccess: ({ changed }) => notify.success(t(TEXT.cancelled, { n: changed })),
    onSettled: done,
  });
  async function askCancel(ids: number[]): Promise<void> {
    const title = t(TEXT.cancelSure, { n: ids.length });
    if (await confirm({ title, effect: t(TEXT.cancelEffect), act: t(TEXT.cancel), danger: true })) cancel.mutate(ids);
  }
  const ask = (part: Partial<typeof asked>): void => {
    setSelected([]);
    setAsked((now) => ({ ...now, page: 0, ...part }));
  };
  const states = found.data?.states ?? {};
  const sending = found.data?.sending ?? false;
  const mayRetry = hasPermission(retryMails.permission);
  const mayCancel = hasPermission(cancelMails.permission);
  return (
    <>
      {found.data?.sending === false && <Alert type="warning" showIcon title={t(TEXT.notSending)} />}
      <div className="mail-band">
        <Segmented<MailState | 'all'>
          aria-label={t(TEXT.state)}
          value={state ?? 'all'}
          options={[
            { value: 'all', label: t(TEXT.all) },
            ...MAIL_STATES.map((one) => ({ value: one, label: `${t(TEXT[one])} ${states[one] ?? 0}` })),
          ]}
          onChange={(next) => ask({ state: next === 'all' ? undefined : next })}
        />
        <SearchWord className="mail-search" label={t(TEXT.search)} value={q} onSearch={(word) => ask({ q: word })} />
      </div>
      {selected.length > 0 && (
        <div className="mail-band">
          <span>{t(TEXT.selected, { n: selected.length })}</span>
          {mayRetry && <Button onClick={() => retry.mutate(selected)}>{t(TEXT.resend)}</Button>}
          {mayCancel && (
            <Button danger onClick={() => void askCancel(selected)}>
              {t(TEXT.cancel)}
            </Button>
          )}
        </div>
      )}
      <EmbeddedList
        label={t(TEXT.outbox)}
        rowKey="id"
        rows={found.data?.content}
        error={found.data ? undefined : found.error}
        onRetry={() => void found.refetch()}
        empty={t(TEXT.none)}
        selection={
          mayRetry || mayCancel
            ? {
                keys: selected,
                onChange: (keys) => setSelected(keys.map(Number)),
                nameOf: (row) => row.subject,
              }
            : undefined
        }
        paging={{
          page,
          size: SIZE,
          total: found.data?.totalElements ?? 0,
          onPage: (next) => ask({ page: next }),
        }}
        columns={[
          {
            title: t(TEXT.subject),
            render: (_, row) => (
              <>
                <button type="button" className="mail-subject" translate="no" onClick={() => setOpen(row.id)}>
                  {row.subject}
                </button>
                {row.error && row.state !== 'SENT' && (
                  <small className="mail-error">{t(smtpCause(row.error) ?? TEXT.FAILED)}</small>
                )}
              </>
            ),
          },
          {
            title: t(TEXT.state),
            render: (_, row) => <StatusTag tone={TONES[row.state]}>{t(TEXT[row.state])}</StatusTag>,
          },
          { title: t(TEXT.recipient), render: (_, row) => <span translate="no">{row.recipient}</span> },
          { title: t(TEXT.created), render: (_, row) => shortTime(row.createdAt) },
          { title: t(TEXT.sent), render: (_, row) => (row.sentAt ? shortTime(row.sentAt) : '—') },
          { title: t(TEXT.tries), dataIndex: 'tries', align: 'right' },
          {
            title: t(TEXT.actions),
            render: (_, row) => (
              <span className="mail-row-acts">
                {mayRetry && (row.state === 'FAILED' || row.state === 'CANCELLED') && (
                  <Button type="link" size="small" onClick={() => retry.mutate([row.id])}>
                    {t(TEXT.resend)}
                  </Button>
                )}
                {mayRetry && sending && row.state === 'QUEUED' && (
                  <Button type="link" size="small" onClick={() => retry.mutate([row.id])}>
                    {t(TEXT.sendNow)}
                  </Button>
                )}
                {mayCancel && (row.state === 'QUEUED' || row.state === 'FAILED') && (
                  <Button type="link" size="small" danger onClick={() => void askCancel([row.id])}>
                    {t(TEXT.cancel)}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      <Suspense>{open !== undefined && <MailContent id={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
