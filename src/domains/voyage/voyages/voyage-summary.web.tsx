import type { ReactNode } from 'react';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { Person } from '../board/ship-now.web.tsx';
import { inGradeOrder } from '../board/stock-figures.rules.ts';
import { type Fact, FactList, factsOf, Time } from '../detail/fact-list.web.tsx';
import { SmallTable } from '../detail/small-table.web.tsx';
import { voyagePort } from '../port-calls/port-call.resource.ts';
import { LUBE_TEXT, oilColumnText, WASTE_TEXT } from '../reports/oil.text.ts';
import { type GradeKey, LUBES, type LubeKey } from '../reports/oil-rows.rules.ts';
import type { WasteCode } from '../reports/waste.rules.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import type { InitialReadings } from './initial-readings.rules.ts';
import type { VoyageView } from './use-current-voyage.web.ts';
import { voyage as resource } from './voyage.resource.ts';
import { VOYAGE_TEXT as TEXT } from './voyage.text.ts';

type Props = { voyage: VoyageView; now: string };

const HEADER = [
  'voyageNo',
  'shipName',
  'voyageKind',
  'tradeMode',
  'voyageStatus',
  'startTime',
  'startPort',
  'endTime',
  'endPort',
  'captain',
  'chiefEngineer',
  'orderedSpeed',
  'remark',
];

/** Number, kind, times, ports and people of a voyage. */
export function VoyageHeader({ voyage, now }: Props) {
  const at = (utc: unknown, zone: string | null) =>
    typeof utc === 'string' ? shipTimeWithZone({ utc, zone: zone === null ? null : Number(zone), now }) : null;
  const times: Readonly<Record<string, string | null>> = {
    startTime: at(voyage.startTime, voyage.startZone),
    endTime: at(voyage.endTime, voyage.endZone),
  };
  const people: Readonly<Record<string, ReactNode>> = {
    captain: <Person id={voyage.captainId} name={voyage.captain} />,
    chiefEngineer: <Person id={voyage.chiefEngineerId} name={voyage.chiefEngineer} />,
  };
  const facts = factsOf(resource.fields, voyage, HEADER).map((fact) => {
    if (fact.key in times) return { ...fact, value: <Time text={times[fact.key] ?? null} utc={voyage[fact.key]} /> };
    return fact.key in people ? { ...fact, value: people[fact.key] } : fact;
  });
  return <FactList facts={facts} />;
}

/** What happens at a port, each with its estimate and what came of it: three columns, where six would be cut. */
const CALLS = [
  { key: 'arrival', label: TEXT.arrival, estimated: 'eta', said: 'saidAta', typed: 'ata' },
  { key: 'berthing', label: TEXT.berthing, estimated: 'etb', said: 'saidAtb', typed: 'atb' },
  { key: 'departure', label: TEXT.departure, estimated: 'etd', said: 'saidAtd', typed: 'atd' },
] as const;

/** Ports in the order of calling, each with its page; estimated and actual times by the port's clock. */
export function Rotation({ voyage, now }: Props) {
  const ports = voyage.ports ?? [];
  if (ports.length === 0) return <p className="board-minor">{t(TEXT.noRotation)}</p>;
  const at = (utc: string, line: AnyRow) => {
    const zone = line.zone ?? voyage.startZone;
    return shipTimeWithZone({ utc, zone: zone == null ? null : Number(zone), now });
  };
  const { port, purpose } = voyagePort.fields;
  const Purpose = kitOf(purpose).Display;
  return (
    <SmallTable<AnyRow>
      label={t(TEXT.rotation)}
      rows={ports}
      keyOf={(line) => String(line.id)}
      columns={[
        {
          key: 'port',
          label: t(port.label),
          cell: (line) => (
            <RecordLink resource={voyagePort.name} id={line.id}>
              {line.labels?.port}
            </RecordLink>
          ),
        },
        {
          key: 'purpose',
          label: t(purpose.label),
          cell: (line) => <Purpose field={purpose} value={line.purpose} label={line.labels?.purpose} />,
        },
        ...CALLS.map(({ key, label, estimated, said, typed }) => ({
          key,
          label: t(label),
          cell: (line: AnyRow) => {
            const [was, is] = [line[estimated], line[said] ?? line[typed]];
            return (
              <>
                {typeof is === 'string' ? at(is, line) : DASH}
                {typeof was === 'string' && <small>{t(TEXT.estimated, { time: at(was, line) })}</small>}
              </>
            );
          },
        })),
      ]}
    />
  );
}

/** What the voyage began with: stocks, counter and drafts of the cut-off report, or typed for a ship's very first voyage. */
export function InitialReadingsView({ voyage, ...rest }: Props) {
  return <ReadingFacts readings={voyage.initInfo?.readings} {...rest} />;
}

type ReadingProps = { readings: InitialReadings | null | undefined; now: string };

/** Opening stocks, counter, drafts and wastes; what was not read is left out. */
export function ReadingFacts({ readings, now }: ReadingProps) {
  if (!readings) return <p className="board-minor">{t(TEXT.noReadings)}</p>;
  const figure = (
    key: string,
    label: string,
    value: string | null | undefined,
    places: number,
    unit: string,
  ): Fact[] => (value == null ? [] : [{ key, label, value: `${formatDecimal(value, places)} ${unit}` }]);
  const revolutions = readings.currentAccumRev;
  const facts: Fact[] = [
    ...(readings.time
      ? [
          {
            key: 'time',
            label: t(TEXT.readAt),
            value: shipTimeWithZone({ utc: readings.time, zone: readings.zone, now }),
          },
        ]
      : []),
    ...inGradeOrder(readings.grades).flatMap(([key, tonnes]) => figure(key, t(oilColumnText(key)), tonnes, 3, 't')),
    ...LUBES.flatMap((key: LubeKey) => figure(key, t(LUBE_TEXT[key]), readings.lubes[key], 1, 'L')),
    ...figure('fwStock', t(TEXT.water), readings.fwStock, 1, 't'),
    ...figure('rev', t(TEXT.revolutions), revolutions === null ? null : String(revolutions), 0, ''),
    ...figure('fwd', t(TEXT.foreDraft), readings.fwdDraft, 2, 'm'),
    ...figure('aft', t(TEXT.aftDraft), readings.aftDraft, 2, 'm'),
    ...Object.entries(readings.wastes).flatMap(([key, volume]) =>
      figure(key, t(WASTE_TEXT[key as WasteCode]), volume, 2, 'm³'),
    ),
  ];
  return <FactList facts={facts} />;
}

/** What the voyage has come to: to date while it is open, frozen once it is closed. */
export function VoyageTotalsView({ voyage }: Omit<Props, 'now'>) {
  const { totals } = voyage;
  if (!totals) return <p className="board-minor">{t(TEXT.noTotals)}</p>;
  const figure = (key: string, label: string, value: string | null, places: number, unit: string): Fact => ({
    key,
    label,
    value: value === null ? '—' : `${formatDecimal(value, places)} ${unit}`,
  });
  const facts: Fact[] = [
    figure('days', t(TEXT.days), totals.days, 2, t(TEXT.dayUnit)),
    figure('seaHours', t(TEXT.seaHours), totals.seaHours, 2, 'h'),
    figure('portHours', t(TEXT.portHours), totals.portHours, 2, 'h'),
    figure('distance', t(TEXT.distance), totals.distance, 1, 'nm'),
    figure('avgSpeed', t(TEXT.avgSpeed), totals.avgSpeed, 2, 'kn'),
    ...Object.entries(totals.oil).map(([key, tonnes]) =>
      figure(key, t(oilColumnText(key as GradeKey)), tonnes, 3, 't'),
    ),
    figure('loaded', t(TEXT.loaded), totals.cargoLoaded, 3, 't'),
    figure('discharged', t(TEXT.discharged), totals.cargoDischarged, 3, 't'),
    { key: 'reports', label: t(TEXT.reports), value: String(totals.reports) },
  ];
  return <FactList facts={facts} />;
}
