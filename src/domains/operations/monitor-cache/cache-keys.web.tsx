import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { formatDuration } from '../../../kernel/value/duration.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call } from '../../../kernel/web/request.ts';
import { figureColumn, MonitorTable } from '../monitor-sql/monitor-table.web.tsx';
import { type CacheKey, cacheKeys, cacheValue } from './cache-monitor.calls.ts';
import { CACHE_TEXT as TEXT } from './cache-monitor.text.ts';
import '../monitor-sql/sql-monitor.css';
import '../monitor-server/monitor.css';
import './cache-monitor.css';

type Props = { queryKey: readonly string[]; prefix: string; onEvict?: (key: string) => void };

/** The keys of one prefix, or all of them; a key opens its value. */
export function CacheKeys({ queryKey, prefix, onEvict }: Props) {
  const [shown, setShown] = useState<string>();
  const found = useQuery({
    queryKey: [...queryKey, 'keys', prefix],
    queryFn: ({ signal }) => call(cacheKeys, { query: { prefix }, signal, quiet: true }),
  });
  return (
    <Panel
      title={prefix || t(TEXT.all)}
      extra={found.data?.more && <span className="monitor-note">{t(TEXT.more)}</span>}
    >
      <MonitorTable<CacheKey>
        label={t(TEXT.keys)}
        rowKey="key"
        loading={found.isPending}
        dataSource={found.data?.keys}
        empty={t(TEXT.empty)}
        columns={[
          {
            title: t(TEXT.key),
            key: 'key',
            render: (_, row) => (
              <button type="button" className="sql-open" translate="no" onClick={() => setShown(row.key)}>
                {row.key}
              </button>
            ),
          },
          figureColumn(t(TEXT.size), (row) => row.bytes, sizeText),
          {
            title: t(TEXT.expires),
            key: 'expires',
            align: 'right',
            className: 'num',
            render: (_, row) =>
              row.expiresInMs === null ? t(TEXT.never) : t(formatDuration(Math.ceil(row.expiresInMs / 1000))),
          },
          ...(onEvict
            ? [
                {
                  key: 'act',
                  align: 'right' as const,
                  render: (_: unknown, row: CacheKey) => (
                    <Button type="link" size="small" danger onClick={() => onEvict(row.key)}>
                      {t(TEXT.evict)}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {shown && <CacheValue name={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}

function CacheValue({ name, onClose }: { name: string; onClose: () => void }) {
  const found = useQuery({
    queryKey: ['system', 'cacheValue', name],
    queryFn: ({ signal }) => call(cacheValue, { query: { key: name }, signal, quiet: true }),
    gcTime: 0,
  });
  return (
    <Drawer open size={640} title={name} onClose={onClose}>
      {found.isPending && <SkeletonRows />}
      {found.error && <p role="alert">{t(TEXT.gone)}</p>}
      {found.data && (
        <>
          <p className="monitor-note">{t(TEXT.covered)}</p>
          <Input.TextArea
            className="cache-value"
            readOnly
            aria-label={t(TEXT.value)}
            autoSize={{ minRows: 3, maxRows: 30 }}
            value={JSON.stringify(found.data.value, null, 2).slice(0, 60_000)}
          />
        </>
      )}
    </Drawer>
  );
}
