import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { entryName, useDictEntries } from '../../../kernel/web/fields/dict-entries.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { BunkerRecord } from '../reports/bunkering.rules.ts';
import { BUNKER_FIELD_TEXT, GRADE_TEXT } from '../reports/oil.text.ts';
import { findRow } from '../reports/oil-rows.rules.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { FactList } from './fact-list.web.tsx';
import { OilTable } from './oil-table.web.tsx';
import { SmallTable } from './small-table.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

/** The grid, why stock was adjusted, and each delivery taken. */
export function OilPart({ detail }: { detail: ReportDetail }) {
  return (
    <>
      <OilTable detail={detail} />
      <OilNotes detail={detail} />
      <h3>{t(TEXT.bunkers)}</h3>
      <Bunkers detail={detail} />
    </>
  );
}

function OilNotes({ detail }: { detail: ReportDetail }) {
  const reasons = useDictEntries('oil_adjust_reason');
  const adjust = findRow(detail.report.oil, 'ADJUST');
  const other = findRow(detail.report.oil, 'OTHER');
  const known = reasons.find((entry) => entry.code === adjust?.reasonCode);
  const why = [known && entryName(known), adjust?.note].filter(Boolean).join(' ');
  const facts = [
    ...(why ? [{ key: 'adjust', label: t(TEXT.adjustment), value: why }] : []),
    ...(other?.note ? [{ key: 'other', label: t(TEXT.otherUse), value: other.note }] : []),
  ];
  return facts.length > 0 ? <FactList facts={facts} /> : null;
}

const TONNES = ['bdnQty', 'shipQty', 'diffQty', 'acceptedQty'] as const;

function Bunkers({ detail: { report, context, row } }: { detail: ReportDetail }) {
  if (report.bunkers.length === 0) return <p className="board-minor">{t(TEXT.noBunkers)}</p>;
  const at = (utc: string | null) => (utc ? shipTimeWithZone({ utc, zone: report.zone, now: context.now }) : '—');
  const lines = (row.bunkers ?? []) as { labels?: Record<string, string> }[];
  return (
    <SmallTable<BunkerRecord>
      label={t(TEXT.bunkers)}
      rows={report.bunkers}
      keyOf={(one) => `${report.bunkers.indexOf(one)}`}
      columns={[
        {
          key: 'oilGrade',
          label: t(BUNKER_FIELD_TEXT.oilGrade),
          cell: (one) => (one.oilGrade ? t(GRADE_TEXT[one.oilGrade]) : '—'),
        },
        {
          key: 'port',
          label: t(BUNKER_FIELD_TEXT.port),
          cell: (one) => lines[report.bunkers.indexOf(one)]?.labels?.port ?? one.place ?? '—',
        },
        { key: 'supplierId', label: t(BUNKER_FIELD_TEXT.supplierId), cell: (one) => one.supplierId ?? '—' },
        { key: 'beginTime', label: t(BUNKER_FIELD_TEXT.beginTime), cell: (one) => at(one.beginTime) },
        { key: 'endTime', label: t(BUNKER_FIELD_TEXT.endTime), cell: (one) => at(one.endTime) },
        { key: 'bdnNo', label: t(BUNKER_FIELD_TEXT.bdnNo), cell: (one) => one.bdnNo ?? '—' },
        ...TONNES.map((name) => ({
          key: name,
          label: `${t(BUNKER_FIELD_TEXT[name])} (t)`,
          figure: true,
          cell: (one: BunkerRecord) => formatDecimal(one[name], 3),
        })),
        {
          key: 'diffRate',
          label: `${t(BUNKER_FIELD_TEXT.diffRate)} (%)`,
          figure: true,
          cell: (one) => formatDecimal(one.diffRate, 2),
        },
      ]}
    />
  );
}
