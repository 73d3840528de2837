import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { inquiryOfNeeds } from '../inquiries/inquiry.calls.ts';
import { orderOfNeeds } from '../orders/order.calls.ts';
import { DEMAND_TEXT as TEXT } from './demand.text.ts';
import { demandLine } from './demand-line.resource.ts';
import { demandStanding } from './demand-standing.resource.ts';

const saved = (): readonly SavedFilter[] => [
  { key: 'open', label: TEXT.open, filters: { status: ['OPEN'] } },
  { key: 'mine', label: TEXT.mine, filters: { status: ['ASSIGNED'], buyerId: [String(currentSession()?.user.id)] } },
  { key: 'together', label: TEXT.together, filters: { status: ['OPEN', 'ASSIGNED'], togetherCountFrom: ['2'] } },
  { key: 'urgent', label: TEXT.urgent, filters: { priority: ['URGENT', 'EMERGENCY'] } },
];

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
    return {
      makes: [inquiryOfNeeds, orderOfNeeds],
      list: { savedFilters: saved(), rowActions: [same], omit: ['create', 'remove', 'import'] },
      detail: { hidden: ['itemKey', 'itemNameEn'], omit: ['remove'] },
    };
  }, [navigate]);
  return <ResourcePage resource={demandLine} listed={demandStanding} slots={slots} />;
}
