import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { cartesianChart, type Series } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { type Trend, trendCall } from './monitoring.calls.ts';
import { MONITORING_TEXT as TEXT } from './monitoring.text.ts';
import { monitoringReport } from './monitoring-report.resource.ts';
import { monitoringValue } from './monitoring-value.resource.ts';
import './monitoring.css';

const { measureDate } = monitoringReport.fields;
const { measured, least, most, pointName } = monitoringValue.fields;
const DIGITS = 3;

type Point = Trend[number];

/** What was measured of a point, with its limits as lines beside it. */
function modelOf(point: Point) {
  const flat = (limit: string | null, label: typeof least.label): Series[] =>
    limit === null ? [] : [{ name: t(label), values: point.measured.map(() => limit), kind: 'line', digits: DIGITS }];
  return cartesianChart({
    categoryName: t(measureDate.label),
    categories: point.measured.map(({ day }) => day),
    series: [
      {
        name: t(measured.label),
        values: point.measured.map(({ value }) => value),
        kind: 'line',
        digits: DIGITS,
      },
      ...flat(point.most, most.label),
      ...flat(point.least, least.label),
    ],
  });
}

/** The point that is going to cross its limit first, else one outside, else the first. */
function firstOf(points: readonly Point[]): Point | undefined {
  const crossing = points.filter(({ crossDate }) => crossDate !== null);
  return crossing.toSorted((a, b) => (a.crossDate ?? '').localeCompare(b.crossDate ?? ''))[0] ?? points[0];
}

/** How each point of a machine moved until a report, and when it is expected to cross its limit. */
export function TrendOfReport({ id }: { id: number }) {
  const [chosen, setChosen] = useState<string>();
  const { data } = useQuery({
    queryKey: ['records', monitoringReport.name, 'trend', id],
    queryFn: ({ signal }) => call(trendCall, { params: { id }, signal, quiet: true }),
  });
  const points = useMemo(() => (data ?? []).filter((point) => point.measured.length > 0), [data]);
  const point = points.find((one) => one.pointName === chosen) ?? firstOf(points);
  const model = useMemo(() => (point ? modelOf(point) : undefined), [point]);
  if (!point || !model) return null;
  const unit = point.unitName ? ` (${point.unitName})` : '';
  return (
    <Panel
      title={t(TEXT.trend)}
      extra={
        <Select
          aria-label={t(pointName.label)}
          className="monitoring-point"
          value={point.pointName}
          options={points.map((one) => ({ value: one.pointName, label: one.pointName }))}
          onChange={(next) => setChosen(next)}
        />
      }
    >
      <Chart model={model} label={`${t(TEXT.trend)} ${point.pointName}${unit}`} height={220} />
      <p>{point.crossDate === null ? t(TEXT.noCrossing) : t(TEXT.crosses, { day: point.crossDate })}</p>
    </Panel>
  );
}
