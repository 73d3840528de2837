import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reply } from '../../../kernel/route.ts';
import { div, formatDecimal, mul, round } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList, type EmbeddedListProps } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { VALUE_PERMISSION } from '../../stock/public.ts';
import { maintenanceWorksCountByDate } from './dash-maintenance.calls.ts';
import { DASH_TEXT as TEXT } from './dash-maintenance.text.ts';

type Worked = Reply<typeof maintenanceWorksCountByDate>[number];

const right = { align: 'right' as const };

/** Of a hundred orders so many are finished. */
const rateOf = ({ total, finish }: Worked): string =>
  formatDecimal(round(mul(div(String(finish), String(total)) ?? '0', '100'), 2), 2);

/** Orders of all types by ship, and what they took out of the stock; what it cost to those who may know it. */
export function WorksTable({ month }: { month: string }) {
  const found = useQuery({
    queryKey: ['maintenance', 'worksCountByDate', month],
    queryFn: ({ signal }) => call(maintenanceWorksCountByDate, { query: { month }, signal, quiet: true }),
  });
  const columns = useMemo(
    (): EmbeddedListProps<Worked>['columns'] => [
      { title: t(TEXT.ship), dataIndex: 'shipName' },
      { title: t(TEXT.total), dataIndex: 'total', ...right },
      { title: t(TEXT.finish), dataIndex: 'finish', ...right },
      { key: 'rate', title: `${t(TEXT.rate)} %`, ...right, render: (_, row) => rateOf(row) },
      { title: t(TEXT.partNum), ...right, render: (_, row) => formatDecimal(row.partNum) },
      ...(hasPermission(VALUE_PERMISSION)
        ? [
            {
              key: 'money',
              title: t(TEXT.moneyTotal),
              ...right,
              render: (_: unknown, row: Worked) => formatDecimal(row.moneyTotal, 2),
            },
          ]
        : []),
    ],
    [],
  );
  return (
    <EmbeddedList<Worked>
      label={t(TEXT.works)}
      rowKey="shipId"
      rows={found.data}
      columns={columns}
      loading={found.isFetching}
      error={found.error}
      onRetry={() => void found.refetch()}
      empty={t(TEXT.none)}
    />
  );
}
