import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { FINANCE_TEXT as TEXT } from '../finance.text.ts';
import { nextYearCall } from './budget-system.calls.ts';
import { budgetSystem } from './budget-system.resource.ts';

/** Which subjects of which ships and units are budgeted together, year by year. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const next: RowAct = {
      key: 'next',
      label: TEXT.nextYear,
      permission: nextYearCall.permission,
      effect: TEXT.nextYearEffect,
      run: async ({ id }) => {
        const made = await call(nextYearCall, { params: { id } });
        notify.success(t(TEXT.copied));
        navigate(recordAddress(budgetSystem.name, made.id));
      },
    };
    return { list: { rowActions: [next], omit: ['import'] }, detail: { acts: [next] } };
  }, [navigate]);
  return <ResourcePage resource={budgetSystem} slots={slots} />;
}
