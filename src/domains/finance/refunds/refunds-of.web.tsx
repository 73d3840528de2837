import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { prepaymentRefund } from './prepayment-refund.resource.ts';
import { REFUND_TEXT as TEXT } from './refund.text.ts';

const COLUMNS = ['refundNo', 'receivedDate', 'amount', 'exchangeDiff', 'bankRef', 'createName', 'refundStatus'];

function Refunds({ row }: { row: AnyRow }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(prepaymentRefund.name, one.id);
  return (
    <ResourceList
      resource={prepaymentRefund}
      title={null}
      embedded={`${prepaymentRefund.name}.creditId`}
      fixed={{ creditId: row.id }}
      columns={COLUMNS}
      filters={[]}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
      onEdit={(one) => navigate(hrefOf(one))}
    />
  );
}

/** What came back of a prepayment, beside it, to those who may see it. */
export const refundTabs = (): NonNullable<DetailSlots['tabs']> =>
  hasPermission('finance:prepaymentRefund:list')
    ? [{ key: 'refunds', label: TEXT.refunds, content: (row) => <Refunds row={row} /> }]
    : [];
