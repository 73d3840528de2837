import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { WASTE_FIELD_TEXT, WASTE_TEXT } from '../reports/oil.text.ts';
import { report as resource } from '../reports/report.resource.ts';
import type { WasteLine } from '../reports/waste.rules.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { type Fact, factsOf, Time } from './fact-list.web.tsx';
import { MOVEMENT_BLOCKS, toldFields, WASTE_QUANTITIES } from './movement-blocks.rules.ts';
import { SmallTable } from './small-table.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

/** The movement report block by block; times by the ship's clock, the ETA by the next port's. */
export function movementBlocks({ row, report, context }: ReportDetail): { title: string; facts: Fact[] }[] {
  const at = (utc: string | null, zone: number | null) => utc && shipTimeWithZone({ utc, zone, now: context.now });
  const etaZone = context.ports[report.nextPort ?? '']?.zone;
  const times: Readonly<Record<string, string | null>> = {
    rptTime: at(report.rptTime, report.zone),
    eta: at(report.eta, etaZone == null ? report.zone : Number(etaZone)),
  };
  return MOVEMENT_BLOCKS.map(({ title, fields }) => ({
    title: t(title),
    facts: factsOf(resource.fields, row, toldFields(fields, row)).map((fact) =>
      fact.key in times ? { ...fact, value: <Time text={times[fact.key] ?? null} utc={row[fact.key]} /> } : fact,
    ),
  }));
}

/** Waste on board in m3; lines without a word are left out. */
export function WasteTable({ wastes }: { wastes: readonly WasteLine[] }) {
  const told = wastes.filter((line) => WASTE_QUANTITIES.some((name) => line[name] !== null));
  if (told.length === 0) return null;
  return (
    <SmallTable
      label={t(TEXT.waste)}
      rows={told}
      keyOf={(line) => line.wasteCode}
      columns={[
        { key: 'wasteCode', label: t(WASTE_FIELD_TEXT.wasteCode), cell: (line) => t(WASTE_TEXT[line.wasteCode]) },
        ...WASTE_QUANTITIES.map((name) => ({
          key: name,
          label: `${t(WASTE_FIELD_TEXT[name])} (m³)`,
          figure: true,
          cell: (line: WasteLine) => formatDecimal(line[name], 2),
        })),
        { key: 'receiptNo', label: t(WASTE_FIELD_TEXT.receiptNo), cell: (line) => line.receiptNo ?? '—' },
      ]}
    />
  );
}
