import { AppError, invalid } from '../../../../kernel/errors.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { NOWHERE } from '../../../../kernel/server/crud/integrity.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { type PlannedCall, writeRotation, zonesOf } from '../../port-calls/set-rotation.server.ts';
import { lockChain, shipFacts } from '../../reports/service/report-facts.server.ts';
import { type TRADE_MODES, type VOYAGE_KINDS, type VoyageRow, voyage } from '../voyage.resource.ts';
import { voyageYear } from '../voyage-number.rules.ts';
import { VOYAGE_STATUS_TEXT } from '../voyage-transitions.rules.ts';
import { presentTradeMode } from './trade-mode.server.ts';
import { nextNumber } from './voyage-numbers.server.ts';

const voyages = recordsOf(voyage);

export type VoyagePlan = {
  readonly shipId: number;
  readonly kind?: keyof typeof VOYAGE_KINDS;
  readonly tradeMode?: keyof typeof TRADE_MODES;
  readonly orderedSpeed?: string | null;
  readonly remark?: string | null;
  /** In the order of calling; the first says when she is to be there, and with that the voyage begins. */
  readonly ports: readonly PlannedCall[];
};

/** A plan begins somewhere, at some time. */
function assertBegins(ports: readonly PlannedCall[]): PlannedCall & { readonly eta: string } {
  const [first] = ports;
  if (!first)
    throw invalid([
      { field: 'ports', message: { zh: '计划航次至少有一个挂港', en: 'A planned voyage calls at one port at least' } },
    ]);
  const { eta } = first;
  if (!eta)
    throw invalid([
      {
        field: 'ports.0.eta',
        message: {
          zh: '第一港须填写预抵时间，航次自此开始',
          en: 'The first port needs an ETA: the voyage begins with it',
        },
      },
    ]);
  return { ...first, eta };
}

/** Plans a voyage of a ship: with its number, which it keeps when it is opened, and its rotation. */
export async function planVoyage(ctx: Ctx, plan: VoyagePlan): Promise<VoyageRow> {
  const { shipId, kind = 'TRADE', ports } = plan;
  const { shipCode } = await shipFacts(ctx, shipId);
  const { eta, port } = assertBegins(ports);
  await lockChain(ctx, shipId);
  const zones = await zonesOf(ctx, [port]);
  if (!zones.has(port)) throw invalid([{ field: 'ports.0.port', message: NOWHERE }]);
  const zone = zones.get(port) ?? null;
  const year = voyageYear({ startTime: eta, startZone: Number(zone ?? 0) });
  const draft = {
    shipName: shipId,
    voyageKind: kind,
    tradeMode: plan.tradeMode ?? (await presentTradeMode(ctx, shipId)),
    startTime: eta,
    startZone: zone,
    startPort: port,
    orderedSpeed: plan.orderedSpeed ?? null,
    remark: plan.remark ?? null,
  };
  const voyageNo = await nextNumber(ctx, { shipId, shipCode, kind, year });
  const { id } = await voyages.create(ctx, draft, { voyageNo, voyageStatus: 'PLAN' });
  await writeRotation(ctx, { voyageId: id, shipId, ports });
  return voyages.get(ctx, id);
}

/** The ship's planned voyage that is to begin first, which she is opened with; nothing where none of the kind is planned. */
export async function nextPlanned(
  ctx: Ctx,
  { shipId, kind }: { shipId: number; kind: keyof typeof VOYAGE_KINDS },
): Promise<VoyageRow | undefined> {
  const planned = await voyages.find(ctx, { shipName: shipId, voyageKind: kind, voyageStatus: 'PLAN' });
  return planned.toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? '') || a.id - b.id).at(0);
}

/** The voyage, held, once its ship's reports are: over, it is not changed any more. */
async function heldToChange(ctx: Ctx, id: number, version?: number): Promise<VoyageRow> {
  await lockChain(ctx, (await voyages.get(ctx, id)).shipName);
  const row = await voyages.held(ctx, id, version);
  const { voyageStatus } = row;
  if (voyageStatus !== 'PLAN' && voyageStatus !== 'OPEN')
    throw new AppError('WRONG_STATE', {
      zh: `航次${VOYAGE_STATUS_TEXT[voyageStatus].zh}，不能再改；只有计划或进行中的航次可以`,
      en: `The voyage is ${VOYAGE_STATUS_TEXT[voyageStatus].en.toLowerCase()}: only one that is planned or open is changed`,
    });
  return row;
}

/** Another rotation for a voyage that is planned or open. Calls that happened stay; the plan begins at its first call. */
export async function setRotation(
  ctx: Ctx,
  { voyageId, version, ports }: { voyageId: number; version?: number; ports: readonly PlannedCall[] },
): Promise<VoyageRow> {
  const { shipName: shipId, voyageStatus } = await heldToChange(ctx, voyageId, version);
  if (voyageStatus === 'PLAN') assertBegins(ports);
  await writeRotation(ctx, { voyageId, shipId, ports });
  const { row } = await voyages.patch(ctx, voyageId, {}, { action: 'rotation' });
  return row;
}

export type VoyageTerms = Partial<Pick<VoyageRow, 'tradeMode' | 'orderedSpeed' | 'remark'>>;

/** What a contract says of a voyage, written down in its own fields: what is left out stays. */
export async function setTerms(
  ctx: Ctx,
  { voyageId, version, terms }: { voyageId: number; version?: number; terms: VoyageTerms },
): Promise<VoyageRow> {
  const row = await heldToChange(ctx, voyageId, version);
  return voyages.update(ctx, { ...row, ...terms });
}
