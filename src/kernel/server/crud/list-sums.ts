import { columnsOf } from '../../resource/describe.ts';
import { snake } from '../../resource/resource.ts';
import { type UnitSum, unitField, unitWord } from '../../resource/unit.ts';
import type { Ctx } from '../context.ts';
import type { Conditions } from './filters.ts';
import { askedStatement } from './moment.ts';
import { labelSelect, type Plan } from './plan.ts';

/** What the totalled columns of a list come to, over everything filtered. */
export type ListSums = {
  /** Of columns whose rows have one unit. */
  readonly totals?: Record<string, string>;
  /** Of columns whose rows say their own unit: one sum for each, in the order of their words, those without one last. */
  readonly totalsByUnit?: Record<string, readonly UnitSum[]>;
};

/** The totalled columns of a list, by the field that says their unit. */
type Summed = { readonly alone: readonly string[]; readonly byUnit: ReadonlyMap<string, readonly string[]> };

const known = new Map<Plan, Summed>();

function summedOf(plan: Plan): Summed {
  const found = known.get(plan);
  if (found) return found;
  const summed = columnsOf(plan.resource).flatMap(({ field, total }) => (total ? [field] : []));
  const unitOf = (name: string): string | undefined => unitField(plan.resource.fields[name] ?? {});
  const byUnit = new Map<string, string[]>();
  for (const name of summed) {
    const by = unitOf(name);
    if (by !== undefined) byUnit.set(by, [...(byUnit.get(by) ?? []), name]);
  }
  const made = { alone: summed.filter((name) => unitOf(name) === undefined), byUnit };
  known.set(plan, made);
  return made;
}

/** The sums that a list shows; nothing is asked for most lists. */
export async function sumColumns(plan: Plan, ctx: Ctx, conditions: Conditions): Promise<ListSums> {
  const { alone, byUnit } = summedOf(plan);
  const [totals, ...grouped] = await Promise.all([
    alone.length > 0 ? sumAlone(plan, ctx, { names: alone, conditions }) : undefined,
    ...[...byUnit].map(([unit, names]) => sumEach(plan, ctx, { unit, names, conditions })),
  ]);
  return {
    ...(totals && { totals }),
    ...(grouped.length > 0 && { totalsByUnit: Object.assign({}, ...grouped) as ListSums['totalsByUnit'] }),
  };
}

type Asked = { readonly names: readonly string[]; readonly conditions: Conditions };

async function sumAlone(plan: Plan, ctx: Ctx, { names, conditions }: Asked): Promise<Record<string, string>> {
  const columns = names.map((name) => `coalesce(sum(t.${snake(name)}), 0)::text as "${name}"`).join(', ');
  const text = `select ${columns} from ${plan.table} t where ${conditions.where}`;
  const [row] = await ctx.db.query<Record<string, string>>(askedStatement(ctx, text, conditions.values));
  return row ?? {};
}

type Grouped = Record<string, unknown> & { readonly labels: Readonly<Record<string, string>> };

/** One row for each unit; its word is looked up for these alone. */
async function sumEach(
  plan: Plan,
  ctx: Ctx,
  { unit, names, conditions }: Asked & { unit: string },
): Promise<Record<string, UnitSum[]>> {
  const by = plan.byName.get(unit)!;
  const word = labelSelect(ctx, [by], ctx.lang);
  const sums = names.map((name, i) => `, sum(t.${snake(name)})::text as s${i}`).join('');
  const shown = names.map((_, i) => `, t.s${i}`).join('');
  const text =
    `select t.${by.column} as unit${shown}${word.columns} from (select t.${by.column}${sums} from ${plan.table} t ` +
    `where ${conditions.where} group by t.${by.column}) t${word.joins}`;
  const rows = await ctx.db.query<Grouped>({ ...askedStatement(ctx, text, conditions.values), shape: 'labelled' });
  const said = rows.map((row) => ({
    row,
    unit: row.unit === null || row.unit === '' ? null : unitWord(by.field, row.unit, row.labels[unit], ctx.lang),
  }));
  said.sort((a, b) => Number(a.unit === null) - Number(b.unit === null) || (a.unit ?? '').localeCompare(b.unit ?? ''));
  return Object.fromEntries(
    names.map((name, i) => [
      name,
      said.flatMap(({ row, unit: its }) => {
        const total = row[`s${i}`];
        return typeof total === 'string' ? [{ unit: its, total }] : [];
      }),
    ]),
  );
}
