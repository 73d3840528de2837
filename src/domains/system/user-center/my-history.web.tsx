import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { scrollStop } from '../../../kernel/web/fields/scroll-stop.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
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

const SIZE = 20;

const box = scrollStop(t(TEXT.history));

/** What I have done, newest first. */
export function MyHistory() {
  const [page, setPage] = useState(0);
  const { data, isPending } = useQuery({
    queryKey: ['system', 'myHistory', page],
    queryFn: ({ signal }) => request<Page>(myHistory.method, myHistory.path, { query: { page, size: SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div ref={box}>
      <Table
        size="small"
        rowKey={(line) => `${line.requestId}${line.resource}${line.recordId}${line.action}${line.at}`}
        loading={isPending}
        dataSource={data?.content ?? []}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <span className="centre-quiet">{t(TEXT.noHistory)}</span> }}
        pagination={{
          current: page + 1,
          pageSize: SIZE,
          total: data?.totalElements ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          itemRender: namedArrows,
          onChange: (next) => setPage(next - 1),
        }}
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
    </div>
  );
}
