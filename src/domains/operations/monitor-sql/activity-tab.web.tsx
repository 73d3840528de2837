import { formatDuration } from '../../../kernel/value/duration.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { MonitorTable } from './monitor-table.web.tsx';
import type { SessionRow } from './sql-monitor.calls.ts';
import { SESSION_STATES, SQL_TEXT as TEXT } from './sql-monitor.text.ts';
import './sql-monitor.css';

const lasts = (ms: number): string => (ms < 1000 ? `${ms} ms` : t(formatDuration(ms / 1000)));

function stateOf(state: string | null): string {
  const known = Object.entries(SESSION_STATES).find(([name]) => name === state);
  return known ? t(known[1]) : '—';
}

/** Who is connected to the database, what each does, and who waits for whom. */
export function ActivityTab({ sessions }: { sessions: readonly SessionRow[] | undefined }) {
  return (
    <MonitorTable<SessionRow>
      label={t(TEXT.activity)}
      rowKey="pid"
      loading={!sessions}
      dataSource={sessions}
      columns={[
        { title: t(TEXT.pid), dataIndex: 'pid', width: 90 },
        {
          title: t(TEXT.application),
          key: 'application',
          render: (_, row) => (
            <span translate="no">
              {row.application || '—'} {row.address}
            </span>
          ),
        },
        {
          title: t(TEXT.state),
          key: 'state',
          render: (_, row) =>
            row.blockedBy.length > 0 ? (
              <StatusTag tone="red">{t(TEXT.blocked)}</StatusTag>
            ) : (
              <StatusTag tone={row.state === 'active' ? 'blue' : row.state === 'idle' ? 'grey' : 'amber'}>
                {stateOf(row.state)}
              </StatusTag>
            ),
        },
        { title: t(TEXT.lasts), key: 'lasts', align: 'right', className: 'num', render: (_, row) => lasts(row.forMs) },
        {
          title: t(TEXT.transaction),
          key: 'transaction',
          align: 'right',
          className: 'num',
          render: (_, row) => (row.transactionMs === null ? '—' : lasts(row.transactionMs)),
        },
        {
          title: t(TEXT.blockedBy),
          key: 'blockedBy',
          render: (_, row) =>
            row.blockedBy.length > 0 ? `${listed(row.blockedBy.map(String))} ${row.table ?? ''}` : '—',
        },
        {
          title: t(TEXT.waitsFor),
          key: 'waitsFor',
          render: (_, row) => <span translate="no">{row.waitsFor ?? '—'}</span>,
        },
        {
          title: t(TEXT.statement),
          key: 'text',
          render: (_, row) => (
            <code className="sql-line" translate="no" title={row.text}>
              {row.text}
            </code>
          ),
        },
      ]}
    />
  );
}
