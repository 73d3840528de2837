import { invalid, refuseFor } from '../../../../kernel/errors.ts';
import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { createRow } from '../../../../kernel/server/crud/write.ts';
import { raise } from '../../../../kernel/server/domain-events.ts';
import { holds } from '../../../../kernel/server/permit/permit.ts';
import { createRotation, type PlannedCall } from '../../port-calls/port-call.server.ts';
import { voyageOpened } from '../../public.ts';
import { reportOfRow, type Wire } from '../../reports/report-wire.rules.ts';
import { lockChain, REPORT, shipFacts } from '../../reports/service/report-facts.server.ts';
import { voyageInitInfo } from '../init-info.resource.ts';
import { type InitialReadings, openedColumns, openingReadings } from '../initial-readings.rules.ts';
import { voyage as voyageResource } from '../voyage.resource.ts';
import { nextVoyageNo, voyageYear } from '../voyage-number.rules.ts';
import { voyageMoveProblems } from '../voyage-transitions.rules.ts';
import { voyageActs } from './close-voyage.server.ts';
import { voyageFacts } from './voyage-facts.server.ts';

export const VOYAGE: AnyResource = voyageResource;
export const INIT_INFO: AnyResource = voyageInitInfo;
const voyages = recordsOf(voyageResource);

type OpenInput = {
  shipId: number;
  tradeMode?: 'DOMESTIC' | 'FOREIGN';
  closeCurrent?: boolean;
  ports?: readonly PlannedCall[];
  captain?: string | null;
  chiefEngineer?: string | null;
  orderedSpeed?: string | null;
  remark?: string | null;
  /** Only for a ship's very first voyage, which has no report to continue from. */
  readings?: InitialReadings;
};

/** Opens a voyage at the ship's last report, whose readings become its initial information. */
export async function openVoyage(ctx: Ctx, kind: 'TRADE' | 'REPAIR', input: OpenInput): Promise<Wire> {
  const ship = await shipFacts(ctx, input.shipId);
  await lockChain(ctx, input.shipId);
  const current = await openVoyageRow(ctx, input.shipId);
  if (current && input.closeCurrent) await voyageActs.perform(ctx, 'close', current.id);
  const cut = await cutReport(ctx, input.shipId);
  const facts = await voyageFacts(ctx, { shipId: input.shipId, voyageId: null });
  const readings = cut ? openingReadings(reportOfRow(cut)) : input.readings;
  const problems = voyageMoveProblems({
    move: 'open',
    facts: { ...facts, hasOpeningReadings: readings !== undefined },
  });
  refuseFor(problems);
  if (!cut) assertReadings(readings!);
  const startTime = cut ? String(cut.rptTime) : (readings!.time ?? ctx.now.toISOString());
  const startZone = Number(cut?.zone ?? readings?.zone ?? 8);
  const previousMode = await lastTradeMode(ctx, input.shipId);
  const voyageNo = await nextNumber(ctx, {
    shipId: input.shipId,
    shipCode: ship.shipCode,
    kind,
    year: voyageYear({ startTime, startZone }),
  });
  const draft: Wire = {
    shipName: input.shipId,
    voyageKind: kind,
    tradeMode: input.tradeMode ?? previousMode ?? 'FOREIGN',
    startTime,
    startZone: String(startZone),
    startPort: cut?.lastPort ?? null,
    cutReportId: cut?.id ?? null,
    captain: input.captain ?? null,
    chiefEngineer: input.chiefEngineer ?? null,
    orderedSpeed: input.orderedSpeed ?? null,
    remark: input.remark ?? null,
  };
  const row = await createRow(VOYAGE, ctx, draft, { voyageNo });
  await writeInitInfo(ctx, {
    voyageId: row.id as number,
    shipId: input.shipId,
    cutId: (cut?.id as number) ?? null,
    readings: readings!,
  });
  const voyageId = row.id as number;
  await createRotation(ctx, { voyageId, shipId: input.shipId, ports: input.ports ?? [] });
  await raise(ctx, voyageOpened, { voyageId, shipId: input.shipId, voyageKind: kind, startTime, reopened: false });
  return readOne(VOYAGE, ctx, voyageId);
}

/** The voyage that a ship is on, or nothing. */
export async function openVoyageRow(ctx: Ctx, shipId: number): Promise<{ id: number } | undefined> {
  return (await voyages.find(ctx, { shipName: shipId, voyageStatus: 'OPEN' }, { only: ['id'] })).at(-1);
}

async function cutReport(ctx: Ctx, shipId: number): Promise<Wire | undefined> {
  const [last] = await ctx.db.query<{ id: number }>(
    'select id from voyage_report where ship_name = $1 and deleted_at is null order by rpt_time desc, id desc limit 1',
    [shipId],
  );
  return last && readOne(REPORT, ctx, last.id);
}

async function lastTradeMode(ctx: Ctx, shipId: number): Promise<'DOMESTIC' | 'FOREIGN' | undefined> {
  return (await voyages.find(ctx, { shipName: shipId }, { only: ['tradeMode'] })).at(-1)?.tradeMode;
}

/** Numbers of cancelled and deleted voyages stay used, and those that were corrected since. */
async function nextNumber(
  ctx: Ctx,
  of: { shipId: number; shipCode: string; kind: 'TRADE' | 'REPAIR'; year: number },
): Promise<string> {
  const used = await ctx.db.query<{ no: string }>(
    `select voyage_no as no from voyage_voyage where ship_name = $1
     union select old_no from voyage_voyage_replacement where ship_name = $1 and old_no is not null`,
    [of.shipId],
  );
  return nextVoyageNo({ shipCode: of.shipCode, kind: of.kind, year: of.year, used: used.map((row) => row.no) });
}

function assertReadings(readings: InitialReadings): void {
  const missing = (field: string, zh: string, en: string) => ({
    field: `readings.${field}`,
    message: { zh: `${zh}必填`, en: `${en} is required` },
  });
  const errors = [
    ...(readings.time ? [] : [missing('time', '读数时间', 'Time of the readings')]),
    ...(readings.zone === null ? [missing('zone', '时区', 'Time zone')] : []),
    ...(openedColumns(readings).length > 0 ? [] : [missing('grades', '各油品存量', 'Stock of each grade')]),
    ...(readings.fwStock ? [] : [missing('fwStock', '淡水存量', 'Fresh water stock')]),
  ];
  if (errors.length > 0) throw invalid(errors);
}

type InitInfo = { voyageId: number; shipId: number; cutId: number | null; readings: InitialReadings };

/** Typed readings wait for the fuel clerk, unless one who may approve them typed them. */
async function writeInitInfo(ctx: Ctx, { voyageId, shipId, cutId, readings }: InitInfo): Promise<void> {
  const typed = cutId === null;
  const approved = !typed || holds(ctx.user, 'voyage:initInfo:approve');
  const draft: Wire = {
    voyageId,
    shipName: shipId,
    cutReportId: cutId,
    readings,
    fwStock: readings.fwStock,
    currentAccumRev: readings.currentAccumRev,
    fwdDraft: readings.fwdDraft,
    aftDraft: readings.aftDraft,
    source: typed ? 'TYPED' : 'REPORT',
  };
  await createRow(INIT_INFO, ctx, draft, {
    readingsState: approved ? 'APPROVED' : 'WAITING',
    approvedBy: approved ? ctx.user.name : null,
  });
}
