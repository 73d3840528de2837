import { RecordMissing } from '../../../kernel/web/detail/record-missing.tsx';
import { RecordSkeleton } from '../../../kernel/web/detail/record-skeleton.tsx';
import { useRecordWays } from '../../../kernel/web/records/use-record-ways.ts';
import { ReportView } from './report-view.web.tsx';
import { useReport } from './use-report.web.ts';
import '../../../kernel/web/list/list.css';
import './report-form.css';

/** One report to read, to print, and to confirm or send back. */
export function ReportPage({ id, place }: { id: number; place: string }) {
  const ways = useRecordWays(place, id);
  const found = useReport(id);
  if (found.data) return <ReportView detail={found.data} ways={ways} place={place} />;
  if (!found.error) return <RecordSkeleton />;
  return <RecordMissing error={found.error} onBack={ways.back} onRetry={() => void found.refetch()} />;
}
