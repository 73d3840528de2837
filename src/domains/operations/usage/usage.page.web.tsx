import { DownloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { formatDuration } from '../../../kernel/value/duration.ts';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';
import { TreeSelect } from '../../../kernel/web/fields/tree-select.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { List } from '../../../kernel/web/list/list.tsx';
import { ListSearch } from '../../../kernel/web/list/search/list-search.tsx';
import { call } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { exportUserDuration, queryUserDuration, usageChoices } from './usage.calls.ts';
import { USAGE_TEXT as TEXT } from './usage.text.ts';

/** As the specification asks for the records. */
const SIZE = 300;
const PARENT = { label: 'name' } as const;

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
    <List
      title={t(TEXT.title)}
      scope={found.data ? t(TEXT.people, { n: found.data.totalElements }) : ''}
      acts={
        hasPermission(exportUserDuration.permission) && (
          <Button icon={<DownloadOutlined />} loading={saving} onClick={save}>
            {t(TEXT.export)}
          </Button>
        )
      }
      search={
        <ListSearch
          views={
            <Segmented<'1' | '2'>
              aria-label={t(TEXT.span)}
              value={flag}
              options={[
                { value: '2', label: t(TEXT.ever) },
                { value: '1', label: t(TEXT.today) },
              ]}
              onChange={(next) => ask(() => setFlag(next))}
            />
          }
          filters={
            <>
              <Select<number>
                aria-label={t(TEXT.person)}
                placeholder={t(TEXT.person)}
                value={userId}
                allowClear={clearable()}
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
                styles={{ width: 200 }}
                firstRefresh={false}
                showAll
                onInput={(next) => ask(() => setOrgId(typeof next === 'number' ? next : undefined))}
              />
            </>
          }
          held={Number(userId !== undefined) + Number(orgId !== undefined)}
          onClear={
            userId === undefined && orgId === undefined
              ? undefined
              : () =>
                  ask(() => {
                    setUserId(undefined);
                    setOrgId(undefined);
                  })
          }
        />
      }
      label={t(TEXT.title)}
      rowKey="userId"
      rows={found.data?.content}
      error={found.error}
      onRetry={() => void found.refetch()}
      empty={t(TEXT.none)}
      width={720}
      paging={{ page, size: SIZE, total: found.data?.totalElements ?? 0, onPage: setPage }}
      columns={[
        { title: t(TEXT.user), dataIndex: 'userName', width: 160, ellipsis: true },
        { title: t(TEXT.account), dataIndex: 'username', width: 160, ellipsis: true },
        { title: t(TEXT.department), dataIndex: 'orgName', ellipsis: true },
        { title: t(TEXT.useCount), dataIndex: 'useCount', align: 'end', width: 120 },
        {
          title: t(TEXT.useDuration),
          dataIndex: 'useSeconds',
          align: 'end',
          width: 160,
          render: (seconds: number) => t(formatDuration(seconds)),
        },
        { title: t(TEXT.sequence), dataIndex: 'sequence', width: 72, align: 'end' },
      ]}
    />
  );
}
