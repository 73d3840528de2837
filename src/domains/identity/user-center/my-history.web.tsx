import { keepPreviousData, useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { request } from '../../../kernel/web/request.ts';
import { myHistory } from '../personal/personal.calls.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

type Line = {
  at: string;
  resource: string;
  recordId: number;
  label: string;
  name: string | null;
  action: string;
  actionLabel: string;
  actorName: string | null;
  reason: string | null;
  changes: unknown;
  requestId: string | null;
};
type Page = { content: Line[]; totalElements: number };

const SIZE = 50;

/** What I have done, newest first. */
export function MyHistory() {
  const [page, setPage] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system', 'myHistory', page],
    queryFn: ({ signal }) =>
      request<Page>(myHistory.method, myHistory.path, { query: { page, size: SIZE }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <EmbeddedList
      label={t(TEXT.history)}
      rowKey={(line) => `${line.requestId}${line.resource}${line.recordId}${line.action}${line.at}`}
      rows={data?.content}
      loading={isFetching}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      empty={t(TEXT.noHistory)}
      paging={{ page, size: SIZE, total: data?.totalElements ?? 0, onPage: setPage }}
      columns={[
        { title: t(TEXT.at), dataIndex: 'at', render: (at: string) => dayjs(at).format('YYYY-MM-DD HH:mm:ss') },
        {
          title: t(TEXT.action),
          dataIndex: 'actionLabel',
        },
        { title: t(TEXT.record), render: (_, line) => `${line.label} · ${line.name ?? `#${line.recordId}`}` },
        {
          title: t(TEXT.changes),
          align: 'right',
          render: (_, line) =>
            Array.isArray(line.changes) && line.changes.length > 0 ? t(TEXT.fields, { n: line.changes.length }) : '—',
        },
      ]}
    />
  );
}
