import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { NEVER_STOCKED, type PurchaseType } from '../../partner/public.ts';
import { category } from './category.resource.ts';
import { checkPlace, type Place } from './category.rules.ts';

type Draft = Record<string, unknown>;
type Known = Place & { readonly purchaseType: PurchaseType; readonly materials: number };

const categories = recordsOf(category);

/** One at a time: two moves at once could make a ring, or a category with both materials and others below it. */
export async function lockCategories(ctx: Ctx): Promise<void> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', ['material.category']);
}

function known(ctx: Ctx): Promise<Known[]> {
  return ctx.db.query<Known>({
    name: 'material-categories',
    text: `select c.id, c.parent_id as "parentId", c.code, c.purchase_type as "purchaseType",
             (select count(*)::int from material_material m where m.category_id = c.id and m.deleted_at is null) as materials
           from material_category c where c.deleted_at is null order by c.id`,
  });
}

const parentOf = (draft: Draft, before: Known | undefined): number | null => {
  const given = 'parentId' in draft ? draft.parentId : before?.parentId;
  return given ? Number(given) : null;
};

/** The draft with the way of buying of its parent, as long as its place is one. */
async function placed(ctx: Ctx, draft: Draft, id?: number): Promise<Draft> {
  await lockCategories(ctx);
  const all = await known(ctx);
  const before = all.find((one) => one.id === id);
  const parent = all.find((one) => one.id === parentOf(draft, before));
  const purchaseType = parent?.purchaseType ?? draft.purchaseType ?? before?.purchaseType;
  const errors: FieldError[] = [
    ...checkPlace(all, { id, parentId: parent?.id ?? null, code: String(draft.code ?? before?.code ?? '') }),
    ...leafProblems(parent, before),
    ...typeProblems(all, before, purchaseType),
  ];
  if (errors.length > 0) throw invalid(errors);
  const stockable = parent && !before && draft.stockable === undefined && NEVER_STOCKED.has(parent.purchaseType);
  return { ...draft, purchaseType, ...(stockable && { stockable: false }) };
}

/** Materials stand at leaves: where some do, nothing is put below. */
function leafProblems(parent: Known | undefined, before: Known | undefined): FieldError[] {
  if (!parent?.materials || before?.parentId === parent.id) return [];
  return [
    {
      field: 'parentId',
      message: {
        zh: `该类别下已有 ${parent.materials} 种物料，不能再设下级`,
        en: `Materials stand there (${parent.materials}): nothing can be put below`,
      },
    },
  ];
}

/** How something is bought decides about limits, approvals and stock of all that hangs on it. */
function typeProblems(all: readonly Known[], before: Known | undefined, now: unknown): FieldError[] {
  if (!before || before.purchaseType === now) return [];
  if (before.materials === 0 && !all.some(({ parentId }) => parentId === before.id)) return [];
  return [
    {
      field: before.parentId === null ? 'purchaseType' : 'parentId',
      message: {
        zh: '已有下级或物料，采购类别不能改变',
        en: 'Categories or materials stand below: the purchase type stays',
      },
    },
  ];
}

export const createCategory = async (ctx: Ctx, draft: Draft) => categories.create(ctx, await placed(ctx, draft));

const update = async (ctx: Ctx, draft: Draft & { id: number; version: number }) =>
  categories.update(ctx, { ...(await placed(ctx, draft, draft.id)), id: draft.id, version: draft.version });

async function restore(ctx: Ctx, id: number) {
  const row = await categories.restore(ctx, id);
  await placed(ctx, row, id);
  return row;
}

export const categoryEndpoints = crudEndpoints(category, { create: createCategory, update, restore });
