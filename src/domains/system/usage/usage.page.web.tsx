import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented, Select, Table } from 'antd';
import { useState } from 'react';
import { formatDuration } from '../../../kernel/value/duration.ts';
import { scrollStop } from '../../../kernel/web/fields/scroll-stop.ts';
import { TreeSelect } from '../../../kernel/web/fields/tree-select.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { LIST } from '../../../kernel/web/list/list.text.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import '../../../kernel/web/list/list.css';
import { exportUserDuration, queryUserDuration, usageChoices } from './usage.calls.ts';
import { USAGE_TEXT as TEXT } from './usage.text.ts';
import './usage.css';

/** As the specification asks for the records. */
const SIZE = 300;
const PARENT = { label: 'name' } as const;

const STOP = scrollStop(t(TEXT.title));

/** Who used the product, how often and how long (specification 2.8, personnel tab, panel 4). */
export function Page() {
  const [flag, setFlag] = useState<'1' | '2'>('2');
  const [userId, setUserId] = useState<number>();
  const [orgId, setOrgId] = useState<number>();
  const [page, setPage] = useState(0);
  const [saving, setSaving] = useState(false);
  const query = { flag, page, size: SIZE, ...(orgId && { orgId }), ...(userId && { userId }) };
  const { data: choices } = useQuery({
    queryKey: ['system', 'usage', 'choices'],
    queryFn: ({ signal }) => call(usageChoices, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const found = useQuery({
    queryKey: ['system', 'usage', query],
    queryFn: ({ signal }) => call(queryUserDuration, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const ask = (change: () => void) => {
    setPage(0);
    change();
  };
  async function save(): Promise<void> {
    setSaving(true);
    const { page: _page, size: _size, ...filter } = query;
    await saveFile(exportUserDuration.path, { method: 'POST', query: filter }).catch(() => undefined);
    setSaving(false);
  }
  return (
    <div className="list-page">
      <header className="list-head">
        <h1>{t(TEXT.title)}</h1>
        <span className="list-scope">{found.data ? t(TEXT.people, { n: found.data.totalElements }) : ''}</span>
        <span className="list-head-acts">
          {hasPermission(exportUserDuration.permission) && (
            <Button icon={<DownloadOutlined />} loading={saving} onClick={save}>
              {t(TEXT.export)}
            </Button>
          )}
        </span>
      </header>
      <div className="list-panel usage-panel">
        <search className="list-band list-search usage-search">
          <Segmented<'1' | '2'>
            aria-label={t(TEXT.span)}
            value={flag}
            options={[
              { value: '2', label: t(TEXT.ever) },
              { value: '1', label: t(TEXT.today) },
            ]}
            onChange={(next) => ask(() => setFlag(next))}
          />
          <Select<number>
            aria-label={t(TEXT.person)}
            placeholder={t(TEXT.person)}
            value={userId}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={
              choices?.users.map(({ id, name, username }) => ({ value: id, label: `${name} ${username}` })) ?? []
            }
            onChange={(next?: number) => ask(() => setUserId(next))}
          />
          <TreeSelect
            ariaLabel={t(TEXT.department)}
            placeholder={t(TEXT.department)}
            items={choices?.organizations ?? []}
            defaultProps={PARENT}
            value={orgId ?? null}
            size="middle"
            firstRefresh={false}
            showAll
            onInput={(next) => ask(() => setOrgId(typeof next === 'number' ? next : undefined))}
          />
        </search>
        <div className="usage-table" ref={STOP}>
          <Table
            size="small"
            rowKey="userId"
            dataSource={found.data?.content ?? []}
            scroll={{ x: 720 }}
            locale={{ emptyText: emptyText() }}
            pagination={{
              current: page + 1,
              pageSize: SIZE,
              total: found.data?.totalElements ?? 0,
              showSizeChanger: false,
              hideOnSinglePage: true,
              itemRender: namedArrows,
              onChange: (next) => setPage(next - 1),
            }}
            columns={[
              { title: t(TEXT.sequence), dataIndex: 'sequence', width: 72, align: 'end' },
              { title: t(TEXT.department), dataIndex: 'orgName' },
              { title: t(TEXT.user), dataIndex: 'userName' },
              { title: t(TEXT.useCount), dataIndex: 'useCount', align: 'end', width: 120 },
              {
                title: t(TEXT.useDuration),
                dataIndex: 'useSeconds',
                align: 'end',
                width: 160,
                render: (seconds: number) => t(formatDuration(seconds)),
              },
              { title: t(TEXT.account), dataIndex: 'username' },
            ]}
          />
        </div>
      </div>
    </div>
  );

  function emptyText() {
    if (found.error) {
      return (
        <Message icon={null} title={t(TEXT.failed)} alert>
          <p className="list-message-more">{messageOf(found.error)}</p>
          <Button onClick={() => void found.refetch()}>{t(LIST.retry)}</Button>
        </Message>
      );
    }
    return found.data ? <Message icon={<InboxOutlined />} title={t(TEXT.none)} /> : <SkeletonRows />;
  }
}
