import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { FINANCE_TEXT as TEXT } from '../finance.text.ts';
import { budgetException } from './budget-exception.resource.ts';

/** What of a record only the program reads. */
const HIDDEN = ['source', 'sourceId'];

/** Documents that ask to go over their budget. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const open: RowAct = {
      key: 'source',
      label: TEXT.openSource,
      run: (row) => navigate(recordAddress(String(row.source), Number(row.sourceId))),
    };
    return {
      list: {
        omit: ['create', 'import'],
        rowActions: [open],
        savedFilters: [{ key: 'waiting', label: TEXT.waiting, filters: { status: ['IN_AUDIT'] } }],
      },
      detail: { acts: [open], hidden: HIDDEN },
    };
  }, [navigate]);
  return <ResourcePage resource={budgetException} slots={slots} />;
}
