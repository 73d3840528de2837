import { invalid, refuseFor } from '../../../../kernel/errors.ts';
import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { createRow } from '../../../../kernel/server/crud/write.ts';
import { raise } from '../../../../kernel/server/domain-events.ts';
import { holds } from '../../../../kernel/server/permit/permit.ts';
import { type PlannedCall, writeRotation } from '../../port-calls/set-rotation.server.ts';
import { voyageOpened } from '../../public.ts';
import { reportOfRow, type Wire } from '../../reports/report-wire.rules.ts';
import { lockChain, REPORT, shipFacts } from '../../reports/service/report-facts.server.ts';
import { voyageInitInfo } from '../init-info.resource.ts';
import { type InitialReadings, openedColumns, openingReadings } from '../initial-readings.rules.ts';
import { type VoyageRow, voyage as voyageResource } from '../voyage.resource.ts';
import { voyageYear } from '../voyage-number.rules.ts';
import { voyageMoveProblems } from '../voyage-transitions.rules.ts';
import { voyageActs } from './close-voyage.server.ts';
import { nextPlanned } from './plan-voyage.server.ts';
import { tradeModeFor } from './trade-mode.server.ts';
import { voyageFacts } from './voyage-facts.server.ts';
import { nextNumber } from './voyage-numbers.server.ts';

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

/** Opens a voyage at the ship's last report, whose readings become its initial information: the one that is planned next, else a new one. */
export async function openVoyage(ctx: Ctx, kind: 'TRADE' | 'REPAIR', input: OpenInput): Promise<Wire> {
  const ship = await shipFacts(ctx, input.shipId);
  await lockChain(ctx, input.shipId);
  const planned = await nextPlanned(ctx, { shipId: input.shipId, kind });
  const tradeMode = await tradeModeFor(ctx, input.shipId, input.tradeMode ?? planned?.tradeMode);
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
  const begun = {
    startTime,
    startZone: String(startZone),
    startPort: cut?.lastPort ?? null,
    cutReportId: cut?.id ?? null,
  };
  const voyageId = planned
    ? await openPlanned(ctx, planned, { ...begun, ...typedOver(planned, input) })
    : await createOpen(ctx, { ...input, tradeMode, kind, begun, shipCode: ship.shipCode });
  await writeInitInfo(ctx, {
    voyageId,
    shipId: input.shipId,
    cutId: (cut?.id as number) ?? null,
    readings: readings!,
  });
  // A plan keeps its calls where nobody says otherwise.
  const ports = input.ports ?? [];
  if (ports.length > 0) await writeRotation(ctx, { voyageId, shipId: input.shipId, ports });
  await raise(ctx, voyageOpened, { voyageId, shipId: input.shipId, voyageKind: kind, startTime, reopened: false });
  return readOne(VOYAGE, ctx, voyageId);
}

const TYPED = ['tradeMode', 'captain', 'chiefEngineer', 'orderedSpeed', 'remark'] as const;

/** What whoever opens a planned voyage says; of the rest the plan goes on to hold. */
const typedOver = (planned: VoyageRow, input: OpenInput): Wire =>
  Object.fromEntries(TYPED.map((name) => [name, input[name] ?? planned[name]]));

async function openPlanned(ctx: Ctx, { id }: VoyageRow, values: Wire): Promise<number> {
  await voyages.patch(ctx, id, { ...values, voyageStatus: 'OPEN' }, { action: 'open' });
  return id;
}

type Begun = { readonly startTime: string; readonly startZone: string };
type OpenNew = OpenInput & {
  tradeMode: 'DOMESTIC' | 'FOREIGN';
  kind: 'TRADE' | 'REPAIR';
  shipCode: string;
  begun: Begun;
};

async function createOpen(ctx: Ctx, { kind, shipCode, begun, ...input }: OpenNew): Promise<number> {
  const { shipId, tradeMode } = input;
  const year = voyageYear({ startTime: begun.startTime, startZone: Number(begun.startZone) });
  const voyageNo = await nextNumber(ctx, { shipId, shipCode, kind, year });
  const draft: Wire = {
    ...begun,
    shipName: shipId,
    voyageKind: kind,
    tradeMode,
    captain: input.captain ?? null,
    chiefEngineer: input.chiefEngineer ?? null,
    orderedSpeed: input.orderedSpeed ?? null,
    remark: input.remark ?? null,
  };
  return Number((await createRow(VOYAGE, ctx, draft, { voyageNo })).id);
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
