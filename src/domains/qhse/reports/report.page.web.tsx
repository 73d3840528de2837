import { useQuery } from '@tanstack/react-query';
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
import { nearMissForm } from './near-miss.resource.ts';
import { anonymousReportCall, reportFiguresCall } from './report.calls.ts';
import { safetyReport } from './report.resource.ts';
import { REPORT_TEXT as TEXT } from './report-words.text.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'waiting', label: TEXT.waiting, filters: { status: ['USE'] } },
  { key: 'investigated', label: TEXT.investigated, filters: { status: ['IN_AUDIT'] } },
  { key: 'serious', label: TEXT.serious, filters: { severity: ['SERIOUS', 'VERY_SERIOUS'] } },
  { key: 'near', label: TEXT.nearMisses, filters: { reportKind: ['NEAR_MISS'] } },
];

/** How safe the last twelve months were. */
function Figures() {
  const { data } = useQuery({
    queryKey: ['records', safetyReport.name, 'figures'],
    queryFn: ({ signal }) => call(reportFiguresCall, { signal, quiet: true }),
  });
  if (!data) return null;
  const { near, lti, trc, ltif, trcf } = data;
  return t(TEXT.summary, { near, lti, trc, ltif: ltif ?? '—', trcf: trcf ?? '—' });
}

/** Nothing of it is kept on the device: it is a dialog without a draft. */
function Anonymous() {
  const [dialog, ask] = useAsk();
  if (!hasPermission(anonymousReportCall.permission)) return null;
  return (
    <>
      {dialog}
      <Button
        onClick={() =>
          ask({
            title: t(TEXT.anonymous),
            effect: t(TEXT.anonymousWhy),
            act: t(TEXT.send),
            form: { fields: nearMissForm, initial: { occurDay: officeDay(serverDate()) } },
            run: async (_reason, values = {}) => {
              const { shipId, occurDay, eventType, description } = values;
              const body = {
                shipId: Number(shipId),
                occurDay: String(occurDay),
                eventType: String(eventType),
                description: String(description),
              };
              await call(anonymousReportCall, { body, quiet: true });
              notify.success(t(TEXT.sent));
            },
          })
        }
      >
        {t(TEXT.anonymous)}
      </Button>
    </>
  );
}

/** What happened on board, and what was learned of it. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { savedFilters: SAVED, scope: <Figures />, toolbar: <Anonymous /> },
    }),
    [],
  );
  return <ResourcePage resource={safetyReport} slots={slots} />;
}
