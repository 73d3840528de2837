import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { voyageInitInfo } from '../voyages/init-info.resource.ts';
import { voyagePort, voyage as voyageResource } from '../voyages/voyage.resource.ts';
import { columnsOf } from './bulk-insert.demo.ts';
import type { Crew } from './crew.rules.ts';
import type { Call } from './itinerary.rules.ts';
import { isoOf, type Minute, minuteOf } from './minutes.rules.ts';
import type { SimShip, SimVoyage } from './simulate.rules.ts';
import { totalsOf } from './voyage-totals.rules.ts';

const VOYAGE: AnyResource = voyageResource;
const INIT_INFO: AnyResource = voyageInitInfo;
const PORT: AnyResource = voyagePort;

type Row = Record<string, unknown>;
type Input = { ship: SimShip; voyages: readonly number[]; reports: readonly number[]; crew: Crew; now: Date };

/** Voyages of a ship with their rotations and opening readings; closed ones with their totals. */
export function voyageRows(input: Input): { voyages: Row[]; ports: Row[]; initInfos: Row[] } {
  return {
    voyages: input.ship.voyages.map((voyage, i) => voyageRow(input, voyage, i)),
    ports: input.ship.voyages.flatMap((voyage, i) => rotation(input, voyage, i)),
    initInfos: input.ship.voyages.map((voyage, i) => initInfo(input, voyage, i)),
  };
}

function voyageRow({ ship, voyages, reports, crew, now }: Input, voyage: SimVoyage, i: number): Row {
  const { facts } = ship;
  const start = minuteOf(voyage.readings.time ?? now);
  const own = ship.reports.slice(voyage.from, voyage.to + 1).map(({ report }) => report);
  const last = voyage.closed ? own.at(-1) : undefined;
  const row = columnsOf(VOYAGE, {
    voyageNo: voyage.voyageNo,
    yearNumber: voyage.yearNumber,
    shipName: Number(facts.ship.shipId),
    voyageKind: voyage.kind,
    tradeMode: voyage.mode,
    voyageStatus: voyage.closed ? 'CLOSED' : 'OPEN',
    startTime: isoOf(start),
    startZone: String(voyage.readings.zone ?? 8),
    startPort: Number(facts.portId(voyage.startPort)),
    ...(last && { endTime: last.rptTime, endZone: String(last.zone), endPort: Number(last.lastPort) }),
    ...(last && { totals: totalsOf(own, isoOf(start)) }),
    cutReportId: voyage.cut === null ? null : reports[voyage.cut],
    captain: crew.master(facts.demo.nameEn, start).name,
    chiefEngineer: crew.chief(facts.demo.nameEn, start).name,
  });
  return { ...row, id: voyages[i], ...made(crew, isoOf(start)) };
}

const made = (crew: Crew, at: string): Row => ({
  version: 1,
  create_by: crew.office.id,
  create_name: crew.office.name,
  create_time: at,
});

function initInfo({ ship, voyages, reports, crew }: Input, voyage: SimVoyage, i: number): Row {
  const { readings, cut } = voyage;
  const row = columnsOf(INIT_INFO, {
    voyageId: voyages[i],
    shipName: Number(ship.facts.ship.shipId),
    cutReportId: cut === null ? null : reports[cut],
    readings,
    fwStock: readings.fwStock,
    currentAccumRev: readings.currentAccumRev,
    fwdDraft: readings.fwdDraft,
    aftDraft: readings.aftDraft,
    source: cut === null ? 'TYPED' : 'REPORT',
    readingsState: 'APPROVED',
    approvedBy: crew.office.name,
  });
  return { ...row, ...made(crew, readings.time ?? '') };
}

/** Ports of a voyage: planned times close to what came, and what has come so far. */
function rotation({ ship, voyages, now }: Input, voyage: SimVoyage, i: number): Row[] {
  const start = minuteOf(voyage.readings.time ?? now);
  const next = ship.voyages[i + 1];
  const end = next ? minuteOf(next.readings.time ?? now) : Number.POSITIVE_INFINITY;
  const calls = ship.course.calls.filter(
    ({ fullAway, endOfPassage }) => endOfPassage > start && (fullAway <= end || !next),
  );
  const today = minuteOf(now);
  const came = (at: Minute): string | null => (at <= today ? isoOf(at) : null);
  const lines = calls.length > 0 ? calls.map((call) => callLine({ call, ship, came })) : harbourLines(ship);
  return lines.map((line, seq) => ({ ...columnsOf(PORT, line), parent_id: voyages[i], seq }));
}

function callLine({ call, ship, came }: { call: Call; ship: SimShip; came: (at: Minute) => string | null }): Row {
  const planned = (at: Minute): string => isoOf(Math.round(at / 180) * 180);
  return {
    port: Number(ship.facts.portId(call.place.locode)),
    purpose: call.purpose,
    eta: planned(call.endOfPassage),
    ata: came(call.endOfPassage),
    etb: planned(call.allFast),
    atb: came(call.allFast),
    etd: planned(call.fullAway),
    atd: came(call.fullAway),
  };
}

/** A bunker tanker loads and delivers in one harbour. */
function harbourLines({ facts }: SimShip): Row[] {
  const { now } = facts.demo;
  if (now.stage !== 'HARBOUR') return [];
  const port = Number(facts.portId(now.port));
  return [
    { port, purpose: 'LOAD' },
    { port, purpose: 'STS' },
  ];
}
