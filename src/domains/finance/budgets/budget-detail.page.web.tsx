import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { FINANCE_TEXT as TEXT } from '../finance.text.ts';
import { copyCall, copyForm, spreadCall, spreadForm } from './budget.calls.ts';
import { budget } from './budget.resource.ts';

const saved = (): readonly SavedFilter[] => [
  { key: 'force', label: TEXT.inForce, filters: { active: ['true'] } },
  { key: 'year', label: TEXT.thisYear, filters: { year: [String(serverDate().getFullYear())] } },
  { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
];

const figures = (row: AnyRow): Figure[] => [
  { label: TEXT.year, value: numberText(budget.fields.total, row.total), unit: 'CNY' },
  { label: TEXT.lines, value: ((row.lines ?? []) as readonly unknown[]).length },
];

/** What each ship and unit may spend, subject by subject and month by month, version after version. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const spread: RowAct = {
      key: 'spread',
      label: spreadForm.label,
      permission: spreadCall.permission,
      when: (row) => row.status === 'USE',
      form: spreadForm,
      run: async ({ id, version }, { values, refresh }) => {
        await call(spreadCall, { params: { id }, body: { ...values, version }, quiet: true });
        notify.success(t(TEXT.spread));
        await refresh();
      },
    };
    const copy: RowAct = {
      key: 'copy',
      label: copyForm.label,
      permission: copyCall.permission,
      form: copyForm,
      run: async ({ id, version }, { values }) => {
        const made = await call(copyCall, { params: { id }, body: { ...values, version }, quiet: true });
        notify.success(t(TEXT.copied));
        navigate(`${recordAddress(budget.name, made.id)}?edit=1`);
      },
    };
    return {
      list: { savedFilters: saved(), rowActions: [copy], omit: ['import'] },
      detail: { acts: [spread, copy], figures, hidden: ['total'] },
    };
  }, [navigate]);
  return <ResourcePage resource={budget} slots={slots} />;
}
