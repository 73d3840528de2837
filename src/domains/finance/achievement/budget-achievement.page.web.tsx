import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { budgetEntry } from '../ledger/budget-entry.resource.ts';
import { achievementReport } from './achievement.report.ts';

/** Budget against what is held and spent; a row opens its entries, where its reader may see them. */
export function Page() {
  const ledger = usePlace()(budgetEntry.name);
  return (
    <ReportPage
      report={achievementReport}
      hrefOf={
        ledger
          ? ({ subjectId, organizationId, month }) =>
              `${ledger}?${new URLSearchParams({
                subjectId: String(subjectId),
                organizationId: String(organizationId),
                monthFrom: String(month),
                monthTo: String(month),
              })}`
          : undefined
      }
    />
  );
}
