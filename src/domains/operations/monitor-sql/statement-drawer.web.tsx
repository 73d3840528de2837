import { Drawer } from 'antd';
import { useMemo } from 'react';
import { barChart } from '../../../kernel/web/charts/bar-chart.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { Facts } from '../monitor-server/monitor-parts.web.tsx';
import { written } from './monitor-table.web.tsx';
import type { StatementRow } from './sql-monitor.calls.ts';
import { SQL_TEXT as TEXT } from './sql-monitor.text.ts';
import './sql-monitor.css';
import '../monitor-server/monitor.css';

/** Names such as `q13` are numbers that the record service gives; they tell nobody anything. */
const tellingName = (name: string | null): string | null => (name && !/^q\d+$/.test(name) ? name : null);

type Link = { row: Pick<StatementRow, 'name' | 'text'>; onOpen: () => void };

/** A statement in one line that opens the whole. */
export function StatementLink({ row: { name, text }, onOpen }: Link) {
  const telling = tellingName(name);
  return (
    <button type="button" className="sql-open" translate="no" onClick={onOpen}>
      {telling && <b>{telling} </b>}
      {text || t(TEXT.others)}
    </button>
  );
}

const figure = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined ? '—' : written(digits)(value);

type Props = { row: Pick<StatementRow, 'name' | 'text'> & Partial<StatementRow>; onClose: () => void };

/** One statement whole, with how its durations are spread. */
export function StatementDrawer({ row, onClose }: Props) {
  const { name, text, histogram = [] } = row;
  const model = useMemo(
    () =>
      barChart({
        categoryName: t(TEXT.upTo),
        categories: histogram.map(([ms]) => String(Number(ms.toPrecision(3)))),
        series: [{ name: t(TEXT.runs), values: histogram.map(([, count]) => count), digits: 0 }],
      }),
    [histogram],
  );
  return (
    <Drawer open size={640} title={tellingName(name) ?? t(TEXT.statement)} onClose={onClose}>
      <code className="monitor-text" translate="no">
        {text || t(TEXT.others)}
      </code>
      {row.calls !== undefined && (
        <div className="sql-drawer-part">
          <Facts
            facts={[
              [t(TEXT.calls), row.calls.toLocaleString('en-US')],
              [t(TEXT.mean), figure(row.meanMs, 2)],
              [t(TEXT.p95), figure(row.p95Ms, 2)],
              [t(TEXT.max), figure(row.maxMs, 1)],
            ]}
          />
        </div>
      )}
      {histogram.length > 0 && (
        <div className="sql-drawer-part">
          <h3>{t(TEXT.durations)}</h3>
          <Chart model={model} label={t(TEXT.durations)} height={220} />
        </div>
      )}
    </Drawer>
  );
}
