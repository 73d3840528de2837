import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import type { HomePanel } from '../../../shell/home/home-panel.ts';
import { HomeSection } from '../../../shell/home/home-section.tsx';
import { useShell } from '../../../shell/shell-context.ts';
import { shipNumCall, shipTrendCall } from './ship-counts.calls.ts';
import { inTenThousands } from './ship-counts.rules.ts';
import { SHIP_COUNT_TEXT as TEXT } from './ship-counts.text.ts';
import './ship-counts.css';

/** The ship list, where a figure leads; nothing for whoever has no such page. */
function useShipList(): string | undefined {
  return useShell().table.pages.find((page) => page.component === 'system/Vessels')?.path;
}

function ShipNumber() {
  const list = useShipList();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboards', 'shipNum'],
    queryFn: ({ signal }) => call(shipNumCall, { signal, quiet: true }),
  });
  const figures = data && [
    { key: 'own', label: t(TEXT.own), value: data.own, query: 'ownership=OWN' },
    { key: 'rent', label: t(TEXT.rent), value: data.rent, query: 'ownership=BAREBOAT&ownership=TIME_CHARTER' },
  ];
  return (
    <HomeSection title={t(TEXT.number)}>
      {error && <Failed onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {figures && (
        <dl className="ship-number">
          {figures.map(({ key, label, value, query }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd className="num">{list ? <Link to={`${list}?${query}`}>{value}</Link> : value}</dd>
            </div>
          ))}
          <div>
            <dt>{t(TEXT.total)}</dt>
            <dd className="num">{list ? <Link to={list}>{data.own + data.rent}</Link> : data.own + data.rent}</dd>
          </div>
        </dl>
      )}
    </HomeSection>
  );
}

/** Ships on the left axis, tonnages in ten thousands on the right one. */
function ShipTrend() {
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboards', 'shipTrend'],
    queryFn: ({ signal }) => call(shipTrendCall, { signal, quiet: true }),
  });
  const model = useMemo(() => {
    const rows = data ?? [];
    const tonnage = (name: string, pick: (row: (typeof rows)[number]) => number) => ({
      name,
      values: rows.map((row) => inTenThousands(pick(row)).replaceAll(',', '')),
      kind: 'line' as const,
      axis: 'right' as const,
      unit: t(TEXT.tenThousand),
      digits: 1,
    });
    return cartesianChart({
      categoryName: t(TEXT.year),
      categories: rows.map((row) => row.years),
      series: [
        { name: t(TEXT.count), values: rows.map((row) => row.num), kind: 'bar' },
        tonnage(t(TEXT.dwt), (row) => row.deadWeightTonnage),
        tonnage(t(TEXT.gt), (row) => row.totalTonnage),
      ],
    });
  }, [data]);
  return (
    <HomeSection title={t(TEXT.trend)}>
      {error && <Failed onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {data && <Chart model={model} label={t(TEXT.trend)} height={240} />}
    </HomeSection>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="ship-number-failed">
      {t(TEXT.failed)}
      <Button size="small" onClick={onRetry}>
        {t(TEXT.retry)}
      </Button>
    </p>
  );
}

const permission = 'dashboards:ship:list';

/** Panels 3 and 5 of the home page (specification, section 2.7). */
export const homePanels: readonly HomePanel[] = [
  { key: 'dashboards.shipNumber', place: 'side', sort: 30, permission, Panel: ShipNumber },
  { key: 'dashboards.shipTrend', place: 'below', sort: 50, permission, Panel: ShipTrend },
];
