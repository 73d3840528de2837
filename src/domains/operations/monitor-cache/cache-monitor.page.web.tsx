import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import '../../../kernel/web/detail/detail.css';
import { Failed, type FigureCard, FigureStrip, MonitorHead } from '../monitor-server/monitor-parts.web.tsx';
import { figureColumn, MonitorTable } from '../monitor-sql/monitor-table.web.tsx';
import '../monitor-sql/sql-monitor.css';
import './cache-monitor.css';
import { CacheKeys } from './cache-keys.web.tsx';
import { cacheEvict, cacheFacts } from './cache-monitor.calls.ts';
import { CACHE_TEXT as TEXT } from './cache-monitor.text.ts';
import type { PrefixSum } from './secrets.rules.ts';
import '../monitor-server/monitor.css';

const KEY = ['system', 'cacheMonitor'];
const EVERY_MS = 15_000;

/** What the cache holds, how often it helps, and a way to make it forget. */
export function Page() {
  const queries = useQueryClient();
  const mayEvict = usePermission(cacheEvict.permission);
  const [prefix, setPrefix] = useState('');
  const facts = useQuery({
    queryKey: [...KEY, 'facts'],
    queryFn: ({ signal }) => call(cacheFacts, { signal, quiet: true }),
    refetchInterval: EVERY_MS,
  });
  const refresh = (): void => void queries.invalidateQueries({ queryKey: KEY });

  async function evict(what: { key: string } | { prefix: string }): Promise<void> {
    const name = 'key' in what ? what.key : `${what.prefix}:*`;
    const title = 'key' in what ? t(TEXT.evictKey) : t(TEXT.evictPrefix, { prefix: what.prefix });
    const effect = t(TEXT.evictSure, { what: name });
    if (!(await confirm({ title, effect, act: t(TEXT.evict), danger: true }))) return;
    try {
      const { evicted } = await call(cacheEvict, { query: what, quiet: true });
      notify.success(t(TEXT.evicted, { n: evicted }));
    } catch (error) {
      notify.error(messageOf(error));
    }
    refresh();
  }

  const { data } = facts;
  return (
    <div className="monitor">
      <MonitorHead
        title={t(TEXT.title)}
        note={data && t(data.kind === 'redis' ? TEXT.redisNote : TEXT.memoryNote, { node: data.node })}
        busy={facts.isFetching}
        onRefresh={refresh}
      />
      {facts.error && <Failed error={facts.error} onRetry={refresh} />}
      {facts.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && (
        <>
          <FigureStrip label={t(TEXT.title)} figures={figuresOf(data, () => setPrefix(''))} />
          <div className="cache-columns">
            <Panel title={t(TEXT.prefixes)}>
              <MonitorTable<PrefixSum>
                label={t(TEXT.prefixes)}
                rowKey="prefix"
                dataSource={data.prefixes}
                empty={t(TEXT.empty)}
                columns={[
                  {
                    title: t(TEXT.prefix),
                    key: 'prefix',
                    render: (_, row) => (
                      <Button
                        type="link"
                        size="small"
                        aria-pressed={row.prefix === prefix}
                        onClick={() => setPrefix(row.prefix === prefix ? '' : row.prefix)}
                      >
                        <span translate="no">{row.prefix}</span>
                      </Button>
                    ),
                  },
                  figureColumn(t(TEXT.keys), (row) => row.keys),
                  figureColumn(t(TEXT.size), (row) => row.bytes, sizeText),
                  ...(mayEvict
                    ? [
                        {
                          key: 'act',
                          align: 'right' as const,
                          render: (_: unknown, row: PrefixSum) => (
                            <Button type="link" size="small" danger onClick={() => void evict({ prefix: row.prefix })}>
                              {t(TEXT.evict)}
                            </Button>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            </Panel>
            <CacheKeys queryKey={KEY} prefix={prefix} onEvict={mayEvict ? (key) => void evict({ key }) : undefined} />
          </div>
        </>
      )}
    </div>
  );
}

type Facts = { kind: 'memory' | 'redis'; version: string; keys: number; bytes: number; hits: number; misses: number };

function figuresOf({ kind, version, keys, bytes, hits, misses }: Facts, onKeys: () => void): FigureCard[] {
  const asked = hits + misses;
  return [
    { key: 'kind', label: t(TEXT.kind), value: t(TEXT[kind]) },
    { key: 'version', label: t(TEXT.version), value: version },
    { key: 'bytes', label: t(TEXT.used), value: sizeText(bytes) },
    { key: 'keys', label: t(TEXT.keys), value: keys, onOpen: onKeys },
    {
      key: 'rate',
      label: t(TEXT.hitRate),
      value: asked > 0 ? `${((hits / asked) * 100).toFixed(1)}%` : '—',
      note: t(TEXT.hits, { hits, misses }),
    },
  ];
}
