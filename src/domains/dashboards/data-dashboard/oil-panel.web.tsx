import { useMemo } from 'react';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ChartPanel } from './chart-panel.web.tsx';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { reportsBetween, useGoTo } from './go-to.web.ts';
import { useDailyOil } from './use-wall.web.ts';

/** Fuel and diesel that the fleet burnt, day by day of its confirmed reports, over thirty days. */
export function OilPanel() {
  const oil = useDailyOil();
  const openList = useGoTo('voyage/Detailed');
  const model = useMemo(() => {
    if (!oil.data) return undefined;
    const days = oil.data;
    // A day of which nobody has reported yet is unknown, not zero.
    const told = (pick: (day: (typeof days)[number]) => string) =>
      days.map((day) => (day.reports === 0 ? null : pick(day)));
    const line = (name: string, values: readonly (string | null)[], area: boolean) => ({
      name,
      values,
      area,
      kind: 'line' as const,
      unit: 't',
      digits: 1,
    });
    return cartesianChart({
      categoryName: t(TEXT.day),
      categories: oil.data.map(({ day }) => day.slice(5)),
      series: [
        line(
          t(TEXT.fuelOil),
          told(({ fuel }) => fuel),
          true,
        ),
        line(
          t(TEXT.dieselOil),
          told(({ diesel }) => diesel),
          false,
        ),
      ],
    });
  }, [oil.data]);
  const nothing = oil.data?.every(({ reports }) => reports === 0);
  return (
    <ChartPanel
      title={t(TEXT.dailyOil)}
      model={model}
      failed={oil.isError}
      onRetry={() => void oil.refetch()}
      empty={nothing ? t(TEXT.dailyOilNone) : undefined}
      onPick={openList && oil.data && ((index) => openList(reportsBetween(oil.data[index]!)))}
    />
  );
}
