import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { RecordPanel, RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { evaluation } from '../../partner/public.ts';
import { purchaseOrder } from '../orders/order.resource.ts';
import { orderedLine } from './ordered-line.resource.ts';

/** The order lines of the supplier that were due in the half-year. */
function Lines({ row }: RecordPanelProps) {
  const navigate = useNavigate();
  const hrefOf = ({ orderId }: AnyRow) => recordAddress(purchaseOrder.name, Number(orderId));
  if (!hasPermission('purchasing:orderedLine:list')) return null;
  return (
    <ResourceList
      resource={orderedLine}
      title={null}
      embedded={`${orderedLine.name}.evaluated`}
      fixed={{ partnerId: Number(row.partnerId), dueOnFrom: String(row.periodFrom), dueOnTo: String(row.periodTo) }}
      columns={['orderId', 'itemName', 'qty', 'acceptedQty', 'rejectedQty', 'dueOn', 'deliveredOn', 'daysLate']}
      filters={['late', 'purchaseType']}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
    />
  );
}

export const recordPanels: readonly RecordPanel[] = [
  {
    key: 'purchasing.evaluatedLines',
    sort: 20,
    appliesTo: ({ name }) => name === evaluation.name && hasPermission('purchasing:orderedLine:list'),
    tab: { label: { zh: '应到货明细', en: 'Lines due' }, Content: Lines },
  },
];
