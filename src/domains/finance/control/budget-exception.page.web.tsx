import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { FINANCE_TEXT as TEXT } from '../finance.text.ts';
import { budgetException } from './budget-exception.resource.ts';

const FIGURES = ['budget', 'used', 'request', 'after', 'excess'] as const;

/** What is planned, what is gone of it, and what it would be with the document. */
const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: budgetException.fields[name].label,
    value: numberText(budgetException.fields[name], row[name]),
    unit: 'CNY',
  }));

/** What of a record only the program reads, or its figures tell already. */
const HIDDEN = ['source', 'sourceId', 'available', ...FIGURES];

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
      detail: { figures, acts: [open], hidden: HIDDEN },
    };
  }, [navigate]);
  return <ResourcePage resource={budgetException} slots={slots} />;
}
