import type { Text } from '../../../kernel/text.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { WASTE_FIELD_TEXT, WASTE_TEXT } from '../reports/oil.text.ts';
import { report as resource } from '../reports/report.resource.ts';
import type { WasteLine } from '../reports/waste.rules.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { type Fact, factsOf, Time } from './fact-list.web.tsx';
import { SmallTable } from './small-table.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

/** The blocks of the movement report, in the order of the classic form (voyage blueprint 2.2). */
const BLOCKS: readonly { readonly title: Text; readonly fields: readonly string[] }[] = [
  {
    title: TEXT.identity,
    fields: ['reportNo', 'shipName', 'voyageNo', 'rptTime', 'rptType', 'shipStatus', 'latitude', 'longitude', 'source'],
  },
  { title: TEXT.route, fields: ['lastPort', 'nextPort', 'nextDis', 'eta'] },
  { title: TEXT.draft, fields: ['fwdDraft', 'aftDraft', 'waterTrim', 'isWash'] },
  {
    title: TEXT.weather,
    fields: [
      'weather',
      'sea',
      'visibility',
      'windDirection',
      'windForce',
      'temperature',
      'pressure',
      'humidity',
      'currentDirection',
      'currentSpeed',
    ],
  },
  {
    title: TEXT.passage,
    fields: ['ssTime', 'ssDist', 'avgSpeed', 'manTime', 'manDist', 'stopTime', 'fwindTime'],
  },
  {
    title: TEXT.revolutions,
    fields: [
      'avgRev',
      'lastAccumRev',
      'currentAccumRev',
      'manRev',
      'meanPitch',
      'slipPro',
      'counterReset',
      'counterBase',
      'counterReason',
    ],
  },
  { title: TEXT.water, fields: ['fwConsumption', 'fwAddition', 'genWaterAmount', 'fwStock'] },
];

/** Shown only where the report says something of them. */
const SELDOM = new Set(['counterReset', 'counterBase', 'counterReason', 'meanPitch']);

/** The movement report block by block; times by the ship's clock, the ETA by the next port's. */
export function movementBlocks({ row, report, context }: ReportDetail): { title: string; facts: Fact[] }[] {
  const at = (utc: string | null, zone: number | null) => utc && shipTimeWithZone({ utc, zone, now: context.now });
  const etaZone = context.ports[report.nextPort ?? '']?.zone;
  const times: Readonly<Record<string, string | null>> = {
    rptTime: at(report.rptTime, report.zone),
    eta: at(report.eta, etaZone == null ? report.zone : Number(etaZone)),
  };
  return BLOCKS.map(({ title, fields }) => ({
    title: t(title),
    facts: factsOf(
      resource.fields,
      row,
      fields.filter((name) => !SELDOM.has(name) || (row[name] !== null && row[name] !== false)),
    ).map((fact) =>
      fact.key in times ? { ...fact, value: <Time text={times[fact.key] ?? null} utc={row[fact.key]} /> } : fact,
    ),
  }));
}

const QUANTITIES = ['lastQty', 'generated', 'landed', 'dischargedSea', 'onBoard'] as const;

/** Waste on board in m3; lines without a word are left out. */
export function WasteTable({ wastes }: { wastes: readonly WasteLine[] }) {
  const told = wastes.filter((line) => QUANTITIES.some((name) => line[name] !== null));
  if (told.length === 0) return null;
  return (
    <SmallTable
      label={t(TEXT.waste)}
      rows={told}
      keyOf={(line) => line.wasteCode}
      columns={[
        { key: 'wasteCode', label: t(WASTE_FIELD_TEXT.wasteCode), cell: (line) => t(WASTE_TEXT[line.wasteCode]) },
        ...QUANTITIES.map((name) => ({
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
