import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { assertApart, leadersAbove, type Part } from '../../identity/public.server.ts';
import { namedLeader } from '../dept-leaders/dept-leader.server.ts';
import { defectFlow } from './defect.flow.ts';
import { type DefectRow, defect } from './defect.resource.ts';
import { closedBy, DETENTION, effectDay, missingOf, needsTwo } from './defect.rules.ts';
import { DEFECT_TEXT as TEXT } from './defect.text.ts';
import { repeatEndpoint } from './repeats.server.ts';
import { createDefect, deriveDefect, removeDefect, updateDefect } from './save-defect.server.ts';

export const CLOSE_SHIP = 'qhse:defect:closeShip';
export const CLOSE_HIGH = 'qhse:defect:closeHigh';
export const CLOSE_CRITICAL = 'qhse:defect:closeCritical';

const at = (field: string, message: Text): FieldError => ({ field, message });

/** Not before it was found, and not on a day that has not come. */
function dayProblems(ctx: Ctx, field: string, day: string, found: string | null): FieldError[] {
  if (day > officeDay(ctx.now)) return [at(field, TEXT.future)];
  return found && day < found ? [at(field, TEXT.early)] : [];
}

/** Whoever says that it is put right does not say that it was done well. */
async function assertOther(ctx: Ctx, row: DefectRow, permission: string, verified: boolean): Promise<void> {
  const no = row.serialNo ?? '';
  const parts: Part[] = [];
  if (row.rectifierId) parts.push({ userId: row.rectifierId, no, did: { zh: '提交了整改', en: 'put it right' } });
  if (verified && row.verifierId) parts.push({ userId: row.verifierId, no, did: { zh: '验证过', en: 'verified it' } });
  await assertApart(ctx, {
    rule: verified && row.verifierId ? TEXT.twice : TEXT.self,
    parts,
    permission,
    place: row.shipId ? { dimension: 'vessel', id: row.shipId } : undefined,
  });
}

/** Ashore whoever is named for it looks at it, and nobody else; where nobody is, the leader of the unit, without one the next above. */
async function assertLeader(ctx: Ctx, landDeptId: number): Promise<void> {
  const named = await namedLeader(ctx, { organizationId: landDeptId, itemType: 'DEFECT_VERIFY' });
  if (named === ctx.user.id) return;
  if (named !== undefined) throw new AppError('FORBIDDEN', TEXT.leader);
  const above = await leadersAbove(ctx, landDeptId);
  const nearest = above[0]?.level;
  if (!above.some(({ level, userId }) => level === nearest && userId === ctx.user.id))
    throw new AppError('FORBIDDEN', TEXT.leader);
}

const LEVELS = {
  close: CLOSE_SHIP,
  closeHigh: CLOSE_HIGH,
  closeCritical: CLOSE_CRITICAL,
} as const;

/** Of a ship by its level; ashore by the leader, but where two look at it. */
async function assertMayClose(ctx: Ctx, row: DefectRow): Promise<void> {
  if (row.landDeptId && !needsTwo(row)) await assertLeader(ctx, row.landDeptId);
  else assertPermission(ctx, LEVELS[closedBy(row)]);
}

const acts = serveActs(defect, defectFlow, {
  start: async (_ctx, { row, values, move }) => {
    const { measure, dueDate, responsible, shipResponsibilityDept, immediateAction } = values;
    const wrong: FieldError[] = [];
    if (row.shipId && !shipResponsibilityDept) wrong.push(at('shipResponsibilityDept', TEXT.noPost));
    if (!measure && row.actions.length === 0) wrong.push(at('measure', TEXT.needsAction));
    if (measure && !dueDate) wrong.push(at('dueDate', TEXT.needsAction));
    if (dueDate && row.planPutRightDate && dueDate > row.planPutRightDate)
      wrong.push(at('dueDate', fill(TEXT.later, { day: row.planPutRightDate })));
    if (wrong.length > 0) throw invalid(wrong);
    const actions = measure
      ? [...row.actions, { measure, responsible, dueDate: dueDate!, doneDate: null, evidence: null }]
      : row.actions;
    return move({ shipResponsibilityDept, immediateAction, actions });
  },
  submit: async (ctx, { row, values, move }) => {
    const wrong = dayProblems(ctx, 'rectifyDate', values.rectifyDate, row.ncInspectDate);
    wrong.push(...missingOf(row).map((field) => at(field, TEXT.missing)));
    if (wrong.length > 0) throw invalid(wrong);
    return move({ ...values, rectifierId: ctx.user.id, verifierId: null });
  },
  verify: async (ctx, { row, move }) => {
    if (row.landDeptId) await assertLeader(ctx, row.landDeptId);
    else assertPermission(ctx, CLOSE_HIGH);
    await assertOther(ctx, row, CLOSE_HIGH, false);
    return move({ verifierId: ctx.user.id });
  },
  return: async (ctx, { row, move }) => {
    await assertMayClose(ctx, row);
    return move({ verifierId: null, returned: (row.returned ?? 0) + 1 });
  },
  close: async (ctx, { row, values, move }) => {
    const permission = LEVELS[closedBy(row)];
    await assertMayClose(ctx, row);
    await assertOther(ctx, row, permission, needsTwo(row));
    if (row.actionCode === DETENTION && !values.releaseFiles?.length) throw invalid([at('releaseFiles', TEXT.release)]);
    const today = officeDay(ctx.now);
    return move({
      ...values,
      closeDate: today,
      closeName: ctx.user.name,
      analysisTime: ctx.now.toISOString(),
      effectCheckDate: effectDay(row, today),
      effective: null,
      effectNote: null,
    });
  },
  effect: async (_ctx, { values, move }) => move({ ...values, effectCheckDate: null }),
  reopen: async (_ctx, { row, move }) =>
    move({
      analysisTime: null,
      closeDate: null,
      closeName: null,
      effectCheckDate: null,
      verifierId: null,
      reopened: (row.reopened ?? 0) + 1,
    }),
  cancel: async (_ctx, { move }) => move({ analysisTime: null, effectCheckDate: null }),
});

export const defectActs = acts.perform;

export const defectEndpoints: readonly Endpoint[] = [
  repeatEndpoint,
  ...acts.endpoints,
  ...crudEndpoints(defect, {
    omit: ['import'],
    create: createDefect,
    update: updateDefect,
    derive: deriveDefect,
    remove: removeDefect,
  }),
];
