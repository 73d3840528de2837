import { useMemo } from 'react';
import type { Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList, type EmbeddedListProps } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { DEPARTMENTS } from '../equipments/equipment.text.ts';
import { METRICS, type Metric, type maintenanceCountByDate } from './dash-maintenance.calls.ts';
import { DASH_TEXT as TEXT } from './dash-maintenance.text.ts';
import { shipSpans } from './merged-ships.rules.ts';

export type Counted = Reply<typeof maintenanceCountByDate>[number];
export type OnFigure = (row: Counted, metric: Metric) => void;

/** What needs somebody stands out. */
const WARNS: readonly Metric[] = ['overDue', 'keyOverDue'];

function FigureLink({ row, metric, onFigure }: { row: Counted; metric: Metric; onFigure: OnFigure }) {
  if (row[metric] === 0) return <span className="num">0</span>;
  return (
    <button
      type="button"
      className={WARNS.includes(metric) ? 'list-link num dash-warn' : 'list-link num'}
      aria-label={`${row.shipName} ${t(DEPARTMENTS[row.department])} ${t(TEXT[metric])} ${row[metric]}`}
      onClick={() => onFigure(row, metric)}
    >
      {row[metric]}
    </button>
  );
}

/** Rows of a page of the table. */
const PAGE = 50;

type Props = Pick<EmbeddedListProps<Counted>, 'error' | 'onRetry' | 'loading'> & {
  rows: readonly Counted[] | undefined;
  onFigure: OnFigure;
};

/** Orders by ship and department; rows of the same ship share their first cell. */
export function CountTable({ rows, onFigure, ...list }: Props) {
  const columns = useMemo((): EmbeddedListProps<Counted>['columns'] => {
    const all = rows ?? [];
    const spans = new Map(shipSpans(all, PAGE).map((span, i) => [all[i], span]));
    return [
      { title: t(TEXT.ship), dataIndex: 'shipName', onCell: (row) => ({ rowSpan: spans.get(row) ?? 1 }) },
      { title: t(TEXT.department), render: (_, row) => t(DEPARTMENTS[row.department]) },
      ...METRICS.map((metric) => ({
        key: metric,
        title: t(TEXT[metric]),
        align: 'right' as const,
        render: (_: unknown, row: Counted) => <FigureLink row={row} metric={metric} onFigure={onFigure} />,
      })),
    ];
  }, [rows, onFigure]);
  return (
    <EmbeddedList<Counted>
      label={t(TEXT.analysis)}
      rowKey={(row) => `${row.shipId} ${row.department}`}
      rows={rows}
      columns={columns}
      empty={t(TEXT.none)}
      {...list}
    />
  );
}
