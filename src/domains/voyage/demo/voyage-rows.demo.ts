import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { voyageInitInfo } from '../voyages/init-info.resource.ts';
import { voyage as voyageResource } from '../voyages/voyage.resource.ts';
import { columnsOf } from './bulk-insert.demo.ts';
import type { Crew } from './crew.rules.ts';
import { isoOf, minuteOf } from './minutes.rules.ts';
import { type PortRow, rotationRows } from './port-call-rows.demo.ts';
import type { SimShip, SimVoyage } from './simulate.rules.ts';
import { totalsOf } from './voyage-totals.rules.ts';

const VOYAGE: AnyResource = voyageResource;
const INIT_INFO: AnyResource = voyageInitInfo;

type Row = Record<string, unknown>;
type Input = {
  ship: SimShip;
  voyages: readonly number[];
  reports: readonly number[];
  crew: Crew;
  now: Date;
  agents: readonly number[];
};

/** Voyages of a ship with their rotations and opening readings; closed ones with their totals. */
export function voyageRows(input: Input): { voyages: Row[]; ports: PortRow[]; initInfos: Row[] } {
  return {
    voyages: input.ship.voyages.map((voyage, i) => voyageRow(input, voyage, i)),
    ports: input.ship.voyages.flatMap((voyage, i) => rotationRows(input, voyage, i)),
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
