import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { generatePlansCall } from './conference.calls.ts';
import { conferencePlan } from './conference-plan.resource.ts';
import { CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';
import { generateForm } from './generate-form.resource.ts';

const DAY_MS = 86_400_000;
const WAITING = ['cf_plan', 'cf_notified'];

const saved = (): SavedFilter[] => [
  { key: 'waiting', label: TEXT.waiting, filters: { subStatus: WAITING } },
  {
    key: 'overdue',
    label: TEXT.overdue,
    filters: { subStatus: WAITING, planDateTo: [officeDay(new Date(serverDate().getTime() - DAY_MS))] },
  },
  { key: 'tracking', label: TEXT.tracking, filters: { subStatus: ['cf_tracking'] } },
];

/** Plans a year of all types in use. */
function Generate() {
  const [dialog, ask] = useAsk();
  const client = useQueryClient();
  if (!hasPermission(generatePlansCall.permission)) return null;
  return (
    <>
      {dialog}
      <Button
        onClick={() =>
          ask({
            title: t(TEXT.generate),
            effect: t(TEXT.generateWhy),
            act: t(TEXT.generate),
            form: { fields: generateForm, initial: { year: Number(officeDay(serverDate()).slice(0, 4)) } },
            run: async (_reason, values = {}) => {
              const { made, there } = await call(generatePlansCall, {
                body: { year: Number(values.year) },
                quiet: true,
              });
              await client.invalidateQueries({ queryKey: ['records', conferencePlan.name] });
              notify.success(t(TEXT.generated, { made, there }));
            },
          })
        }
      >
        {t(TEXT.generate)}
      </Button>
    </>
  );
}

/** Conferences of the year, from their plan to the last of their decisions. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { savedFilters: saved(), toolbar: <Generate />, omit: ['import'] },
      form: { locked: ({ id }) => (id ? ['configId', 'organizationId', 'periodKey'] : []) },
      detail: { hidden: ['submitterId'] },
    }),
    [],
  );
  return <ResourcePage resource={conferencePlan} slots={slots} />;
}
