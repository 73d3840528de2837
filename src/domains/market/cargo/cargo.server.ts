import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { voyagesById } from '../../voyage/public.server.ts';
import { followLoaded } from '../contracts/deadfreight.server.ts';
import { perform } from '../contracts/perform-contract.server.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { deliverLifting } from '../long-term/deliver-lifting.server.ts';
import { cargoFlow } from './cargo.flow.ts';
import { type CargoRow, cargo } from './cargo.resource.ts';
import { CARGO_TEXT as TEXT } from './cargo.text.ts';
import { cargoes, figuresFor, refreshFigures } from './cargo-figures.server.ts';
import { lossOf } from './loss.rules.ts';

type Acts = typeof cargoFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof cargo.fields, Acts[K]>;

const NUMBER = 'CG-{yy}{00000}';

const saves = savesOf(cargo, {
  // A new parcel is nobody's yet: contract, voyage and ship come by acts, and no state is open to another (`open` of its flow).
  served: async (_ctx, { before }) => (before ? {} : { contractId: null, voyageId: null, shipId: null }),
  made: async (ctx, _row, { liftingId = null }) => ({ cargoNo: await nextSerial(ctx, cargo.name, NUMBER), liftingId }),
  // The value of the goods is known late; the loss is what the reports say.
  later: async (_ctx, { row }) => {
    const { blQty, outturnQty, lossAllowance: allowance, lossPrice: price } = row;
    return lossOf({ blQty, outturnQty, allowance, price });
  },
});

export const createCargo = saves.create;
export const updateCargo = saves.update;

/** Reports tell cargoes of a voyage apart by their names alone. */
async function assertOwnName(ctx: Ctx, { id, name }: CargoRow, voyageId: number): Promise<void> {
  const others = await cargoes.find(
    ctx,
    { voyageId, cargoStatus: ['PLANNED', 'LOADED', 'DISCHARGED', 'SETTLED'] },
    { only: ['cargoNo', 'name'] },
  );
  const same = others.find((one) => one.id !== id && one.name === name);
  if (same) throw new AppError('CONFLICT', TEXT.sameName, { values: { no: same.cargoNo ?? '' } });
}

const wrongVoyage = (message: (typeof TEXT)[keyof typeof TEXT]): AppError => invalid([{ field: 'voyageId', message }]);

/** Goes by a voyage; she is the ship of its contract where that names one. */
const plan: Handler<'plan'> = async (ctx, { row, values: { voyageId }, move }) => {
  const voyage = (await voyagesById(ctx, [voyageId])).get(voyageId);
  if (!voyage) throw wrongVoyage(TEXT.voyage);
  if (voyage.voyageKind === 'REPAIR') throw wrongVoyage(TEXT.repair);
  if (voyage.voyageStatus === 'CANCELLED') throw wrongVoyage(TEXT.closedVoyage);
  await assertOwnName(ctx, row, voyageId);
  const system = asSystem(ctx, '安排航次');
  const fixed = row.contractId === null ? undefined : await contracts.get(system, row.contractId);
  if (fixed?.shipId && fixed.shipId !== voyage.shipName) throw wrongVoyage(TEXT.otherShip);
  await move({ voyageId, shipId: voyage.shipName });
  if (fixed && voyage.voyageStatus !== 'PLAN') await perform(system, fixed.id);
  // Reckoned with what whoever plans need not know, and answered without it.
  await refreshFigures(ctx, [await cargoes.held(system, row.id)], '安排航次');
  return cargoes.get(ctx, row.id);
};

const unplan: Handler<'unplan'> = (_ctx, { row, move }) =>
  move({ voyageId: null, shipId: null, ...figuresFor(row, undefined) });

/** Discharged: with it the lifting of a long-term contract may be done. */
const discharge: Handler<'discharge'> = async (ctx, { row, move }) => {
  const discharged = await move();
  await followLoaded(ctx, row.contractId);
  await deliverLifting(ctx, row.liftingId);
  return discharged;
};

const settle: Handler<'settle'> = (_ctx, { row, values, move }) => {
  if (isPositive(row.payableQty) && !values.claimNote?.trim())
    throw invalid([{ field: 'claimNote', message: TEXT.noClaim }]);
  return move(values);
};

const cancel: Handler<'cancel'> = (_ctx, { row, move }) =>
  move({ voyageId: null, shipId: null, contractId: null, ...figuresFor(row, undefined) });

/** What is on board, or is not any more, moves what of its freight may be billed, and what was not loaded. */
const carried: Handler<'load' | 'takeBack'> = async (ctx, { row, move }) => {
  const moved = await move();
  await followLoaded(ctx, row.contractId);
  return moved;
};

/** Whoever fixes or cancels a contract holds it before its parcels: so does whoever moves a parcel of it. */
async function holdContract(ctx: Ctx, id: number): Promise<void> {
  const system = asSystem(ctx, '货载办理');
  const [row] = await cargoes.find(system, { id }, { only: ['contractId'] });
  if (row?.contractId) await contracts.held(system, row.contractId);
}

/** Before its state counts, a parcel says what the reports of its voyage say now. */
async function settled(ctx: Ctx, row: CargoRow): Promise<CargoRow> {
  if (row.voyageId === null || row.cargoStatus === 'SETTLED') return row;
  const [fresh] = await refreshFigures(ctx, [row], '按动态报取数');
  return fresh ?? row;
}

export const cargoActs = serveActs(
  cargo,
  cargoFlow,
  { plan, unplan, load: carried, takeBack: carried, discharge, settle, cancel },
  { before: holdContract, settle: settled },
);

export const cargoEndpoints: readonly Endpoint[] = [
  ...cargoActs.endpoints,
  ...crudEndpoints(cargo, { create: saves.create, update: saves.update }),
];
