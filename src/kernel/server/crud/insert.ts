import type { Ctx } from '../context.ts';
import { HISTORY_COLUMNS, historyValues } from '../history.ts';
import { concealed, seenBy } from '../permit/private.ts';
import { shownOf } from './lines.ts';
import { type Plan, planOf, toColumn, wholeSelect } from './plan.ts';
import { declaredName } from './statement-names.ts';

type Record_ = Record<string, unknown>;

/** Row, history and the record with its labels, as its maker may know it, in one statement: one round trip for all three. */
export async function insertWithHistory(plan: Plan, ctx: Ctx, row: Record_): Promise<Record_> {
  const seen = planOf(seenBy(ctx.user, plan.resource));
  const values: unknown[] = plan.stored.map((stored) => toColumn(stored, row[stored.name]));
  values.push(ctx.user.id, ctx.user.name, ctx.now.toISOString());
  const changes = Object.entries(row).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const history = [
    plan.resource.name,
    ...historyValues(
      ctx,
      'add',
      concealed(
        plan.resource,
        changes.map(([field, value]) => ({ field, old: null, new: shownOf(value) })),
      ),
    ),
  ];
  const text = insertSql(ctx, plan, seen);
  const [created] = await ctx.db.query<Record_>({
    text,
    values: [...values, ...history],
    name: declaredName(text),
    shape: 'labelled',
  });
  return created!;
}

const inserts = new Map<string, string>();

/** The statement of insertWithHistory, worked out once: the row's values, then those of its history. */
function insertSql(ctx: Ctx, plan: Plan, seen: Plan): string {
  const key = `${plan.key}|${seen.key}|${ctx.lang}`;
  const known = inserts.get(key);
  if (known) return known;
  const own = [...plan.stored.map((s) => s.column), 'create_by', 'create_name', 'create_time'];
  const places = own.map((_, i) => `$${i + 1}`).join(', ');
  const at = (i: number): string => `$${own.length + i}`;
  const whole = wholeSelect(ctx, seen, ctx.lang);
  const text =
    `with r as (insert into ${plan.table} (${own.join(', ')}) values (${places}) returning *), ` +
    `h as (insert into kernel_history (${HISTORY_COLUMNS}) select ${at(1)}::text, r.id, ${at(2)}::timestamptz, ${at(3)}::bigint, ` +
    `${[4, 5, 6, 7].map((i) => `${at(i)}::text`).join(', ')}, ${at(8)}::jsonb, ${at(9)}::text, ${at(10)}::text from r) select ${whole.columns} from r t${whole.joins}`;
  inserts.set(key, text);
  return text;
}
