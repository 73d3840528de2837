import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { draftLines } from '../../../kernel/resource/shape.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { budgetSubject } from './budget-subject.resource.ts';
import { checkSubjectPlace } from './budget-subject.rules.ts';
import { type Subject, subjectTree } from './subject-tree.server.ts';

type Draft = Record<string, unknown>;

const subjects = recordsOf(budgetSubject);

/** Refuses a place that is none; one at a time, since two moves at once could make a ring. */
async function placed(ctx: Ctx, draft: Draft, id?: number): Promise<Draft> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [budgetSubject.name]);
  const all = await subjectTree(ctx);
  const before = all.find((one) => one.id === id);
  const given = 'parentId' in draft ? draft.parentId : before?.parentId;
  const parent = all.find((one) => one.id === (given ? Number(given) : null));
  const errors = checkSubjectPlace(all, {
    ...(id !== undefined && { id }),
    parentId: parent?.id ?? null,
    code: String(draft.code ?? before?.code ?? ''),
  });
  if (parent && parent.id !== before?.parentId) errors.push(...(await usedProblems(ctx, parent)));
  errors.push(...(await mappingProblems(ctx, draft, id)));
  if (errors.length > 0) throw invalid(errors);
  return draft;
}

/** Entries stand at leaves: where some do, nothing is put below. */
async function usedProblems(ctx: Ctx, parent: Subject): Promise<FieldError[]> {
  const [used] = await ctx.db.query<{ id: number }>(
    'select id from finance_budget_entry where subject_id = $1 limit 1',
    [parent.id],
  );
  if (!used) return [];
  return [
    {
      field: 'parentId',
      message: {
        zh: `“${parent.name}”已有台账，不能再设下级`,
        en: `${parent.nameEn} has entries: nothing can be put below`,
      },
    },
  ];
}

/** One source is charged to one subject. */
async function mappingProblems(ctx: Ctx, draft: Draft, id: number | undefined): Promise<FieldError[]> {
  const mappings = draftLines(draft.mappings);
  if (mappings.length === 0) return [];
  const taken = await ctx.db.query<{ key: string; name: string; nameEn: string }>({
    name: 'finance-mappings-of-others',
    text: `select coalesce(m.category_id::text, m.purchase_type) as key, s.name, s.name_en as "nameEn"
           from finance_subject_mapping m join finance_budget_subject s on s.id = m.parent_id
           where s.deleted_at is null and s.id <> $1`,
    values: [id ?? 0],
  });
  const others = new Map(taken.map((one) => [one.key, one]));
  const seen = new Set<string>();
  return mappings.flatMap((mapping, i) => {
    const byCategory = mapping.kind !== 'PURCHASE_TYPE';
    const key = String((byCategory ? mapping.categoryId : mapping.purchaseType) ?? '');
    const other = others.get(key);
    const twice = seen.has(key);
    seen.add(key);
    if (!key || !(other || twice)) return [];
    const where = other ?? { name: '本科目', nameEn: 'this subject' };
    return [
      {
        field: `mappings.${i}.${byCategory ? 'categoryId' : 'purchaseType'}`,
        message: { zh: `已对照到${where.name}`, en: `Charged to ${where.nameEn} already` },
      },
    ];
  });
}

export const createSubject = async (ctx: Ctx, draft: Draft) => subjects.create(ctx, await placed(ctx, draft));

export const subjectEndpoints: readonly Endpoint[] = crudEndpoints(budgetSubject, {
  create: createSubject,
  update: async (ctx, draft) => subjects.update(ctx, (await placed(ctx, draft, draft.id)) as typeof draft),
  restore: async (ctx, id) => {
    const row = await subjects.restore(ctx, id);
    await placed(ctx, row, id);
    return row;
  },
  pick: { open: 't.enabled', hint: () => 't.code' },
});
