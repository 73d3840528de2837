import { useCallback } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { PrintSheet } from '../../../kernel/web/print/print-sheet.tsx';
import { COMPANY } from '../../../shell/company.ts';
import { REPORT_TAB_TEXT, REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { CargoReportPart } from './cargo-parts.web.tsx';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { OilPart } from './oil-part.web.tsx';
import { MovementReportPart } from './report-parts.web.tsx';
import { ShipMovementPart } from './ship-movement-part.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

/**
 * The report on paper (voyage blueprint, section 8): A4 portrait with its blocks, the oil grid across on page 2, cargo behind it,
 * signatures of master and chief engineer, and a mark over every page while it is not confirmed.
 */
export function ReportPrint({ detail, onDone }: { detail: ReportDetail; onDone: () => void }) {
  const { report, context } = detail;
  const done = useCallback(() => onDone(), [onDone]);
  const signatures = (
    <div className="print-sign">
      {[TEXT.master, TEXT.date, TEXT.chiefEngineer, TEXT.date].map((label, i) => (
        <span key={`${label.en}${i < 2 ? 'Master' : 'Engineer'}`}>{t(label)}</span>
      ))}
    </div>
  );
  return (
    <PrintSheet
      company={t(COMPANY.name)}
      title={`${context.shipName} ${t(REPORT_TYPE_TEXT[report.rptType])}`}
      number={report.reportNo ?? undefined}
      link={location.href}
      onDone={done}
    >
      {detail.row.confirmed !== 'CONFIRMED' && (
        <div className="print-watermark" aria-hidden="true">
          {t(TEXT.watermark)}
        </div>
      )}
      <div className="print-report">
        <MovementReportPart detail={detail} paper />
        <h2>{t(REPORT_TAB_TEXT.shipMovement)}</h2>
        <ShipMovementPart detail={detail} paper />
        {signatures}
      </div>
      <div className="print-landscape">
        <h2>{t(REPORT_TAB_TEXT.oil)}</h2>
        <OilPart detail={detail} paper />
        {report.cargos.length > 0 && (
          <>
            <h2>{t(REPORT_TAB_TEXT.cargoReport)}</h2>
            <CargoReportPart detail={detail} paper />
          </>
        )}
      </div>
    </PrintSheet>
  );
}
