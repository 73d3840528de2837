import type { Text } from '../../../kernel/text.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { type MovementState, movementAfter } from '../reports/movement-state.rules.ts';
import type { Report } from '../reports/report.rules.ts';

/** Classes of a voyage's time (5.4). */
export const TIME_CLASS_TEXT = {
  SEA: { zh: '航行', en: 'At sea' },
  MANOEUVRE: { zh: '机动', en: 'Manoeuvring' },
  ANCHOR_WAIT_BERTH: { zh: '锚泊等泊', en: 'Anchored, waiting for berth' },
  ANCHOR_OTHER: { zh: '其他锚泊', en: 'Anchored, other' },
  BERTH_LOADING: { zh: '靠泊装货', en: 'Alongside, loading' },
  BERTH_DISCHARGING: { zh: '靠泊卸货', en: 'Alongside, discharging' },
  BERTH_IDLE: { zh: '靠泊停时', en: 'Alongside, idle' },
  SHIFT: { zh: '移泊', en: 'Shifting' },
  LIGHTERING: { zh: '过驳', en: 'Lightering' },
  REPAIR: { zh: '修理', en: 'Repair' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;

export type TimeClass = keyof typeof TIME_CLASS_TEXT;
export const TIME_CLASSES = Object.keys(TIME_CLASS_TEXT) as readonly TimeClass[];

/** What is looked at of a report. */
export type TimedReport = Pick<Report, 'rptType' | 'shipStatus' | 'rptTime' | 'lastPort' | 'nextPort' | 'times'> & {
  readonly movementState: MovementState | null;
  readonly particulars: Pick<Report['particulars'], 'reason'>;
  readonly cargos: readonly Pick<Report['cargos'][number], 'opType' | 'startTime' | 'endTime'>[];
};

/** From here on the ship spends her time so; `atSea` on a passage, whatever she does there. */
export type Mark = {
  readonly at: number;
  readonly timeClass: TimeClass;
  readonly atSea: boolean;
  readonly report: TimedReport | null;
};

/** Minutes since 1970: a voyage is reckoned to the minute. */
export const minuteOf = (utc: string): number => Math.floor(instant(utc) / 60_000);

const CLASS_OF_STATE: Readonly<Record<MovementState, TimeClass>> = {
  AT_SEA: 'SEA',
  IN_PORT: 'MANOEUVRE',
  ANCHORED: 'ANCHOR_OTHER',
  ALONGSIDE: 'BERTH_IDLE',
};

/** Classes that agree with the state that a report left the ship in. */
const AGREES: Readonly<Record<MovementState, readonly TimeClass[]>> = {
  AT_SEA: ['SEA', 'LIGHTERING'],
  IN_PORT: ['MANOEUVRE', 'SHIFT'],
  ANCHORED: ['ANCHOR_OTHER', 'ANCHOR_WAIT_BERTH', 'LIGHTERING'],
  ALONGSIDE: ['BERTH_IDLE', 'LIGHTERING'],
};

const stateOf = (report: TimedReport): MovementState | null =>
  report.movementState ?? movementAfter({ before: null, report });

const anchored = ({ particulars }: TimedReport): TimeClass =>
  particulars.reason === 'WAIT_BERTH' ? 'ANCHOR_WAIT_BERTH' : 'ANCHOR_OTHER';

type Now = { timeClass: TimeClass; atSea: boolean };

/** What an event turns the ship's time into; nothing where it turns nothing. `before` is the class before she lay beside another ship. */
function classAfter(code: string, report: TimedReport, before: Now): Now | null {
  const port = (timeClass: TimeClass): Now => ({ timeClass, atSea: false });
  switch (code) {
    case 'fullAway':
      return { timeClass: 'SEA', atSea: true };
    case 'endOfPassage':
    case 'anchorAweigh':
    case 'unberthed':
      return port('MANOEUVRE');
    case 'letGoAnchor':
      return port(anchored(report));
    case 'allFast':
      return port('BERTH_IDLE');
    case 'leftTime':
      return port('SHIFT');
    case 'arrivedTime':
      return port(CLASS_OF_STATE[stateOf(report) ?? 'ALONGSIDE']);
    case 'alongside':
      return { timeClass: 'LIGHTERING', atSea: before.atSea };
    case 'castOff':
      return before;
    default:
      return null;
  }
}

/**
 * Where the time of a voyage is cut: by event times, and where a report leaves the ship in another state than its events do, by the
 * report's own time. `before` is the state that the cut-off report left her in.
 */
export function marksOf(
  reports: readonly TimedReport[],
  { start, before }: { start: string; before: MovementState | null },
): Mark[] {
  let now: Now = { timeClass: before ? CLASS_OF_STATE[before] : 'OTHER', atSea: before === 'AT_SEA' };
  let beside = now;
  const marks: Mark[] = [{ at: minuteOf(start), ...now, report: null }];
  for (const report of reports) {
    const events = report.times
      .flatMap(({ eventCode, time }) => (time ? [{ eventCode, at: minuteOf(time) }] : []))
      .toSorted((a, b) => a.at - b.at);
    for (const { eventCode, at } of events) {
      const next = classAfter(eventCode, report, eventCode === 'castOff' ? beside : now);
      if (!next) continue;
      if (eventCode === 'alongside') beside = now;
      now = next;
      marks.push({ at, ...now, report });
    }
    const state = stateOf(report);
    if (state && report.rptTime && !AGREES[state].includes(now.timeClass)) {
      now = { timeClass: CLASS_OF_STATE[state], atSea: state === 'AT_SEA' };
      marks.push({ at: minuteOf(report.rptTime), ...now, report });
    }
  }
  return marks.toSorted((a, b) => a.at - b.at);
}
