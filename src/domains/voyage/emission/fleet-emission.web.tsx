import { Button } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import type { ShipEmission } from './emission.calls.ts';
import { EMISSION_TEXT as TEXT } from './emission.text.ts';
import { RatingTag } from './rating-tag.web.tsx';
import { Span } from './span.web.tsx';
import { emissionYearFlow } from './years/emission-year.flow.ts';

type Props = { rows: readonly ShipEmission[]; onShip: (shipId: number) => void };

/** How near each ship is to what is asked of her, and the figures behind. */
export function FleetEmission({ rows, onShip }: Props) {
  const pathOf = useRecordPath();
  const model = useMemo(() => ratioChart(rows), [rows]);
  const columns = [
    {
      key: 'ship',
      label: t(TEXT.ship),
      cell: (one: ShipEmission) => (
        <Button type="link" size="small" onClick={() => onShip(one.shipId)}>
          {one.ship}
        </Button>
      ),
    },
    {
      key: 'rating',
      label: t(TEXT.rating),
      cell: ({ figures }: ShipEmission) => <RatingTag rating={figures.rating} />,
    },
    figure('attained', ({ figures }) => formatDecimal(figures.attained, 3)),
    figure('required', ({ figures }) => formatDecimal(figures.required, 3)),
    figure('ratio', ({ figures }) => formatDecimal(figures.ratio, 4)),
    {
      key: 'forecast',
      label: t(TEXT.forecast),
      cell: ({ forecast }: ShipEmission) => <RatingTag rating={forecast?.rating ?? null} />,
    },
    figure('fuelTonnes', ({ figures }) => formatDecimal(figures.tonnes, 3), 't'),
    figure('co2', ({ figures }) => formatDecimal(figures.co2, 2), 't'),
    figure('distance', ({ figures }) => formatDecimal(figures.distance, 1), 'nm'),
    { key: 'span', label: t(TEXT.span), cell: (one: ShipEmission) => <Span one={one} /> },
    { key: 'internal', label: t(TEXT.internal), cell: ({ figures }: ShipEmission) => (figures.internal ? '✓' : '') },
    {
      key: 'record',
      label: t(TEXT.status),
      cell: ({ record }: ShipEmission) => {
        if (!record) return t(TEXT.noRecord);
        const { tone, ...word } = emissionYearFlow.states[record.status];
        const to = pathOf('voyage.emissionYear', record.id);
        const tag = <StatusTag tone={tone}>{t(word)}</StatusTag>;
        return to ? <Link to={to}>{tag}</Link> : tag;
      },
    },
  ];
  return (
    <>
      <Panel title={t(TEXT.chart)}>
        <Chart model={model} label={t(TEXT.chart)} height={260} />
      </Panel>
      <Panel flush>
        <SmallTable label={t(TEXT.title)} columns={columns} rows={rows} keyOf={(one) => String(one.shipId)} />
      </Panel>
    </>
  );
}

type Word = 'attained' | 'required' | 'ratio' | 'fuelTonnes' | 'co2' | 'distance';
const figure = (key: Word, cell: (one: ShipEmission) => string, unit?: string) => ({
  key,
  label: unit ? `${t(TEXT[key])} (${unit})` : t(TEXT[key]),
  figure: true,
  cell,
});

/** Ships of different types have different boundaries: what all share is the required figure, at 1. */
function ratioChart(rows: readonly ShipEmission[]) {
  const rated = rows.filter(({ figures }) => figures.ratio !== null);
  return cartesianChart({
    categoryName: t(TEXT.ship),
    categories: rated.map(({ ship, figures }) => `${ship} ${figures.rating ?? ''}`),
    series: [
      { name: t(TEXT.ratio), kind: 'bar', values: rated.map(({ figures }) => figures.ratio), digits: 4 },
      { name: t(TEXT.required), kind: 'line', values: rated.map(() => 1), digits: 0 },
    ],
  });
}
