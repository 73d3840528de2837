import { SearchOutlined } from '@ant-design/icons';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { figureColumn, MonitorTable, written } from './monitor-table.web.tsx';
import type { Source, StatementRow } from './sql-monitor.calls.ts';
import { SQL_TEXT as TEXT } from './sql-monitor.text.ts';
import { StatementDrawer, StatementLink } from './statement-drawer.web.tsx';
import './sql-monitor.css';
import '../monitor-server/monitor.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

type Props = {
  rows: readonly StatementRow[] | undefined;
  source: Source;
  /** Given, the database's own figures may be asked for. */
  onSource?: (source: Source) => void;
  note: string;
};

/** What was sent, the most costly first. */
export function StatementsTab({ rows, source, onSource, note }: Props) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<StatementRow>();
  const word = typed.trim().toLowerCase();
  const found = rows?.filter((row) => `${row.name ?? ''} ${row.text}`.toLowerCase().includes(word));
  return (
    <>
      <search className="sql-bar">
        {onSource && (
          <Segmented
            aria-label={t(TEXT.source)}
            value={source}
            onChange={onSource}
            options={[
              { value: 'server', label: t(TEXT.server) },
              { value: 'extension', label: t(TEXT.extension) },
            ]}
          />
        )}
        <span className="monitor-note">{note}</span>
        <Input
          className="sql-search"
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={t(TEXT.search)}
          aria-label={t(TEXT.search)}
          value={typed}
          allowClear={clearable()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <MonitorTable<StatementRow>
        label={t(TEXT.statements)}
        rowKey={(row) => row.name ?? row.text}
        loading={!rows}
        dataSource={found}
        columns={[
          {
            title: t(TEXT.statement),
            key: 'statement',
            render: (_, row) => <StatementLink row={row} onOpen={() => setShown(row)} />,
          },
          figureColumn(t(TEXT.calls), (row) => row.calls),
          figureColumn(t(TEXT.mean), (row) => row.meanMs, written(2)),
          figureColumn(t(TEXT.p95), (row) => row.p95Ms, written(2)),
          figureColumn(t(TEXT.max), (row) => row.maxMs, written(1)),
          figureColumn(
            t(TEXT.total),
            (row) => row.totalMs,
            (ms) => written(2)(ms / 1000),
          ),
          figureColumn(t(TEXT.rowsPerCall), (row) => row.rowsPerCall, written(1)),
          figureColumn(t(TEXT.failures), (row) => row.failures),
        ]}
      />
      {shown && <StatementDrawer row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
