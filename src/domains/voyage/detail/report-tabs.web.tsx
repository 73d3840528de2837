import type { ReactNode } from 'react';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { report as resource } from '../reports/report.resource.ts';
import { REPORT_FIELD_TEXT, REPORT_TAB_TEXT } from '../reports/report.text.ts';
import { useVoyage } from '../voyages/use-current-voyage.web.ts';
import { VOYAGE_TEXT } from '../voyages/voyage.text.ts';
import { InitialReadingsView, Rotation, VoyageHeader, VoyageTotalsView } from '../voyages/voyage-summary.web.tsx';
import { CargoReportTab, CargoTab } from './cargo-tabs.web.tsx';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { FactList } from './fact-list.web.tsx';
import type { ReportTab } from './finding-tab.rules.ts';
import { movementBlocks, WasteTable } from './movement-facts.web.tsx';
import { OilTab } from './oil-tab.web.tsx';
import { ShipMovementTab } from './ship-movement-tab.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

type Props = { detail: ReportDetail; tab: ReportTab; onTab: (tab: ReportTab) => void };

/** The six tabs of a report (specification, section 2.11). */
export function ReportTabs({ detail, tab, onTab }: Props) {
  const content: Readonly<Record<ReportTab, ReactNode>> = {
    movementReport: <MovementReportTab detail={detail} />,
    shipMovement: <ShipMovementTab detail={detail} />,
    oil: <OilTab detail={detail} />,
    voyage: <VoyageTab detail={detail} />,
    cargo: <CargoTab detail={detail} />,
    cargoReport: <CargoReportTab detail={detail} />,
  };
  const tabs = (Object.keys(content) as ReportTab[]).map((key) => ({ key, label: t(REPORT_TAB_TEXT[key]) }));
  return (
    <Panel>
      <h2 className="visually-hidden">{t(TEXT.tabs)}</h2>
      <TabBar label={t(TEXT.tabs)} tabs={tabs} tab={tab} onTab={onTab} className="report-tab">
        {content[tab]}
      </TabBar>
    </Panel>
  );
}

export function MovementReportTab({ detail, paper = false }: { detail: ReportDetail; paper?: boolean }) {
  const { report } = detail;
  return (
    <>
      {movementBlocks(detail).map(({ title, facts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <FactList facts={facts} paper={paper} />
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
            mode={paper ? 'print' : 'page'}
          />
        </section>
      )}
    </>
  );
}

const AttachmentsDisplay = kitOf(resource.fields.attachments).Display;

function VoyageTab({ detail: { context } }: { detail: ReportDetail }) {
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
