import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { RECEIPT_TEXT as TEXT } from './receipt.text.ts';
import { receiptAllocation } from './receipt-allocation.resource.ts';

function Allocations({ of, row, columns }: { of: 'receiptId' | 'invoiceId'; row: AnyRow; columns: readonly string[] }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(receiptAllocation.name, one.id);
  return (
    <ResourceList
      resource={receiptAllocation}
      title={null}
      embedded={`${receiptAllocation.name}.${of}`}
      fixed={{ [of]: row.id }}
      columns={[...columns]}
      filters={[]}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
      onEdit={(one) => navigate(hrefOf(one))}
    />
  );
}

/** What is set off between receipts and invoices, beside either of them, to those who may see it. */
export const allocationTabs = (
  of: 'receiptId' | 'invoiceId',
  columns: readonly string[],
): NonNullable<DetailSlots['tabs']> =>
  hasPermission('finance:receiptAllocation:list')
    ? [
        {
          key: 'allocations',
          label: TEXT.allocations,
          content: (row) => <Allocations of={of} row={row} columns={columns} />,
        },
      ]
    : [];
