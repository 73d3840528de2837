import type { Reply } from '../../../kernel/route.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { formatPosition, fromDecimalDegrees } from '../../../kernel/value/position.ts';
import { copyText } from '../../../kernel/web/clipboard.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import { PASSAGES } from './passages.rules.ts';
import type { seaRouteCall } from './sea-route.calls.ts';
import { SEA_ROUTE_TEXT as TEXT } from './sea-route.text.ts';

type Leg = Reply<typeof seaRouteCall>['legs'][number];
type Turn = Leg['turns'][number];
type Props = { legs: readonly Leg[]; nameOf: (portId: number) => string };

const positionOf = ({ latitude, longitude }: Turn): string =>
  [
    formatPosition(fromDecimalDegrees({ value: latitude, axis: 'latitude' })),
    formatPosition(fromDecimalDegrees({ value: longitude, axis: 'longitude' })),
  ].join('  ');

const courseOf = ({ course }: Turn): string => (course === null ? '' : `${String(course).padStart(3, '0')}°`);

const legName = (leg: Leg, nameOf: Props['nameOf']): string =>
  [leg.fromPortId, leg.toPortId].map((id) => (id === null ? t(TEXT.position) : nameOf(id))).join(' → ');

/** Whether a leg's miles were entered by hand, and where they were read. */
export const originOf = ({ typed, source }: Leg): string =>
  !typed ? t(TEXT.worked) : source ? t(TEXT.typedFrom, { source }) : t(TEXT.typed);

/** Each leg with its miles; more than one only. */
export function Legs({ legs, nameOf }: Props) {
  return (
    <SmallTable
      label={t(TEXT.legs)}
      rows={legs}
      keyOf={(leg) => `${legs.indexOf(leg)}`}
      columns={[
        { key: 'leg', label: t(TEXT.leg), cell: (leg) => legName(leg, nameOf) },
        { key: 'miles', label: `${t(TEXT.miles)} (nm)`, figure: true, cell: (leg) => formatDecimal(leg.miles, 1) },
        { key: 'origin', label: t(TEXT.origin), cell: originOf },
        {
          key: 'circle',
          label: `${t(TEXT.greatCircle)} (nm)`,
          figure: true,
          cell: (leg) => formatDecimal(leg.greatCircle, 1),
        },
        {
          key: 'passages',
          label: t(TEXT.passages),
          cell: (leg) => listed(leg.passages.map((name) => t(PASSAGES[name].label))) || t(TEXT.none),
        },
      ]}
    />
  );
}

/** Turns of all legs, each with the leg that it stands in. */
const rowsOf = (legs: readonly Leg[]) => legs.flatMap((leg, at) => leg.turns.map((turn, i) => ({ leg, at, turn, i })));

/** Where the course changes, as it is entered into a chart system. */
export function Turns({ legs, nameOf }: Props) {
  const several = legs.length > 1;
  return (
    <SmallTable
      label={t(TEXT.turns)}
      rows={rowsOf(legs)}
      keyOf={({ at, i }) => `${at} ${i}`}
      columns={[
        { key: 'no', label: '#', figure: true, cell: ({ i }) => i + 1 },
        ...(several ? [{ key: 'leg', label: t(TEXT.leg), cell: ({ leg }: { leg: Leg }) => legName(leg, nameOf) }] : []),
        {
          key: 'position',
          label: t(TEXT.position),
          cell: ({ turn }) => <span className="num">{positionOf(turn)}</span>,
        },
        { key: 'course', label: t(TEXT.course), figure: true, cell: ({ turn }) => courseOf(turn) },
        { key: 'miles', label: `${t(TEXT.run)} (nm)`, figure: true, cell: ({ turn }) => formatDecimal(turn.miles, 1) },
      ]}
    />
  );
}

/** As cells of a spreadsheet. */
export async function copyTurns(legs: readonly Leg[], nameOf: Props['nameOf']): Promise<void> {
  const head = [t(TEXT.leg), t(TEXT.position), t(TEXT.course), t(TEXT.run)];
  const rows = rowsOf(legs).map(({ leg, turn }) => [
    legName(leg, nameOf),
    positionOf(turn),
    courseOf(turn),
    turn.miles,
  ]);
  if (await copyText([head, ...rows].map((row) => row.join('\t')).join('\n'))) notify.success(t(TEXT.copied));
}
