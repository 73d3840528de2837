import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { voyagePort } from '../port-calls/port-call.resource.ts';
import { sofLine } from '../port-calls/port-call-lines.resource.ts';
import { sofProposals } from '../port-calls/sof-proposals.rules.ts';
import { matchStays, staysOf } from '../port-calls/stays.rules.ts';
import { columnsOf } from './bulk-insert.demo.ts';
import type { Crew } from './crew.rules.ts';
import type { Call } from './itinerary.rules.ts';
import { HOUR, isoOf, type Minute, minuteOf } from './minutes.rules.ts';
import type { SimShip, SimVoyage } from './simulate.rules.ts';

const PORT: AnyResource = voyagePort;
const SOF: AnyResource = sofLine;

type Row = Record<string, unknown>;
/** A call, and the lines of its statement of facts. */
export type PortRow = { readonly row: Row; readonly sof: readonly Row[] };
type Input = {
  ship: SimShip;
  voyages: readonly number[];
  crew: Crew;
  now: Date;
  /** Partners that are port agents. */
  agents: readonly number[];
};

/**
 * The rotation of a voyage: planned times close to what came, berth and agent. Real times are left to the reports; the statements of
 * closed voyages were taken over from them.
 */
export function rotationRows(input: Input, voyage: SimVoyage, i: number): PortRow[] {
  const { ship, voyages, now, crew } = input;
  const start = minuteOf(voyage.readings.time ?? now);
  const next = ship.voyages[i + 1];
  const end = next ? minuteOf(next.readings.time ?? now) : Number.POSITIVE_INFINITY;
  const calls = ship.course.calls.filter(
    ({ fullAway, endOfPassage }) => endOfPassage > start && (fullAway <= end || !next),
  );
  const lines = calls.length > 0 ? calls.map((call) => callLine(input, call)) : harbourLines(input);
  const sof = voyage.closed ? factsOf(ship, voyage, lines) : new Map<number, Row[]>();
  const made = { version: 1, create_by: crew.office.id, create_name: crew.office.name, create_time: isoOf(start) };
  return lines.map((line, at) => {
    const row = columnsOf(PORT, {
      ...line,
      voyage: voyages[i],
      shipName: Number(ship.facts.ship.shipId),
      seq: at + 1,
    });
    return { row: { ...row, ...made }, sof: (sof.get(at) ?? []).map((fact) => columnsOf(SOF, fact)) };
  });
}

/** Agents keep to their ports, those of the company to the ports of China. */
const agentOf = (agents: readonly number[], port: number): number | null => agents[port % agents.length] ?? null;

function callLine({ ship, agents, now }: Input, call: Call): Row {
  const planned = (at: Minute): string => isoOf(Math.round(at / 180) * 180);
  const port = Number(ship.facts.portId(call.place.locode));
  return {
    port,
    purpose: call.purpose,
    berth: call.berth,
    agent: call.place.locode.startsWith('CN') ? agentOf(agents, port) : null,
    zone: String(call.place.zone),
    eta: planned(call.endOfPassage),
    etb: planned(call.allFast),
    etd: planned(call.fullAway),
    ...typedOf(ship.facts.demo.nameEn, call, minuteOf(now)),
  };
}

/**
 * What the office typed before a report said it: HAI YUE 6's arrival waits for its confirmation, and that of HAI YUE VISION was heard of
 * by telephone and is half an hour off.
 */
function typedOf(nameEn: string, { endOfPassage, fullAway }: Call, today: Minute): Row {
  if (fullAway <= today || endOfPassage > today) return {};
  if (nameEn === 'HAI YUE 6') return { ata: isoOf(endOfPassage) };
  return nameEn === 'HAI YUE VISION' ? { ata: isoOf(endOfPassage - HOUR / 2) } : {};
}

/** A bunker tanker loads and delivers in one harbour. */
function harbourLines({ ship: { facts }, agents }: Input): Row[] {
  const { now } = facts.demo;
  if (now.stage !== 'HARBOUR') return [];
  const port = Number(facts.portId(now.port));
  const shared = { port, zone: '8', agent: agentOf(agents, port) };
  return [
    { ...shared, purpose: 'LOAD' },
    { ...shared, purpose: 'STS' },
  ];
}

/** The statements of a voyage's calls as its reports say them, by place in the rotation. */
function factsOf(ship: SimShip, voyage: SimVoyage, lines: readonly Row[]): Map<number, Row[]> {
  const reports = ship.reports.slice(voyage.from, voyage.to + 1);
  const stays = staysOf(reports.map(({ report, movementState }) => ({ ...report, movementState })));
  const calls = lines.map(({ port }, id) => ({ id, port: String(port) }));
  return new Map(
    [...matchStays(calls, stays)].map(([at, stay]) => [
      at,
      sofProposals(stay.reports, stay).map((line) => ({
        ...line,
        zone: lines[at]?.zone,
        source: 'REPORT',
        saidFrom: line.from,
      })),
    ]),
  );
}
