import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { SmallTable } from '../detail/small-table.web.tsx';
import { OP_TYPE_TEXT } from '../reports/cargo.text.ts';
import { GRADE_TEXT, WASTE_TEXT } from '../reports/oil.text.ts';
import { reportCargo } from '../reports/report-lines.resource.ts';
import { atShip, type PartProps, REPORT, wordOf } from './call-story.web.tsx';
import type { PortCallStory } from './port-call.calls.ts';
import { PORT_CALL_TEXT as TEXT } from './port-call.text.ts';

/** Cargo worked, bunkers taken and wastes landed at the call, each with the report that holds its record. */
export function Work({ story }: PartProps) {
  const { cargos, bunkers, wastes } = story;
  if (cargos.length + bunkers.length + wastes.length === 0) return <p className="board-minor">{t(TEXT.noWork)}</p>;
  return (
    <div className="report-part">
      {cargos.length > 0 && <Cargoes story={story} />}
      <Supplies story={story} />
    </div>
  );
}

const CARGO = reportCargo.fields;
const QUANTITIES = ['shipQty', 'shoreQty', 'blQty', 'avgRate'] as const;
type Cargo = PortCallStory['cargos'][number];

/** The cargo records of the call. */
function Cargoes({ story }: Pick<PartProps, 'story'>) {
  return (
    <SmallTable
      label={t(TEXT.cargo)}
      rows={story.cargos}
      keyOf={({ reportId, cargoName, startTime }) => `${reportId} ${cargoName} ${startTime}`}
      columns={[
        {
          key: 'opType',
          label: t(CARGO.opType.label),
          cell: ({ reportId, opType }) => (
            <RecordLink resource={REPORT} id={reportId}>
              {wordOf(OP_TYPE_TEXT, opType ?? '')}
            </RecordLink>
          ),
        },
        { key: 'cargoName', label: t(CARGO.cargoName.label), cell: ({ cargoName }) => cargoName ?? '—' },
        { key: 'berth', label: t(CARGO.berth.label), cell: ({ berth }) => berth ?? '—' },
        {
          key: 'start',
          label: t(CARGO.startTime.label),
          cell: ({ startTime, zone }) => <span className="num">{atShip(startTime, zone)}</span>,
        },
        {
          key: 'end',
          label: t(CARGO.endTime.label),
          cell: ({ endTime, zone }) => <span className="num">{atShip(endTime, zone)}</span>,
        },
        ...QUANTITIES.map((name) => ({
          key: name,
          label: `${t(CARGO[name].label)} (${name === 'avgRate' ? 't/h' : 't'})`,
          figure: true,
          cell: (cargo: Cargo) => (cargo[name] ? formatDecimal(cargo[name], name === 'avgRate' ? 1 : 3) : '—'),
        })),
      ]}
    />
  );
}

/** Bunkers taken and wastes landed at the call. */
function Supplies({ story }: Pick<PartProps, 'story'>) {
  const { bunkers, wastes } = story;
  return (
    <>
      {bunkers.length > 0 && (
        <SmallTable
          label={t(TEXT.bunkers)}
          rows={bunkers}
          keyOf={({ reportId, bunkerNo, oilGrade }) => `${reportId} ${bunkerNo} ${oilGrade}`}
          columns={[
            {
              key: 'number',
              label: t(TEXT.bunkers),
              cell: ({ reportId, bunkerNo, bdnNo }) => (
                <RecordLink resource={REPORT} id={reportId}>
                  {bunkerNo ?? bdnNo ?? '—'}
                </RecordLink>
              ),
            },
            { key: 'grade', label: t(TEXT.grade), cell: ({ oilGrade }) => wordOf(GRADE_TEXT, oilGrade ?? '') },
            {
              key: 'time',
              label: t(TEXT.time),
              cell: ({ beginTime, zone }) => <span className="num">{atShip(beginTime, zone)}</span>,
            },
            {
              key: 'bdnQty',
              label: `${t(TEXT.delivered)} (t)`,
              figure: true,
              cell: ({ bdnQty }) => formatDecimal(bdnQty, 3),
            },
          ]}
        />
      )}
      {wastes.length > 0 && (
        <SmallTable
          label={t(TEXT.wastes)}
          rows={wastes}
          keyOf={({ reportId, wasteCode }) => `${reportId} ${wasteCode}`}
          columns={[
            {
              key: 'waste',
              label: t(TEXT.wastes),
              cell: ({ reportId, wasteCode }) => (
                <RecordLink resource={REPORT} id={reportId}>
                  {wordOf(WASTE_TEXT, wasteCode)}
                </RecordLink>
              ),
            },
            {
              key: 'landed',
              label: `${t(TEXT.landed)} (m³)`,
              figure: true,
              cell: ({ landed }) => formatDecimal(landed, 2),
            },
            { key: 'receipt', label: t(TEXT.receipt), cell: ({ receiptNo }) => receiptNo ?? '—' },
          ]}
        />
      )}
    </>
  );
}
