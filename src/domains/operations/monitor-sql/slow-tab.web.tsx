import dayjs from 'dayjs';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { figureColumn, MonitorTable } from './monitor-table.web.tsx';
import type { SlowRow } from './sql-monitor.calls.ts';
import { SQL_TEXT as TEXT } from './sql-monitor.text.ts';
import { StatementDrawer, StatementLink } from './statement-drawer.web.tsx';
import './sql-monitor.css';
import '../monitor-server/monitor.css';

/** Single runs that took long, the newest first. */
export function SlowTab({ runs, fromMs }: { runs: readonly SlowRow[] | undefined; fromMs: number }) {
  const [shown, setShown] = useState<SlowRow>();
  return (
    <>
      <p className="sql-bar monitor-note">{t(TEXT.slowNote, { ms: fromMs })}</p>
      <MonitorTable<SlowRow>
        label={t(TEXT.slow)}
        rowKey={(row) => `${row.at} ${row.ms} ${row.name ?? row.text}`}
        loading={!runs}
        dataSource={runs}
        empty={t(TEXT.noSlow, { ms: fromMs })}
        columns={[
          {
            title: t(TEXT.at),
            key: 'at',
            width: 170,
            render: (_, row) => dayjs(row.at).format('YYYY-MM-DD HH:mm:ss'),
          },
          {
            title: t(TEXT.statement),
            key: 'statement',
            render: (_, row) => <StatementLink row={row} onOpen={() => setShown(row)} />,
          },
          figureColumn(
            t(TEXT.took),
            (row) => row.ms,
            (ms) => ms.toFixed(0),
          ),
          figureColumn(t(TEXT.rows), (row) => row.rows),
        ]}
      />
      {shown && <StatementDrawer row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
