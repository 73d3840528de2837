import type { ReactNode } from 'react';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import type { RecordPart } from '../../../kernel/web/detail/record-frame.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { report as resource } from '../reports/report.resource.ts';
import { REPORT_FIELD_TEXT, REPORT_TAB_TEXT } from '../reports/report.text.ts';
import { useVoyage } from '../voyages/use-current-voyage.web.ts';
import { VOYAGE_TEXT } from '../voyages/voyage.text.ts';
import { InitialReadingsView, Rotation, VoyageHeader, VoyageTotalsView } from '../voyages/voyage-summary.web.tsx';
import { CargoPart, CargoReportPart } from './cargo-parts.web.tsx';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { FactList } from './fact-list.web.tsx';
import type { ReportPart } from './finding-part.rules.ts';
import { movementBlocks, WasteTable } from './movement-facts.web.tsx';
import { OilPart } from './oil-part.web.tsx';
import { ShipMovementPart } from './ship-movement-part.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

/** What a report tells, in the six parts of the specification (section 2.11), one below the other. */
export function reportParts(detail: ReportDetail): RecordPart[] {
  const content: Readonly<Record<ReportPart, ReactNode>> = {
    movementReport: <MovementReportPart detail={detail} />,
    shipMovement: <ShipMovementPart detail={detail} />,
    oil: <OilPart detail={detail} />,
    voyage: <VoyagePart detail={detail} />,
    cargo: <CargoPart detail={detail} />,
    cargoReport: <CargoReportPart detail={detail} />,
  };
  return (Object.keys(content) as ReportPart[]).map((key) => ({
    key,
    title: t(REPORT_TAB_TEXT[key]),
    content: (
      <Panel title={t(REPORT_TAB_TEXT[key])}>
        <div className="report-part">{content[key]}</div>
      </Panel>
    ),
  }));
}

function MovementReportPart({ detail }: { detail: ReportDetail }) {
  const { report } = detail;
  return (
    <>
      {movementBlocks(detail).map(({ title, facts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <FactList facts={facts} />
        </section>
      ))}
      {report.wastes.some((line) => line.onBoard !== null || line.generated !== null) && (
        <section>
          <h3>{t(TEXT.waste)}</h3>
          <WasteTable wastes={report.wastes} />
        </section>
      )}
      {report.rptNote && (
        <section>
          <h3>{t(TEXT.note)}</h3>
          <p className="field-long">{report.rptNote}</p>
        </section>
      )}
      {report.attachments.length > 0 && (
        <section>
          <h3>{t(REPORT_FIELD_TEXT.attachments)}</h3>
          <AttachmentsDisplay
            field={resource.fields.attachments}
            value={report.attachments}
            label={detail.row.labels?.attachments}
            mode="page"
          />
        </section>
      )}
    </>
  );
}

const AttachmentsDisplay = kitOf(resource.fields.attachments).Display;

function VoyagePart({ detail: { context } }: { detail: ReportDetail }) {
  const { data: voyage, error } = useVoyage(context.voyage.id);
  if (error) return <Problems title={t(VOYAGE_TEXT.failed)} problems={problemsOf(error)} />;
  if (!voyage) return <SkeletonRows />;
  const shared = { voyage, now: context.now };
  return (
    <>
      <VoyageHeader {...shared} />
      <h3>{t(VOYAGE_TEXT.rotation)}</h3>
      <Rotation {...shared} />
      <h3>{t(VOYAGE_TEXT.readings)}</h3>
      <InitialReadingsView {...shared} />
      <h3>{t(voyage.voyageStatus === 'CLOSED' ? VOYAGE_TEXT.totals : VOYAGE_TEXT.totalsToDate)}</h3>
      <VoyageTotalsView voyage={voyage} />
    </>
  );
}
