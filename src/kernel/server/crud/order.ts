import { AppError } from '../../errors.ts';
import { defaultSort } from '../../resource/describe.ts';
import { type AnyResource, tableNameOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { resourceNamed } from '../registry.ts';
import { asList, badFilter } from './filters.ts';
import { columnNamed, planOf, titleExpression } from './plan.ts';

/** Columns that a list is sorted by. */
const MOST_SORTS = 10;

/** How a list is sorted. */
export type Order = {
  /** Joins that the order needs, after the rows' own table `t`. */
  readonly joins: string;
  /** What it is sorted by beside columns of `t`, selected as `o0`, `o1` ... */
  readonly columns: string;
  /** `order by` where rows are looked for, over `t` and the joins; ends on the number, so that paging is stable. */
  readonly by: string;
  /** The same over `t` and a page of rows found so, `page`. */
  readonly again: string;
};

const tooMany = (): AppError => {
  const message = { zh: `最多按 ${MOST_SORTS} 列排序`, en: `Sort by ${MOST_SORTS} columns at most` };
  return new AppError('VALIDATION', message, { errors: [{ field: 'sort', message }] });
};

/** The asked order, or the declared one. What refers to a record is sorted by the name that the list shows of it. */
export function orderOf(resource: AnyResource, ctx: Ctx, sort: string | readonly string[] | undefined): Order {
  const plan = planOf(resource);
  const asked = sort === undefined ? [] : asList(sort);
  if (asked.length > MOST_SORTS) throw tooMany();
  const standard = defaultSort(resource);
  const terms = asked.length > 0 ? asked : [`${standard.field},${standard.desc ? 'desc' : 'asc'}`];
  const order = { joins: '', columns: '', by: [] as string[], again: [] as string[] };
  let last = 'asc';
  for (const term of terms) {
    const [name = '', direction = 'asc'] = term.split(',');
    last = direction.toLowerCase() === 'desc' ? 'desc' : 'asc';
    const column = columnNamed(plan, name);
    if (!column) throw badFilter(resource, name);
    if (column === 'id') continue;
    const field = plan.byName.get(name)?.field;
    if (field?.kind === 'ref' && field.variant !== 'many') {
      const n = order.by.length;
      const target = resourceNamed(ctx, String(field.target));
      const shown = titleExpression(ctx, target, `s${n}`, ctx.lang);
      order.joins += ` left join ${tableNameOf(target)} s${n} on s${n}.id = t.${column}`;
      order.columns += `, ${shown} as o${n}`;
      order.by.push(`${shown} ${last}`);
      order.again.push(`page.o${n} ${last}`);
    } else {
      order.by.push(`t.${column} ${last}`);
      order.again.push(`t.${column} ${last}`);
    }
  }
  return {
    joins: order.joins,
    columns: order.columns,
    by: [...order.by, `t.id ${last}`].join(', '),
    again: [...order.again, `t.id ${last}`].join(', '),
  };
}
