import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { validated } from '../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { neg } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { intoOpenMonths, openBudgetMonths } from '../periods/budget-ledger.server.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';
import { systemOf, systemsOf } from '../systems/systems-of.server.ts';
import { type BudgetEntry, BY_HAND, budgetEntry } from './budget-entry.resource.ts';
import { reverseCall } from './ledger.calls.ts';

type Draft = Record<string, unknown>;

const entries = recordsOf(budgetEntry);

/** A figure of the general ledger that no document here stands for, such as a premium or wages: what was really spent in a month. */
export async function enterActual(ctx: Ctx, draft: Draft): Promise<BudgetEntry> {
  const given = withDefaults(budgetEntry, { ...draft, kind: 'ACTUAL', entryDate: officeDay(ctx.now) });
  const { values, errors } = validated(budgetEntry, given);
  const { organizationId, subjectId, month } = values;
  if (errors.length > 0 || !organizationId || !subjectId || !month) return entries.create(ctx, given);
  const tree = await subjectTree(ctx);
  const problems: FieldError[] = [];
  if (tree.some(({ parentId }) => parentId === subjectId))
    problems.push({
      field: 'subjectId',
      message: { zh: '须为末级科目', en: 'Only a subject with nothing below it takes entries' },
    });
  if (month > officeDay(ctx.now).slice(0, 7))
    problems.push({ field: 'month', message: { zh: '月份尚未到', en: 'This month has not come yet' } });
  if (problems.length > 0) throw invalid(problems);
  await openBudgetMonths(ctx, [{ organizationId, month, kind: 'ACTUAL', field: 'month' }]);
  const year = Number(month.slice(0, 4));
  const system = systemOf(await systemsOf(ctx, [year]), tree, { organizationId, subjectId, year });
  const ship = await shipOfOrganization(ctx, organizationId);
  return entries.create(
    ctx,
    { ...given, currencyId: null, rate: null, sourceId: null, lineId: null, reversalOfId: null },
    { vesselId: ship?.id ?? null, systemId: system?.id ?? null, source: BY_HAND },
  );
}

/** Once, and only what was written by hand: documents take back their own. What was of a month that is closed goes into the first open one. */
async function reverse(ctx: Ctx, id: number, { version, reason }: { version: number; reason: string }) {
  const row = await entries.get(ctx, id);
  if (row.version !== version)
    throw new AppError('STALE', { zh: '台账已被他人处理', en: 'Somebody else has changed it' });
  await ctx.db.query('select id from finance_budget_entry where id = $1 for update', [id]);
  const [already] = await ctx.db.query<{ id: number }>({
    name: 'finance-reversal-of',
    text: 'select id from finance_budget_entry where reversal_of_id = $1 limit 1',
    values: [id],
  });
  if (row.source !== BY_HAND || row.reversalOfId !== null || already)
    throw new AppError('WRONG_STATE', {
      zh: '只有手工录入且未冲销的台账可以冲销',
      en: 'Only an entry that was written by hand, and not reversed, is reversed',
    });
  const { organizationId, vesselId, systemId, subjectId, sourceNo, kind } = row;
  const [open] = await intoOpenMonths(ctx, [{ organizationId, month: row.month, kind }]);
  const month = open?.month ?? row.month;
  await openBudgetMonths(ctx, [{ organizationId, month, kind }]);
  return entries.create(
    ctx,
    {
      entryDate: officeDay(ctx.now),
      kind,
      organizationId,
      subjectId,
      month,
      sourceNo,
      amount: neg(row.amount),
      note: reason,
      reversalOfId: id,
    },
    { vesselId, systemId, source: BY_HAND },
  );
}

/** Nothing of the ledger is ever changed or removed. */
export const ledgerEndpoints: readonly Endpoint[] = [
  serve(reverseCall, (ctx, { params, body }) => reverse(ctx, params.id, body)),
  ...crudEndpoints(budgetEntry, { create: enterActual, omit: ['update', 'remove', 'restore'] }),
];
