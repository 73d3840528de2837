import { InboxOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '../../../kernel/web/confirm.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ChosenBar } from '../../../kernel/web/list/batch/chosen-bar.tsx';
import { List } from '../../../kernel/web/list/list.tsx';
import { Message } from '../../../kernel/web/list/list-message.tsx';
import { ListSearch } from '../../../kernel/web/list/search/list-search.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { type Alike, alike } from './alike.rules.ts';
import type { MessageView } from './message.calls.ts';
import { MESSAGE_TEXT as TEXT } from './message.text.ts';
import { MessageRow } from './message-row.web.tsx';
import { PAGE_SIZE, useInbox } from './use-inbox.web.ts';

const Choices = lazy(async () => ({ default: (await import('./choices.web.tsx')).Choices }));

function atPage(params: URLSearchParams, page: number): URLSearchParams {
  if (page > 0) params.set('page', `${page + 1}`);
  else params.delete('page');
  return params;
}

/** A message on the page: how many of its kind stand together where it is their first, and those folded away behind it. */
type Row = MessageView & { of: number; others: readonly MessageView[] };

const alone = (message: MessageView): Row => ({ ...message, of: 1, others: [] });
const idsOf = (row: Row): number[] => [row.id, ...row.others.map((one) => one.id)];

const shown = (groups: readonly Alike[], unfolded: readonly number[]): Row[] =>
  groups.flatMap(({ head, others }) => {
    const of = others.length + 1;
    return unfolded.includes(head.id) ? [{ ...alone(head), of }, ...others.map(alone)] : [{ ...head, of, others }];
  });

/** The inbox: notices, approval requests, alerts. */
export function Page() {
  const [params, change] = useOwnSearch();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<number[]>([]);
  const [choosing, setChoosing] = useState(false);
  const page = Math.max(0, Number(params.get('page') ?? 1) - 1) || 0;
  const kind = params.get('kind') ?? undefined;
  const unread = params.get('unread') === '1';
  const q = params.get('q') ?? '';
  const inbox = useInbox({ page, kind, unread, q });
  const messages = inbox.data?.content;
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const rows = useMemo(() => messages && shown(alike(messages), unfolded), [messages, unfolded]);
  const kinds = inbox.data?.kinds ?? [];
  const total = inbox.data?.totalElements ?? 0;
  const waiting = kinds.reduce((sum, one) => sum + (kind && one.kind !== kind ? 0 : one.unread), 0);
  const filtered = unread || q !== '' || kind !== undefined;
  const chosen = (rows ?? []).filter((row) => selected.includes(row.id)).flatMap(idsOf);

  const ask = (part: Record<string, string | undefined>): void => {
    setSelected([]);
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

  function turn({ id, others }: Row): void {
    setSelected([]);
    setUnfolded((now) => (others.length > 0 ? [...now, id] : now.filter((one) => one !== id)));
  }
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
    setSelected([]);
  }

  return (
    <>
      <List<Row>
        title={t(TEXT.title)}
        acts={
          <>
            <Button icon={<SettingOutlined />} onClick={() => setChoosing(true)}>
              {t(TEXT.settings)}
            </Button>
            <GuardButton
              disabled={waiting === 0 || !messages?.length}
              onClick={() =>
                inbox.readAll.mutateAsync(Math.max(...(messages ?? []).map((row) => row.id), 0)).catch(() => undefined)
              }
            >
              {t(TEXT.readAll)}
            </GuardButton>
          </>
        }
        search={
          <ListSearch
            views={
              <Segmented
                aria-label={t(TEXT.which)}
                value={unread ? 'unread' : 'all'}
                options={[
                  { value: 'all', label: t(TEXT.all) },
                  { value: 'unread', label: waiting > 0 ? `${t(TEXT.unread)} ${waiting}` : t(TEXT.unread) },
                ]}
                onChange={(value) => ask({ unread: value === 'unread' ? '1' : undefined })}
              />
            }
            filters={
              <Select
                aria-label={t(TEXT.kind)}
                value={kind ?? ''}
                popupMatchSelectWidth={false}
                options={[
                  { value: '', label: t(TEXT.allKinds) },
                  ...kinds.map((one) => ({ value: one.kind, label: `${one.label} ${one.total}` })),
                ]}
                onChange={(value) => ask({ kind: value || undefined })}
              />
            }
            held={kind ? 1 : 0}
            keyword={{ label: t(TEXT.search), value: q, onSearch: (word) => ask({ q: word || undefined }) }}
            onClear={q || kind ? () => ask({ q: undefined, kind: undefined }) : undefined}
          />
        }
        batch={
          chosen.length > 0 ? (
            <ChosenBar n={chosen.length} onClear={() => setSelected([])}>
              <Button
                size="small"
                onClick={() => {
                  inbox.read.mutate(chosen);
                  setSelected([]);
                }}
              >
                {t(TEXT.read)}
              </Button>
              <Button size="small" danger onClick={() => void remove(chosen)}>
                {t(TEXT.remove)}
              </Button>
            </ChosenBar>
          ) : undefined
        }
        label={t(TEXT.list)}
        rowKey="id"
        rows={rows}
        loading={inbox.isFetching}
        error={inbox.data ? undefined : inbox.error}
        onRetry={() => void inbox.refetch()}
        empty={
          <Message
            icon={q || kind ? <SearchOutlined /> : <InboxOutlined />}
            title={t(q || kind ? TEXT.noMatch : unread ? TEXT.noUnread : TEXT.none)}
          >
            {filtered && (
              <Button onClick={() => ask({ unread: undefined, q: undefined, kind: undefined })}>{t(TEXT.clear)}</Button>
            )}
          </Message>
        }
        card={(message) => (
          <MessageRow
            message={message}
            alike={message.of}
            folded={message.others.length > 0}
            onFold={() => turn(message)}
            onOpen={() => open(message)}
            onRead={() => inbox.read.mutate(idsOf(message))}
            onRemove={() => void remove(idsOf(message))}
          />
        )}
        selection={{
          keys: selected,
          onChange: (keys) => setSelected(keys.map(Number)),
          nameOf: (message) => message.title,
        }}
        paging={{
          page,
          size: PAGE_SIZE,
          total,
          held: messages?.length,
          onPage: (next) => ask({ page: next > 0 ? `${next + 1}` : undefined }),
        }}
      />
      <Suspense>{choosing && <Choices onClose={() => setChoosing(false)} />}</Suspense>
    </>
  );
}
