import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Progress, Segmented } from 'antd';
import { useState } from 'react';
import { toLocalMinute } from '../../../kernel/web/fields/date-value.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { receipts } from './announcement.calls.ts';
import { ANNOUNCEMENT_TEXT as TEXT } from './announcement.text.ts';

const SIZE = 50;
type Which = 'all' | 'true' | 'false';

/** Who of the audience has read it and who has not. */
export function Receipts({ row }: { row: AnyRow }) {
  const [which, setWhich] = useState<Which>('all');
  const [page, setPage] = useState(0);
  const published = row.status === 'APPROVE';
  const { data, error, isFetching } = useQuery({
    queryKey: ['records', 'communication.announcement', 'receipts', row.id, which, page],
    queryFn: ({ signal }) =>
      call(receipts, {
        params: { id: row.id },
        query: { page, size: SIZE, ...(which !== 'all' && { read: which }) },
        signal,
        quiet: true,
      }),
    enabled: published,
    placeholderData: keepPreviousData,
  });
  if (!published) return <p className="announcement-quiet">{t(TEXT.notPublished)}</p>;
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows />;
  const percent = data.audience === 0 ? 0 : Math.floor((data.read / data.audience) * 100);
  const said = t(TEXT.readBy, { read: data.read, audience: data.audience, percent });
  return (
    <div className="announcement-receipts">
      <p>{said}</p>
      <Progress percent={percent} showInfo={false} aria-label={said} />
      <Segmented<Which>
        aria-label={t(TEXT.receipts)}
        value={which}
        options={[
          { value: 'all', label: t(TEXT.all) },
          { value: 'true', label: t(TEXT.read) },
          { value: 'false', label: t(TEXT.unread) },
        ]}
        onChange={(next) => {
          setPage(0);
          setWhich(next);
        }}
      />
      <EmbeddedList
        label={t(TEXT.receipts)}
        rowKey="id"
        rows={data.people}
        loading={isFetching}
        empty={t(TEXT.nobody)}
        paging={{ page, size: SIZE, total: data.total, onPage: setPage }}
        columns={[
          { title: t(TEXT.person), dataIndex: 'name' },
          { title: t(TEXT.unit), dataIndex: 'organizationName' },
          {
            title: t(TEXT.readAt),
            dataIndex: 'readAt',
            render: (at: string | null) => (at ? toLocalMinute(at) : <Empty />),
          },
        ]}
      />
    </div>
  );
}
