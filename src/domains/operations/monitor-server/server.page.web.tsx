import { useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { formatDuration } from '../../../kernel/value/duration.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call } from '../../../kernel/web/request.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import '../../../kernel/web/detail/detail.css';
import { MONITOR_TEXT as TEXT } from './monitor.text.ts';
import { Facts, Failed, type FigureCard, FigureStrip, MonitorHead, usePagePath } from './monitor-parts.web.tsx';
import { RebuildFinder } from './rebuild-finder.web.tsx';
import { ServerCharts } from './server-charts.web.tsx';
import { type DatabaseFacts, type ServerNode, serverMonitor } from './server-monitor.calls.ts';
import './monitor.css';

const EVERY_MS = 15_000;
/** A disk with less than this share free needs somebody. */
const LITTLE_FREE = 0.1;
const time = (at: string): string => dayjs(at).format('YYYY-MM-DD HH:mm:ss');

/** Whether the servers are well: the nodes of the last hour, and their database. */
export function Page() {
  const found = useQuery({
    queryKey: ['system', 'serverMonitor'],
    queryFn: ({ signal }) => call(serverMonitor, { signal, quiet: true }),
    refetchInterval: EVERY_MS,
  });
  const [chosen, setChosen] = useState<string>();
  const nodes = found.data?.nodes ?? [];
  const node = nodes.find((one) => one.node === chosen) ?? nodes[0];
  return (
    <div className="monitor">
      <MonitorHead
        title={t(TEXT.server)}
        note={t(TEXT.every)}
        busy={found.isFetching}
        onRefresh={() => void found.refetch()}
      >
        {nodes.length > 1 && (
          <Segmented
            aria-label={t(TEXT.nodes)}
            value={node?.node}
            onChange={setChosen}
            options={nodes.map((one) => ({ value: one.node, label: one.node }))}
          />
        )}
      </MonitorHead>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {node && found.data && <NodeView node={node} database={found.data.database} />}
    </div>
  );
}

function NodeView({ node, database }: { node: ServerNode; database: DatabaseFacts }) {
  const online = usePagePath('system/Online');
  const sql = usePagePath('system/SqlMonitor');
  return (
    <>
      <FigureStrip label={t(TEXT.server)} figures={figuresOf(node, database, { online, sql })} />
      <ServerCharts samples={node.samples} />
      <div className="monitor-pair">
        <Panel title={t(TEXT.node)} extra={<NodeState node={node} />}>
          <Facts
            facts={[
              [t(TEXT.host), node.host],
              [t(TEXT.pid), node.pid],
              [t(TEXT.appVersion), node.appVersion],
              [t(TEXT.nodeVersion), node.nodeVersion],
              [
                t(TEXT.system),
                <span key="system" translate="no">
                  {node.system}
                </span>,
              ],
              [t(TEXT.processor), `${node.processor} · ${node.processors} ${t(TEXT.processors)}`],
              [t(TEXT.machineTotal), sizeText(node.memory)],
              [
                t(TEXT.dataDir),
                <span key="folder" translate="no">
                  {node.dataDir}
                </span>,
              ],
              [t(TEXT.startedAt), time(node.startedAt)],
              [t(TEXT.seenAt), time(node.seenAt)],
            ]}
          />
        </Panel>
        <Panel title={t(TEXT.database)} extra={<RebuildFinder />}>
          <Facts
            facts={[
              [t(TEXT.databaseVersion), database.version],
              [
                t(TEXT.databaseName),
                <span key="name" translate="no">
                  {database.name}
                </span>,
              ],
              [t(TEXT.databaseSize), sizeText(database.size)],
              [t(TEXT.databaseStarted), time(database.startedAt)],
              [t(TEXT.databaseConnections), `${database.connections} / ${database.maxConnections}`],
            ]}
          />
        </Panel>
      </div>
    </>
  );
}

function NodeState({ node }: { node: ServerNode }) {
  if (!node.alive) return <StatusTag tone="red">{t(TEXT.silent)}</StatusTag>;
  return <StatusTag tone="green">{t(node.answering ? TEXT.answering : TEXT.alive)}</StatusTag>;
}

function figuresOf(
  node: ServerNode,
  database: DatabaseFacts,
  to: { online: string | undefined; sql: string | undefined },
): FigureCard[] {
  const last = node.samples.at(-1);
  const free = last && last.diskTotal > 0 ? (last.diskTotal - last.diskUsed) / last.diskTotal : undefined;
  const upSeconds = (serverNow() - Date.parse(node.startedAt)) / 1000;
  return [
    // Up to the minute: seconds change with every look and tell nothing.
    { key: 'uptime', label: t(TEXT.uptime), value: t(formatDuration(Math.max(60, Math.floor(upSeconds / 60) * 60))) },
    { key: 'cpu', label: t(TEXT.cpu), value: last ? `${last.cpu.toFixed(1)}%` : '—', bad: (last?.cpu ?? 0) > 90 },
    { key: 'memory', label: t(TEXT.memory), value: last ? sizeText(last.resident) : '—' },
    { key: 'loop', label: t(TEXT.loop), value: last ? `${last.loopDelay.toFixed(1)} ms` : '—' },
    {
      key: 'disk',
      label: t(TEXT.diskFree),
      value: free === undefined ? '—' : `${(free * 100).toFixed(0)}%`,
      note: last ? sizeText(last.diskTotal - last.diskUsed) : undefined,
      bad: free !== undefined && free < LITTLE_FREE,
    },
    { key: 'calls', label: t(TEXT.calls), value: last ? last.callsPerMinute.toFixed(0) : '—' },
    { key: 'online', label: t(TEXT.online), value: database.users, to: to.online },
    { key: 'size', label: t(TEXT.database), value: sizeText(database.size), to: to.sql },
  ];
}
