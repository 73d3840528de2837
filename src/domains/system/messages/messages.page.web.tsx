import { InboxOutlined, SearchOutlined, SettingOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Checkbox, Pagination, Segmented, Select } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '../../../kernel/web/confirm.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { SearchWord } from '../../../kernel/web/fields/search-word.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { useOwnSearch } from '../../../kernel/web/list/use-own-search.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import '../../../kernel/web/list/list.css';
import type { MessageView } from './message.calls.ts';
import { MESSAGE_TEXT as TEXT } from './message.text.ts';
import { MessageRow } from './message-row.web.tsx';
import './messages.css';
import { PAGE_SIZE, useInbox } from './use-inbox.web.ts';

const Choices = lazy(async () => ({ default: (await import('./choices.web.tsx')).Choices }));

function atPage(params: URLSearchParams, page: number): URLSearchParams {
  if (page > 0) params.set('page', `${page + 1}`);
  else params.delete('page');
  return params;
}

/** The inbox: notices, approval requests, alerts. */
export function Page() {
  const [params, change] = useOwnSearch();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [choosing, setChoosing] = useState(false);
  const page = Math.max(0, Number(params.get('page') ?? 1) - 1) || 0;
  const kind = params.get('kind') ?? undefined;
  const unread = params.get('unread') === '1';
  const q = params.get('q') ?? '';
  const inbox = useInbox({ page, kind, unread, q });
  const rows = inbox.data?.content ?? [];
  const kinds = inbox.data?.kinds ?? [];
  const total = inbox.data?.totalElements ?? 0;
  const waiting = kinds.reduce((sum, one) => sum + (kind && one.kind !== kind ? 0 : one.unread), 0);
  const filtered = unread || q !== '' || kind !== undefined;
  const chosen = rows.filter((row) => selected.has(row.id)).map((row) => row.id);

  const ask = (part: Record<string, string | undefined>): void => {
    setSelected(new Set());
    change((now) => {
      for (const [name, value] of Object.entries({ page: undefined, ...part }))
        if (value) now.set(name, value);
        else now.delete(name);
      return now;
    });
  };
  // What was deleted may have been all there was on the last page.
  useEffect(() => {
    const last = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
    if (inbox.data && !inbox.isPlaceholderData && page > last) change((now) => atPage(now, last), { replace: true });
  }, [inbox.data, inbox.isPlaceholderData, page, total, change]);

  function open({ id, link, readAt }: MessageView): void {
    if (readAt === null) inbox.read.mutate([id]);
    if (link) void navigate(link);
  }
  async function remove(ids: number[]): Promise<void> {
    const yes = await confirm({
      title: t(TEXT.removeSure, { n: ids.length }),
      effect: t(TEXT.removeEffect),
      act: t(TEXT.remove),
      danger: true,
    });
    if (!yes) return;
    await inbox.remove.mutateAsync(ids).catch(() => undefined);
    setSelected(new Set());
  }
  const pick = (ids: readonly number[], on: boolean): void =>
    setSelected((now) => {
      const next = new Set(now);
      for (const id of ids)
        if (on) next.add(id);
        else next.delete(id);
      return next;
    });

  return (
    <div className="inbox">
      <header className="inbox-top">
        <h1>{t(TEXT.title)}</h1>
        <Button icon={<SettingOutlined />} onClick={() => setChoosing(true)}>
          {t(TEXT.settings)}
        </Button>
        <GuardButton
          disabled={waiting === 0 || rows.length === 0}
          onClick={() => inbox.readAll.mutateAsync(Math.max(...rows.map((row) => row.id), 0)).catch(() => undefined)}
        >
          {t(TEXT.readAll)}
        </GuardButton>
      </header>
      <section className="inbox-panel" aria-label={t(TEXT.list)}>
        <div className="inbox-band">
          <Segmented
            aria-label={t(TEXT.which)}
            value={unread ? 'unread' : 'all'}
            options={[
              { value: 'all', label: t(TEXT.all) },
              { value: 'unread', label: waiting > 0 ? `${t(TEXT.unread)} ${waiting}` : t(TEXT.unread) },
            ]}
            onChange={(value) => ask({ unread: value === 'unread' ? '1' : undefined })}
          />
          <Select
            aria-label={t(TEXT.kind)}
            className="inbox-kind"
            value={kind ?? ''}
            popupMatchSelectWidth={false}
            options={[
              { value: '', label: t(TEXT.allKinds) },
              ...kinds.map((one) => ({ value: one.kind, label: `${one.label} ${one.total}` })),
            ]}
            onChange={(value) => ask({ kind: value || undefined })}
          />
          <SearchWord
            className="inbox-search"
            label={t(TEXT.search)}
            value={q}
            onSearch={(word) => ask({ q: word || undefined })}
          />
        </div>
        {rows.length > 0 && (
          <div className="inbox-batch">
            <Checkbox
              checked={chosen.length === rows.length}
              indeterminate={chosen.length > 0 && chosen.length < rows.length}
              onChange={(event) =>
                pick(
                  rows.map((row) => row.id),
                  event.target.checked,
                )
              }
            >
              {chosen.length > 0 ? t(TEXT.selected, { n: chosen.length }) : t(TEXT.selectAll)}
            </Checkbox>
            {chosen.length > 0 && (
              <>
                <Button
                  size="small"
                  onClick={() => {
                    inbox.read.mutate(chosen);
                    setSelected(new Set());
                  }}
                >
                  {t(TEXT.read)}
                </Button>
                <Button size="small" danger onClick={() => void remove(chosen)}>
                  {t(TEXT.remove)}
                </Button>
              </>
            )}
          </div>
        )}
        {inbox.error && (
          <Message icon={<WarningOutlined />} title={t(TEXT.failed)} alert>
            <p className="list-message-more">{messageOf(inbox.error)}</p>
            <Button onClick={() => void inbox.refetch()}>{t(TEXT.retry)}</Button>
          </Message>
        )}
        {inbox.isPending && <SkeletonRows />}
        {inbox.data && rows.length === 0 && (
          <Message
            icon={filtered && !(unread && !q && !kind) ? <SearchOutlined /> : <InboxOutlined />}
            title={t(!filtered ? TEXT.none : unread && !q && !kind ? TEXT.noUnread : TEXT.noMatch)}
          >
            {filtered && (
              <Button onClick={() => ask({ unread: undefined, q: undefined, kind: undefined })}>{t(TEXT.clear)}</Button>
            )}
          </Message>
        )}
        <ul className="inbox-list" aria-busy={inbox.isFetching}>
          {rows.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              selected={selected.has(message.id)}
              onSelect={(on) => pick([message.id], on)}
              onOpen={() => open(message)}
              onRead={() => inbox.read.mutate([message.id])}
              onRemove={() => void remove([message.id])}
            />
          ))}
        </ul>
        {total > 0 && (
          <nav className="inbox-foot" aria-label={t(TEXT.list)}>
            <span>{t(TEXT.range, { from: page * PAGE_SIZE + 1, to: page * PAGE_SIZE + rows.length, n: total })}</span>
            {total > PAGE_SIZE && (
              <Pagination
                simple={{ readOnly: true }}
                current={page + 1}
                pageSize={PAGE_SIZE}
                total={total}
                itemRender={namedArrows}
                onChange={(next) => ask({ page: next > 1 ? `${next}` : undefined })}
              />
            )}
          </nav>
        )}
      </section>
      <Suspense>{choosing && <Choices onClose={() => setChoosing(false)} />}</Suspense>
    </div>
  );
}
