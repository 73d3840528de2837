import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import { pathOf } from '../../../kernel/resource/resource.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { purchaseOrder } from '../orders/order.resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { award } from './award.resource.ts';
import { AWARD_TEXT as TEXT } from './award.text.ts';
import { createOrdersCall } from './comparison.calls.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'waiting', label: TEXT.waiting, filters: { status: ['IN_AUDIT'] } },
  { key: 'approved', label: TEXT.approved, filters: { status: ['APPROVE'] } },
];

const money = (name: 'totalBase' | 'bestBase' | 'savingBase', row: AnyRow): string =>
  row[name] === null ? '—' : numberText(award.fields[name], row[name]);

const figures = (row: AnyRow): Figure[] =>
  hasPermission(PRICE_PERMISSION)
    ? [
        { label: TEXT.total, value: money('totalBase', row), unit: 'CNY' },
        { label: TEXT.best, value: money('bestBase', row), unit: 'CNY' },
        { label: TEXT.saving, value: money('savingBase', row), unit: 'CNY' },
      ]
    : [];

/** Who gets what, from the proposal to its orders. */
export function Page() {
  const navigate = useNavigate();
  const orders = usePlace()(purchaseOrder.name);
  const slots = useMemo((): ResourceSlots => {
    const order: RowAct = {
      key: 'createOrders',
      label: TEXT.createOrders,
      permission: createOrdersCall.permission,
      when: (row) => row.status === 'APPROVE',
      effect: TEXT.ordersEffect,
      first: true,
      run: async ({ id, version }, { refresh }) => {
        const { orders: made } = await call(createOrdersCall, { params: { id }, body: { version } });
        notify.success(t(TEXT.ordered, { n: made.length }));
        await refresh();
        if (orders) navigate(`${orders}?${new URLSearchParams({ awardId: String(id) })}`);
      },
    };
    return {
      list: { savedFilters: SAVED, rowActions: [order], omit: ['create', 'import'] },
      form: { locked: [rowsOf('lines'), ...LINES], hidden: () => ['lines.lineNo'] },
      detail: { figures, acts: [order], hidden: ['totalBase', 'bestBase', 'savingBase', 'lines.lineNo'] },
    };
  }, [navigate, orders]);
  return <ResourcePage resource={award} path={pathOf(award)} slots={slots} />;
}

const LINES = ['lines.unitId', 'lines.partnerId', 'lines.quotationId'];
