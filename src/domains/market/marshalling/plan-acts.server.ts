import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { planFlow } from './plan.flow.ts';
import { marshallingPlan, type PlanRow } from './plan.resource.ts';
import { knownTo, plans } from './plan.server.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import { releasePlan } from './release-plan.server.ts';

const OPEN: readonly string[] = ['OFFERED', 'FIXED', 'PLANNED'];

/** A draft that begins as a version stands, without what is on board or over by now; a month has one at a time. */
async function beginVersion(ctx: Ctx, row: PlanRow): Promise<PlanRow> {
  const newer = await plans.find(
    asSystem(ctx, '配船计划新版'),
    { month: row.month, status: ['USE', 'IN_AUDIT', 'APPROVE'] },
    { only: ['planNo', 'edition'] },
  );
  const next = newer.find(({ edition }) => (edition ?? 0) > (row.edition ?? 0));
  if (next) throw new AppError('CONFLICT', TEXT.hasNewer, { values: { no: next.planNo ?? '' } });
  const { parcels, liftings } = await knownTo(ctx, row.legs);
  const legs = row.legs.filter(({ cargoId, liftingId }) => {
    if (cargoId) return OPEN.includes(parcels.get(cargoId)?.cargoStatus ?? '');
    const state = liftingId ? liftings.get(liftingId)?.liftingState : undefined;
    return state !== undefined && state !== 'DONE' && state !== 'MISSED';
  });
  const planNo = await nextSerial(ctx, marshallingPlan.name, 'MP-{yyyy}{MM}-{0}', {
    at: new Date(`${row.month}-15T04:00:00.000Z`),
  });
  return plans.create(
    ctx,
    { month: row.month },
    {
      planNo,
      edition: Number(planNo.split('-').at(-1)),
      basedOnId: row.id,
      leastTce: row.leastTce,
      note: row.note,
      legs: legs.map(({ id: _id, ...line }) => line),
      legCount: legs.length,
      hardCount: row.hardCount,
      softCount: row.softCount,
      released: false,
      inForce: false,
    },
  );
}

/** What becomes of a plan beside its approval. */
export const planActs = serveActs(marshallingPlan, planFlow, {
  submit: 'elsewhere',
  release: async (ctx, { row, move }) => move(await releasePlan(ctx, row)),
  renew: (ctx, { row }) => beginVersion(ctx, row),
});
