import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { patchLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import {
  add,
  type Decimal,
  div,
  gt,
  gte,
  isPositive,
  isZero,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { application } from '../applications/application.resource.ts';
import type { ApplicationLine } from '../applications/application-line.resource.ts';
import { keepForApplication } from '../budget/application-budget.server.ts';
import { type DemandLine, demandLine } from './demand-line.resource.ts';

const demands = recordsOf(demandLine);

type Need = Pick<
  DemandLine,
  | 'id'
  | 'organizationId'
  | 'unitId'
  | 'materialId'
  | 'purchaseType'
  | 'openQty'
  | 'status'
  | 'applicationId'
  | 'sourceLineId'
>;

/** For what a need is taken: an inquiry holds it until what came of it is ordered. */
type Taker = 'order' | 'inquiry';

/** Needs by id; those that are not there are missing. */
export async function demandsById(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Need>> {
  const rows = await ctx.db.query<Need>({
    name: 'purchasing-demands-by-id',
    text: `select id, organization_id as "organizationId", unit_id as "unitId", material_id as "materialId",
             purchase_type as "purchaseType", open_qty as "openQty", status, application_id as "applicationId",
             source_line_id as "sourceLineId"
           from purchasing_demand_line where id = any($1::bigint[]) and deleted_at is null`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Takes quantities of needs for what is bought, or gives them back where they are negative; each need is held, so that two who take the
 * same wait for each other, and the second is refused: DEMAND_TAKEN in the data of a RULE. The lines that asked are told.
 */
export async function allocate(ctx: Ctx, taken: ReadonlyMap<number, Decimal>, taker: Taker = 'order'): Promise<void> {
  const takings: Taking[] = [];
  // In one order, whoever takes: nobody waits for somebody who waits for them.
  for (const id of [...taken.keys()].toSorted((a, b) => a - b)) {
    const quantity = taken.get(id)!;
    const need = await demands.held(ctx, id);
    const allocatedQty = round(add(orZero(need.allocatedQty), quantity), 4);
    const returned = need.status === 'RETURNED' || need.status === 'CLOSED';
    if (gt(allocatedQty, need.demandQty) || (returned && isPositive(quantity)))
      throw new AppError(
        'CONFLICT',
        {
          zh: `“${need.itemName}”的需求只剩 ${orZero(need.openQty)}，已被他人安排`,
          en: `Of “${need.itemName}” only ${orZero(need.openQty)} is left; somebody else has taken it`,
        },
        { data: { reason: 'DEMAND_TAKEN', demandLineId: id, openQty: need.openQty } },
      );
    const full = gte(allocatedQty, need.demandQty);
    const waiting = need.buyerId ? 'ASSIGNED' : 'OPEN';
    await demands.patch(ctx, id, { allocatedQty, status: full ? 'ALLOCATED' : waiting }, { action: 'allocate' });
    takings.push({ need, quantity });
  }
  await tellLines(ctx, takings, {
    action: taker === 'order' ? 'order' : 'inquire',
    values: (line, quantity) => takenOf(line, quantity, taker),
  });
}

/** What an inquiry held comes in force as an order: the needs are taken already, and their lines are told. */
export async function orderHeld(ctx: Ctx, taken: ReadonlyMap<number, Decimal>): Promise<void> {
  await tellLines(ctx, await heldNeeds(ctx, taken), {
    action: 'order',
    values: (line, quantity) => takenOf(line, quantity, 'order'),
  });
}

/** What was ordered of needs will not come and is not needed any more: nobody buys it again. */
export async function dropNeeds(ctx: Ctx, dropped: ReadonlyMap<number, Decimal>): Promise<void> {
  await tellLines(ctx, await heldNeeds(ctx, dropped), {
    action: 'order',
    values: (line, quantity) => ({
      orderedQty: round(sub(orZero(line.orderedQty), quantity), 4),
      cancelledQty: round(add(orZero(line.cancelledQty), quantity), 4),
      lineStatus: isPositive(line.receivedQty) ? 'RECEIVED' : 'CANCELLED',
    }),
  });
}

type Taking = { readonly need: DemandLine; readonly quantity: Decimal };

async function heldNeeds(ctx: Ctx, quantities: ReadonlyMap<number, Decimal>): Promise<Taking[]> {
  const held: Taking[] = [];
  for (const [id, quantity] of [...quantities].toSorted(([a], [b]) => a - b))
    held.push({ need: await demands.held(ctx, id), quantity });
  return held;
}

/** A quantity of a need in the unit in which its line asked. */
const inLineUnit = ({ baseFactor }: Pick<ApplicationLine, 'baseFactor'>, quantity: Decimal): Decimal =>
  isZero(orZero(baseFactor)) ? quantity : div(quantity, baseFactor)!;

/** Where a need is while nothing is ordered for it: with suppliers, or with those who won it. */
export async function tellNeeds(ctx: Ctx, ids: readonly number[], lineStatus: 'INQUIRY' | 'AWARDED'): Promise<void> {
  const needs = [...(await demandsById(ctx, ids)).values()];
  const asked = Map.groupBy(
    needs.filter(({ applicationId, sourceLineId }) => applicationId && sourceLineId),
    ({ applicationId }) => applicationId!,
  );
  for (const [id, found] of [...asked].toSorted(([a], [b]) => a - b)) {
    const states = new Map(found.map(({ sourceLineId }) => [sourceLineId!, { lineStatus }]));
    await patchLines(application, ctx, { id, field: 'lines' }, states, { action: 'inquire' });
  }
}

const applications = recordsOf(application);

type Telling = {
  readonly action: 'order' | 'inquire';
  /** What a line says from now on, by what was taken in its own unit. */
  readonly values: (line: ApplicationLine, quantity: Decimal) => Record<string, unknown>;
};

/** The lines that asked are told, those of one application together; then its budget is kept. */
async function tellLines(ctx: Ctx, takings: readonly Taking[], { action, values }: Telling): Promise<void> {
  const asked = Map.groupBy(takings, ({ need }) => need.applicationId);
  for (const [id, own] of [...asked].toSorted(([a], [b]) => Number(a) - Number(b))) {
    if (!id) continue;
    const held = await applications.held(ctx, id);
    // Needs of one line follow each other: each counts on from the one before.
    const lines = new Map(held.lines.map((line) => [line.id, line]));
    const changed = new Map<number, Record<string, unknown>>();
    for (const { need, quantity } of own) {
      const line = need.sourceLineId ? lines.get(need.sourceLineId) : undefined;
      if (!line) continue;
      const said = values(line, inLineUnit(line, quantity));
      lines.set(line.id, { ...line, ...said });
      changed.set(line.id, { ...changed.get(line.id), ...said });
    }
    if (changed.size > 0) await patchLines(application, ctx, { id, field: 'lines' }, changed, { action });
    await keepForApplication(ctx, id);
  }
}

/** A line counts what is ordered, in its own unit; an inquiry changes only where it is. */
function takenOf(line: ApplicationLine, quantity: Decimal, taker: Taker): Record<string, unknown> {
  const ordering = taker === 'order';
  const orderedQty = ordering ? round(add(orZero(line.orderedQty), quantity), 4) : line.orderedQty;
  const waiting = !ordering && isPositive(quantity) ? 'INQUIRY' : 'POOLED';
  const come = isPositive(line.receivedQty) ? 'PART_RECEIVED' : 'ORDERED';
  return { orderedQty, lineStatus: isPositive(orderedQty) ? come : waiting };
}
