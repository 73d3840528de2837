import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { toLocalMinute } from '../../../kernel/web/fields/date-value.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { fileReaders } from './system-file.calls.ts';
import { systemFile } from './system-file.resource.ts';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

const SIZE = 50;
type Which = 'all' | 'true' | 'false';

const moment = (at: string | null) => (at ? toLocalMinute(at) : <Empty />);

/** Who of those whom it is for has read, signed and answered it. */
export function Readers({ row }: { row: AnyRow }) {
  const [which, setWhich] = useState<Which>('all');
  const [page, setPage] = useState(0);
  const published = Boolean(row.publishedAt);
  const { data, error, isFetching } = useQuery({
    queryKey: ['records', systemFile.name, 'readers', row.id, which, page],
    queryFn: ({ signal }) =>
      call(fileReaders, {
        params: { id: row.id },
        query: { page, size: SIZE, ...(which !== 'all' && { read: which }) },
        signal,
        quiet: true,
      }),
    enabled: published,
    placeholderData: keepPreviousData,
  });
  if (!published) return <p>{t(TEXT.notPublished)}</p>;
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows />;
  return (
    <>
      <Segmented<Which>
        aria-label={t(TEXT.readers)}
        value={which}
        options={[
          { value: 'all', label: t(TEXT.all) },
          { value: 'false', label: t(TEXT.unread) },
          { value: 'true', label: t(TEXT.read) },
        ]}
        onChange={(next) => {
          setPage(0);
          setWhich(next);
        }}
      />
      <EmbeddedList
        label={t(TEXT.readers)}
        rowKey="id"
        rows={data.people}
        loading={isFetching}
        empty={t(TEXT.nobody)}
        paging={{ page, size: SIZE, total: data.total, onPage: setPage }}
        columns={[
          { title: t(TEXT.person), dataIndex: 'personName' },
          { title: t(TEXT.unit), dataIndex: 'organizationName' },
          { title: t(TEXT.readAt), dataIndex: 'firstReadTime', render: moment },
          { title: t(TEXT.signedAt), dataIndex: 'signTime', render: moment },
          {
            title: t(TEXT.answer),
            dataIndex: 'answer',
            render: (answer: string | null) => answer ?? <Empty />,
          },
        ]}
      />
    </>
  );
}
