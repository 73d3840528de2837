import { instant } from '../../../kernel/value/zone.ts';
import type { CARGO_TIMES, CargoRecord } from '../reports/cargo.rules.ts';
import type { Particulars, ReportTime } from '../reports/report.rules.ts';

/** What a report says of a call, for the statement of facts. Times are UTC. */
export type SofReport = {
  readonly times: readonly ReportTime[];
  readonly particulars: Pick<Particulars, 'reason' | 'forAccount' | 'fromPlace' | 'toPlace'>;
  readonly cargos: readonly CargoRecord[];
};

/** A line as reports say it, not yet taken over. */
export type SofProposal = {
  readonly from: string;
  readonly to: string | null;
  readonly eventType: string;
  readonly account: string | null;
  readonly remark: string | null;
};

type Event = Pick<ReportTime, 'eventCode' | 'time' | 'remark'>;

/** Events of reports that are a line by themselves (3.4 to 3.8). */
const LINE_OF: Readonly<Record<string, string>> = {
  norTendered: 'NOR',
  pilotOnBoard: 'PILOT',
  allFast: 'BERTHED',
  tankInspection: 'TANK_INSPECT',
  hosesOn: 'HOSE',
  started: 'START',
  completed: 'COMPLETE',
  hosesOff: 'HOSE',
  documentsOnBoard: 'DOCS',
};

/** Events with which waiting at anchor ends. */
const AWEIGH = ['anchorAweigh', 'leftTime', 'pilotOnBoard', 'allFast'];

const bare = { to: null, account: null, remark: null } as const;

/**
 * The lines that the reports of a call propose, in order of time: their event times, and the operations and facts of their cargo
 * records. What two say alike stands once. An operation that goes on over several reports begins with its first and ends with its last.
 */
export function sofProposals(reports: readonly SofReport[], { ended }: { ended: boolean }): SofProposal[] {
  const cargos = reports.flatMap((report) => report.cargos);
  const lines = [...ofEvents(reports), ...ofFacts(cargos), ...ofOperations(cargos, ended)];
  const once = new Map<string, SofProposal>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = once.get(key);
    if (!known || (known.to === null && line.to !== null)) once.set(key, line);
  }
  return [...once.values()].toSorted((a, b) => instant(a.from) - instant(b.from));
}

/** Lines of one kind at one minute are the same. */
const keyOf = ({ eventType, from }: { eventType: string; from: string }): string =>
  `${eventType} ${Math.floor(instant(from) / 60_000)}`;

function ofEvents(reports: readonly SofReport[]): SofProposal[] {
  const told = reports.flatMap(({ times }) => times).filter(({ time }) => time !== null);
  return reports.flatMap(({ times, particulars }) => {
    const at = (code: string): string | null => times.find(({ eventCode }) => eventCode === code)?.time ?? null;
    const single = times.flatMap(({ eventCode, time, remark }: Event): SofProposal[] => {
      const eventType = LINE_OF[eventCode];
      return eventType && time ? [{ ...bare, from: time, eventType, remark }] : [];
    });
    const [letGo, left] = [at('letGoAnchor'), at('leftTime')];
    if (letGo && particulars.reason === 'WAIT_BERTH')
      single.push({ ...bare, from: letGo, to: firstAfter(told, letGo, AWEIGH), eventType: 'WAIT_BERTH' });
    if (left) single.push(shift(left, at('arrivedTime'), particulars));
    return single;
  });
}

function shift(from: string, to: string | null, { forAccount, fromPlace, toPlace }: SofReport['particulars']) {
  const places = [fromPlace, toPlace].filter(Boolean).join(' → ');
  return { from, to, eventType: 'SHIFT', account: forAccount, remark: places || null };
}

function firstAfter(told: readonly Event[], from: string, codes: readonly string[]): string | null {
  const later = told.flatMap(({ eventCode, time }) =>
    time && codes.includes(eventCode) && instant(time) > instant(from) ? [time] : [],
  );
  return later.toSorted((a, b) => instant(a) - instant(b)).at(0) ?? null;
}

/** The facts that stand in the cargo records already. */
function ofFacts(cargos: readonly CargoRecord[]): SofProposal[] {
  return cargos.flatMap(({ events }) =>
    events.flatMap(({ from, to, eventType, account, remark }) =>
      from ? [{ from, to: to && instant(to) > instant(from) ? to : null, eventType, account, remark }] : [],
    ),
  );
}

/** Beginning and end of each operation by its records, where their facts do not say them. */
function ofOperations(cargos: readonly CargoRecord[], ended: boolean): SofProposal[] {
  return [...Map.groupBy(cargos, ({ opType }) => opType).values()].flatMap((records) => {
    const facts = new Set(records.flatMap(({ events }) => events.map(({ eventType }) => eventType)));
    const times = (name: (typeof CARGO_TIMES)[number] | 'stripStart'): string[] =>
      records.flatMap((record) => record[name] ?? []).toSorted((a, b) => instant(a) - instant(b));
    const line = (eventType: string, from: string | null | undefined, to: string | null = null): SofProposal[] =>
      from && !facts.has(eventType) ? [{ ...bare, from, to, eventType }] : [];
    const off = times('hosesOff').at(-1);
    const strips = records.flatMap(({ stripStart, stripEnd }) => line('STRIP', stripStart, stripEnd));
    return [
      ...line('HOSE', times('hosesOn').at(0)),
      ...line('START', times('startTime').at(0)),
      ...(ended || off ? line('COMPLETE', times('endTime').at(-1)) : []),
      ...line('HOSE', off),
      ...strips,
    ];
  });
}

type Kept = { readonly from?: string | null; readonly saidFrom?: string | null; readonly eventType?: string };

/** Those of the proposals that the statement does not hold yet: one that was taken over and changed since is not offered again. */
export function notTaken(proposals: readonly SofProposal[], lines: readonly Kept[]): SofProposal[] {
  const kept = new Set(
    lines.flatMap(({ eventType = '', from, saidFrom }) =>
      [from, saidFrom].flatMap((time) => (time ? [keyOf({ eventType, from: time })] : [])),
    ),
  );
  return proposals.filter((proposal) => !kept.has(keyOf(proposal)));
}
