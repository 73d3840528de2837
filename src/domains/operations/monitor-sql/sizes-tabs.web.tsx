import { Switch } from 'antd';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { shortTime, wholeTime } from '../../../kernel/web/when.ts';
import { figureColumn, MonitorTable } from './monitor-table.web.tsx';
import type { IndexRow, TableRow } from './sql-monitor.calls.ts';
import { SQL_TEXT as TEXT } from './sql-monitor.text.ts';
import './sql-monitor.css';
import '../monitor-server/monitor.css';

const when = (at: string | null): string => (at ? shortTime(at) : '—');

/** Tables by size. */
export function TablesTab({ tables }: { tables: readonly TableRow[] | undefined }) {
  return (
    <MonitorTable<TableRow>
      label={t(TEXT.tables)}
      rowKey="table"
      loading={!tables}
      dataSource={tables}
      columns={[
        { title: t(TEXT.table), key: 'table', render: (_, row) => <span translate="no">{row.table}</span> },
        figureColumn(t(TEXT.rows), (row) => row.rows),
        figureColumn(t(TEXT.totalSize), (row) => row.totalBytes, sizeText),
        figureColumn(t(TEXT.tableSize), (row) => row.tableBytes, sizeText),
        figureColumn(t(TEXT.indexSize), (row) => row.indexBytes, sizeText),
        figureColumn(t(TEXT.deadRows), (row) => row.deadRows),
        figureColumn(t(TEXT.sequential), (row) => row.sequentialScans),
        figureColumn(t(TEXT.indexScans), (row) => row.indexScans),
        { title: t(TEXT.vacuumed), key: 'vacuumed', render: (_, row) => when(row.vacuumedAt) },
        { title: t(TEXT.analyzed), key: 'analyzed', render: (_, row) => when(row.analyzedAt) },
      ]}
    />
  );
}

type Indexes = {
  indexes: readonly IndexRow[] | undefined;
  since: string | null;
  onlyUnused: boolean;
  onOnlyUnused: (only: boolean) => void;
};

/** Indexes by size, with those that nobody reads by. */
export function IndexesTab({ indexes, since, onlyUnused, onOnlyUnused }: Indexes) {
  return (
    <>
      <div className="sql-bar">
        <span className="sql-switch">
          <Switch size="small" checked={onlyUnused} onChange={onOnlyUnused} aria-label={t(TEXT.onlyUnused)} />
          {t(TEXT.onlyUnused)}
        </span>
        {since && <span className="monitor-note">{t(TEXT.countedSince, { at: wholeTime(since) })}</span>}
      </div>
      <MonitorTable<IndexRow>
        label={t(TEXT.indexes)}
        rowKey="index"
        loading={!indexes}
        dataSource={indexes?.filter((row) => row.unused || !onlyUnused)}
        columns={[
          { title: t(TEXT.index), key: 'index', render: (_, row) => <span translate="no">{row.index}</span> },
          { title: t(TEXT.table), key: 'table', render: (_, row) => <span translate="no">{row.table}</span> },
          {
            title: t(TEXT.use),
            key: 'use',
            render: (_, row) => (
              <StatusTag tone={row.unused ? 'amber' : row.unique ? 'slate' : 'green'}>
                {t(row.unused ? TEXT.unused : row.unique ? TEXT.unique : TEXT.used)}
              </StatusTag>
            ),
          },
          figureColumn(t(TEXT.indexBytes), (row) => row.bytes, sizeText),
          figureColumn(t(TEXT.scans), (row) => row.scans),
          {
            title: t(TEXT.columns),
            key: 'columns',
            render: (_, row) => (
              <code className="sql-line sql-line-short" translate="no" title={row.columns}>
                {row.columns}
              </code>
            ),
          },
        ]}
      />
    </>
  );
}
