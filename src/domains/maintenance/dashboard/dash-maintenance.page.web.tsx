import { FullscreenOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import '../../../kernel/web/detail/detail.css';
import { LargeDialog } from '../../../kernel/web/detail/large-dialog.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { DateInput } from '../../../kernel/web/fields/date-input.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import '../../../kernel/web/list/list.css';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { CountOrders } from './count-orders.web.tsx';
import { type Counted, CountTable } from './count-table.web.tsx';
import { type Metric, maintenanceCountByDate } from './dash-maintenance.calls.ts';
import { DASH_TEXT as TEXT } from './dash-maintenance.text.ts';
import { WorksTable } from './works-table.web.tsx';
import './dash-maintenance.css';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month of the address, else the present one: the picker is never empty. */
function useMonth(): [string, (month: string | null) => void] {
  const [params, setParams] = useOwnSearch();
  const asked = params.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : officeDay(serverDate()).slice(0, 7);
  const choose = (picked: string | null) => {
    if (!picked) return;
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set('month', picked);
      return next;
    });
  };
  return [month, choose];
}

/** Both departments of a ship as one bar: what is done, what may wait, what is late, and the rest. */
function chartOf(rows: readonly Counted[]) {
  const ships = [...Map.groupBy(rows, ({ shipId }) => shipId).values()];
  const sum = (metric: Metric) => ships.map((own) => own.reduce((all, row) => all + row[metric], 0));
  const [unFinish, overDue, delay] = [sum('unFinish'), sum('overDue'), sum('delay')];
  const rest = unFinish.map((all, i) => all - (overDue[i] ?? 0) - (delay[i] ?? 0));
  const bar = (name: string, values: readonly number[]) => ({ name, values, kind: 'bar' as const, stack: 'orders' });
  return cartesianChart({
    categoryName: t(TEXT.ship),
    categories: ships.map((own) => own[0]?.shipName ?? ''),
    zoom: true,
    barWidth: 20,
    series: [
      bar(t(TEXT.finish), sum('finish')),
      bar(t(TEXT.open), rest),
      bar(t(TEXT.delay), delay),
      bar(t(TEXT.overDue), overDue),
    ],
  });
}

/** Maintenance of a month (specification, section 2.9): how the orders of each ship's departments stand. */
export function Page() {
  const [month, choose] = useMonth();
  const mobile = useMobile();
  const [large, setLarge] = useState(false);
  const [shown, setShown] = useState<{ row: Counted; metric: Metric }>();
  const found = useQuery({
    queryKey: ['maintenance', 'countByDate', month],
    queryFn: ({ signal }) => call(maintenanceCountByDate, { query: { month }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const model = useMemo(() => chartOf(found.data ?? []), [found.data]);
  const table = (
    <CountTable
      rows={found.data}
      loading={found.isFetching}
      error={found.error}
      onRetry={() => void found.refetch()}
      onFigure={(row, metric) => setShown({ row, metric })}
    />
  );
  return (
    <div className="page dash-maintenance">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <div className="dash-month">
          <DateInput shape="month" aria-label={t(TEXT.month)} value={month} clearable={false} onChange={choose} />
        </div>
      </header>
      <div className="dash-panels">
        <Panel
          title={t(TEXT.analysis)}
          flush
          extra={
            <Button
              type="text"
              size="small"
              icon={<FullscreenOutlined />}
              aria-label={t(TEXT.enlarge)}
              title={t(TEXT.enlarge)}
              onClick={() => setLarge(true)}
            />
          }
        >
          {table}
        </Panel>
        {found.data && (
          <Panel title={t(TEXT.byShip)}>
            <Chart model={model} label={t(TEXT.byShip)} height={300} />
          </Panel>
        )}
        <Panel title={t(TEXT.works)} flush>
          <WorksTable month={month} />
        </Panel>
      </div>
      {large && (
        <LargeDialog title={`${t(TEXT.analysis)} ${month}`} onClose={() => setLarge(false)}>
          {table}
        </LargeDialog>
      )}
      {shown && <CountOrders month={month} {...shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
