import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import { budgetConfig } from '../control/budget-config.resource.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';
import { nextYearCall } from './budget-system.calls.ts';
import { budgetSystem } from './budget-system.resource.ts';
import { systemsOf } from './systems-of.server.ts';

type Draft = Record<string, unknown>;

const systems = recordsOf(budgetSystem);
const configs = recordsOf(budgetConfig);

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Refuses what another system of the year has already: a subject of a ship or unit is budgeted once. */
async function apart(ctx: Ctx, draft: Draft, id?: number): Promise<Draft> {
  const year = String(draft.year ?? '');
  // What is no year the record service refuses.
  if (!/^20\d{2}$/.test(year)) return draft;
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [budgetSystem.name]);
  const tree = await subjectTree(ctx);
  const wide = (ids: readonly number[]): Set<number> => new Set(ids.flatMap((one) => branchOf(tree, one)));
  const [mine, places] = [wide(idsIn(draft.subjectIds)), new Set(idsIn(draft.organizationIds))];
  const errors = (await systemsOf(ctx, [Number(year)])).flatMap((other): FieldError[] => {
    if (other.id === id || !other.organizationIds.some((one) => places.has(one))) return [];
    const both = tree.find((one) => mine.has(one.id) && wide(other.subjectIds).has(one.id));
    if (!both) return [];
    return [
      {
        field: 'subjectIds',
        message: {
          zh: `“${both.name}”已在 ${year} 年的“${other.name}”中编制`,
          en: `${both.nameEn} is budgeted in ${other.nameEn} of ${year} already`,
        },
      },
    ];
  });
  if (errors.length > 0) throw invalid(errors);
  return draft;
}

export const createSystem = async (ctx: Ctx, draft: Draft) => systems.create(ctx, await apart(ctx, draft));

/** The next year begins as this one is, settings included. */
async function nextYear(ctx: Ctx, id: number) {
  const { year, code, name, nameEn, subjectIds, organizationIds } = await systems.get(ctx, id);
  const made = await createSystem(ctx, {
    year: String(Number(year) + 1),
    code,
    name,
    nameEn,
    subjectIds,
    organizationIds,
  });
  const [before] = (await configs.list(ctx, { budgetSystemId: String(id) })).content;
  if (before) {
    const { scope, action, warnPercent, tolerancePercent, toleranceAmount, preCommit } = before;
    const { overrides } = await configs.get(ctx, before.id);
    await configs.create(ctx, {
      budgetSystemId: made.id,
      scope,
      action,
      warnPercent,
      tolerancePercent,
      toleranceAmount,
      preCommit,
      overrides: overrides.map(({ id: _, ...line }) => line),
    });
  }
  return made;
}

export const systemEndpoints: readonly Endpoint[] = [
  serve(nextYearCall, (ctx, { params }) => nextYear(ctx, params.id)),
  ...crudEndpoints(budgetSystem, {
    create: createSystem,
    update: async (ctx, draft) =>
      systems.update(
        ctx,
        (await apart(ctx, { ...(await systems.get(ctx, draft.id)), ...draft }, draft.id)) as typeof draft,
      ),
    restore: async (ctx, id) => {
      const row = await systems.restore(ctx, id);
      await apart(ctx, row, id);
      return row;
    },
    pick: { hint: () => 't.year' },
  }),
];
