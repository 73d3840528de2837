import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { BatchAct, RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { inquireCall } from '../inquiries/inquiry.calls.ts';
import { inquiry } from '../inquiries/inquiry.resource.ts';
import { INQUIRY_TEXT } from '../inquiries/inquiry.text.ts';
import { fromDemandCall } from '../orders/order.calls.ts';
import { purchaseOrder } from '../orders/order.resource.ts';
import { ORDER_TEXT } from '../orders/order.text.ts';
import { supplierForm } from '../orders/order-forms.resource.ts';
import { DEMAND_TEXT as TEXT } from './demand.text.ts';
import { demandLine } from './demand-line.resource.ts';
import { demandStanding } from './demand-standing.resource.ts';

const saved = (): readonly SavedFilter[] => [
  { key: 'open', label: TEXT.open, filters: { status: ['OPEN'] } },
  { key: 'mine', label: TEXT.mine, filters: { status: ['ASSIGNED'], buyerId: [String(currentSession()?.user.id)] } },
  { key: 'together', label: TEXT.together, filters: { status: ['OPEN', 'ASSIGNED'], togetherCountFrom: ['2'] } },
  { key: 'urgent', label: TEXT.urgent, filters: { priority: ['URGENT', 'EMERGENCY'] } },
];

const WAITING = new Set(['OPEN', 'ASSIGNED']);

/** An inquiry is of one type, whichever ships need it. */
const oneType = (rows: readonly AnyRow[]): boolean =>
  rows.length > 0 && rows.every((row) => WAITING.has(String(row.status)) && row.purchaseType === rows[0]!.purchaseType);

/** An order is of one ship and one type. */
const oneOrder = (rows: readonly AnyRow[]): boolean =>
  oneType(rows) && rows.every((row) => row.organizationId === rows[0]!.organizationId);

/** All that is granted and not yet bought, of all ships. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const same: RowAct = {
      key: 'same',
      label: TEXT.same,
      when: (row) => Number(row.togetherCount ?? 0) > 1,
      run: (row) => navigate(`?${new URLSearchParams({ itemKey: String(row.itemKey) })}`),
    };
    const make: BatchAct = {
      key: 'make',
      label: ORDER_TEXT.make,
      permission: fromDemandCall.permission,
      form: supplierForm,
      when: oneOrder,
      run: async (rows, { values }) => {
        const demandLineIds = rows.map(({ id }) => id);
        const body = { partnerId: Number(values?.partnerId), demandLineIds };
        const made = await call(fromDemandCall, { body, quiet: true });
        notify.success(t(ORDER_TEXT.made));
        navigate(`${recordAddress(purchaseOrder.name, made.id)}?edit=1`);
      },
    };
    const inquire: BatchAct = {
      key: 'inquire',
      label: INQUIRY_TEXT.make,
      permission: inquireCall.permission,
      when: oneType,
      run: async (rows) => {
        const made = await call(inquireCall, { body: { demandLineIds: rows.map(({ id }) => id) } });
        notify.success(t(INQUIRY_TEXT.made));
        navigate(`${recordAddress(inquiry.name, made.id)}?edit=1`);
      },
    };
    return {
      list: {
        savedFilters: saved(),
        rowActions: [same],
        batchActions: [inquire, make],
        omit: ['create', 'remove', 'import'],
      },
      detail: { hidden: ['itemKey', 'itemNameEn'], omit: ['remove'] },
    };
  }, [navigate]);
  return <ResourcePage resource={demandLine} listed={demandStanding} slots={slots} />;
}
