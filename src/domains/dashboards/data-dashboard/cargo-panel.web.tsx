import { useMemo } from 'react';
import { div } from '../../../kernel/value/decimal.ts';
import { stackedBarChart } from '../../../kernel/web/charts/bar-chart.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ChartPanel } from './chart-panel.web.tsx';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { reportsBetween, useGoTo } from './go-to.web.ts';
import { useMonthlyCargo } from './use-wall.web.ts';

const tenThousands = (tonnes: string): string => div(tonnes, '10000') ?? '0';

/** What the fleet loaded month by month over a year, foreign trade and domestic trade on each other. */
export function CargoPanel() {
  const cargo = useMonthlyCargo();
  const openList = useGoTo('voyage/Detailed');
  const model = useMemo(() => {
    if (!cargo.data) return undefined;
    const bars = (name: string, values: readonly string[]) => ({
      name,
      values: values.map(tenThousands),
      unit: t(TEXT.tenThousandTonnes),
      digits: 1,
    });
    const drawing = stackedBarChart({
      categoryName: t(TEXT.month),
      // Months alone: a year has no month twice, and the year stands in the table.
      categories: cargo.data.map(({ month }) => String(Number(month.slice(5)))),
      series: [
        bars(
          t(TEXT.foreign),
          cargo.data.map(({ foreign }) => foreign),
        ),
        bars(
          t(TEXT.domestic),
          cargo.data.map(({ domestic }) => domestic),
        ),
      ],
    });
    const rows = drawing.figures.rows.map(([, ...cells], i) => [cargo.data[i]!.month, ...cells]);
    return { ...drawing, figures: { ...drawing.figures, rows } };
  }, [cargo.data]);
  const nothing = cargo.data?.every(({ reports }) => reports === 0);
  return (
    <ChartPanel
      title={t(TEXT.monthlyCargo)}
      model={model}
      failed={cargo.isError}
      onRetry={() => void cargo.refetch()}
      empty={nothing ? t(TEXT.monthlyCargoNone) : undefined}
      onPick={
        openList && cargo.data && ((index) => openList(reportsBetween(cargo.data[index]!, { cargoLoadedFrom: '0' })))
      }
    />
  );
}
