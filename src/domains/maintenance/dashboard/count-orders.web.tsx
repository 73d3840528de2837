import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Reply } from '../../../kernel/route.ts';
import { LargeDialog } from '../../../kernel/web/detail/large-dialog.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList, type EmbeddedListProps } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call } from '../../../kernel/web/request.ts';
import { DEPARTMENTS } from '../equipments/equipment.text.ts';
import { orderFlow } from '../work-orders/order.flow.ts';
import { workOrder } from '../work-orders/work-order.resource.ts';
import type { Counted } from './count-table.web.tsx';
import { type Metric, maintenanceCountDetail } from './dash-maintenance.calls.ts';
import { DASH_TEXT as TEXT } from './dash-maintenance.text.ts';

type Order = Reply<typeof maintenanceCountDetail>[number];

function State({ row }: { row: Order }) {
  const state = Object.entries(orderFlow.states).find(([key]) => key === row.woStatus)?.[1];
  return state ? <StatusTag tone={state.tone}>{t(state)}</StatusTag> : null;
}

const COLUMNS = (): EmbeddedListProps<Order>['columns'] => [
  {
    title: t(TEXT.orderNo),
    render: (_, row) => <Link to={recordAddress(workOrder.name, row.id)}>{row.orderNo}</Link>,
  },
  { title: t(TEXT.equipment), dataIndex: 'equipment' },
  { title: t(TEXT.work), dataIndex: 'workName' },
  { title: t(TEXT.due), dataIndex: 'due' },
  { title: t(TEXT.done), render: (_, row) => row.doneDate ?? '—' },
  { title: t(TEXT.state), render: (_, row) => <State row={row} /> },
];

type Props = { month: string; row: Counted; metric: Metric; onClose: () => void };

/** The orders behind a figure. */
export function CountOrders({ month, row, metric, onClose }: Props) {
  const query = { month, shipId: row.shipId, department: row.department, metric };
  const found = useQuery({
    queryKey: ['maintenance', 'countDetail', query],
    queryFn: ({ signal }) => call(maintenanceCountDetail, { query, signal, quiet: true }),
  });
  const title = `${row.shipName} ${t(DEPARTMENTS[row.department])} ${month} ${t(TEXT[metric])}`;
  return (
    <LargeDialog title={title} onClose={onClose}>
      <EmbeddedList<Order>
        label={title}
        rowKey="id"
        rows={found.data}
        columns={COLUMNS()}
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={t(TEXT.noOrders)}
      />
    </LargeDialog>
  );
}
