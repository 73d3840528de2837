import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toNumber } from '../../../kernel/value/decimal.ts';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { CONSTANT_TEXT as TEXT } from './constant-words.text.ts';
import { shipConstant } from './ship-constant.resource.ts';

/** The last so many measurements of a ship. */
const SHOWN = 50;

const { measureDate, constantValue } = shipConstant.fields;

/** How the constant of a ship moved from one measurement to the next. */
export function ConstantHistory({ shipId }: { shipId: number }) {
  const { data } = useQuery({
    queryKey: ['records', shipConstant.name, 'history-of', shipId],
    queryFn: ({ signal }) =>
      records.list(shipConstant, { shipId: String(shipId), size: String(SHOWN), sort: 'measureDate,desc' }, { signal }),
  });
  const model = useMemo(() => {
    const rows = (data?.content ?? []).toReversed();
    return cartesianChart({
      categoryName: t(measureDate.label),
      categories: rows.map((row) => String(row.measureDate)),
      series: [
        {
          name: t(constantValue.label),
          values: rows.map((row) => toNumber(typeof row.constantValue === 'string' ? row.constantValue : null)),
          kind: 'line',
          unit: 't',
          digits: 1,
        },
      ],
    });
  }, [data]);
  if (!data) return null;
  return (
    <Panel title={t(TEXT.history)}>
      <Chart model={model} label={t(TEXT.history)} height={220} />
    </Panel>
  );
}
