import type { ReportAnswer } from '../../report/answer.ts';
import type { Chosen } from '../../report/choice.ts';
import type { Report } from '../../report/report.ts';
import { reportPaper } from '../../report/report-paper.ts';
import { lang, t } from '../i18n.ts';
import { PaperBlocks } from '../print/paper-blocks.tsx';
import { PrintSheet } from '../print/print-sheet.tsx';

type Props = { report: Report; chosen: Chosen; answer: ReportAnswer; onDone: () => void };

/** A report on paper, as it stands on the screen. */
export function ReportPrint({ report, chosen, answer, onDone }: Props) {
  const paper = reportPaper({ report, chosen, answer, lang, about: answer.about });
  return (
    <PrintSheet title={t(report.label)} link={location.href} landscape={paper.across} onDone={onDone}>
      <PaperBlocks paper={paper} />
    </PrintSheet>
  );
}
