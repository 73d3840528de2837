import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import { pathOf } from '../../../kernel/resource/resource.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { flowActs } from '../../../kernel/web/list/acts/flow-acts.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { purchaseOrder } from '../orders/order.resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { award } from './award.resource.ts';
import { AWARD_TEXT as TEXT } from './award.text.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'waiting', label: TEXT.waiting, filters: { status: ['IN_AUDIT'] } },
  { key: 'approved', label: TEXT.approved, filters: { status: ['APPROVE'] } },
];

const money = (name: 'totalBase' | 'bestBase' | 'savingBase', row: AnyRow): string =>
  row[name] === null ? '—' : numberText(award.fields[name], row[name]);

const figures = (row: AnyRow): Figure[] =>
  hasPermission(PRICE_PERMISSION)
    ? [
        { label: TEXT.total, value: money('totalBase', row), unit: BASE_CURRENCY },
        { label: TEXT.best, value: money('bestBase', row), unit: BASE_CURRENCY },
        { label: TEXT.saving, value: money('savingBase', row), unit: BASE_CURRENCY },
      ]
    : [];

/** Who gets what, from the proposal to its orders, to which making them leads. */
export function Page() {
  const navigate = useNavigate();
  const orders = usePlace()(purchaseOrder.name);
  const slots = useMemo((): ResourceSlots => {
    const acts = flowActs(award).map(
      (act): RowAct => ({
        ...act,
        run: async (row, tools) => {
          await act.run(row, tools);
          if (orders) navigate(`${orders}?${new URLSearchParams({ awardId: String(row.id) })}`);
        },
      }),
    );
    return {
      list: { savedFilters: SAVED, rowActions: acts, omit: ['create', 'import'] },
      form: { locked: [rowsOf('lines'), ...LINES], hidden: () => ['lines.lineNo', 'lines.priceContractId'] },
      detail: { figures, acts, hidden: ['totalBase', 'bestBase', 'savingBase', 'lines.lineNo'] },
    };
  }, [navigate, orders]);
  return <ResourcePage resource={award} path={pathOf(award)} slots={slots} />;
}

const LINES = ['lines.unitId', 'lines.partnerId', 'lines.quotationId'];
