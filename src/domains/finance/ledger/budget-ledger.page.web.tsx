import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { FINANCE_TEXT as TEXT } from '../finance.text.ts';
import { BY_HAND, budgetEntry } from './budget-entry.resource.ts';
import { reverseCall } from './ledger.calls.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'used', label: TEXT.used, filters: { kind: ['PRECOMMIT', 'COMMIT', 'ESTIMATE', 'ACTUAL'] } },
];

/** What of an entry only the program reads. */
const HIDDEN = ['source', 'sourceId', 'lineId'];

/** Every entry of the budget ledger; each leads to its document. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const open: RowAct = {
      key: 'source',
      label: TEXT.openSource,
      when: (row) => row.source !== BY_HAND && Boolean(row.sourceId),
      run: (row) => navigate(recordAddress(String(row.source), Number(row.sourceId))),
    };
    const reverse: RowAct = {
      key: 'reverse',
      label: TEXT.reverse,
      permission: reverseCall.permission,
      effect: TEXT.reverseEffect,
      reason: true,
      danger: true,
      when: (row) => row.source === BY_HAND && !row.reversalOfId,
      run: async ({ id, version }, { reason, refresh }) => {
        await call(reverseCall, { params: { id }, body: { version, reason: reason ?? '' } });
        notify.success(t(TEXT.reversed));
        await refresh();
      },
    };
    return {
      list: {
        createLabel: TEXT.enter,
        savedFilters: SAVED,
        rowActions: [open, reverse],
        omit: ['edit', 'remove'],
      },
      detail: { acts: [open, reverse], hidden: HIDDEN, omit: ['edit', 'remove'] },
    };
  }, [navigate]);
  return <ResourcePage resource={budgetEntry} slots={slots} />;
}
