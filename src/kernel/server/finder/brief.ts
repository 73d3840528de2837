import { columnsOf, optionText, optionTone } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, nameField, tableNameOf } from '../../resource/resource.ts';
import { say } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { labelSelect, planOf, type StoredField } from '../crud/plan.ts';
import { declaredName } from '../crud/statement-names.ts';

export type Brief = { detail: string; state?: { text: string; tone?: string } };

const MOST = 3;

const TELLS = new Set<Field['kind']>(['ref', 'choice', 'text', 'serial', 'date']);

/** The first columns of the list that tell one record from another, and its state. */
function briefFields(resource: AnyResource): { told: StoredField[]; state?: StoredField } {
  const { byName } = planOf(resource);
  const shown = columnsOf(resource)
    .filter(({ field, priority }) => priority < 3 && field !== nameField(resource))
    .flatMap(({ field }) => byName.get(field) ?? []);
  const told = shown.filter(
    ({ field }) => TELLS.has(field.kind) && field.variant !== 'many' && field.variant !== 'long',
  );
  const state = shown.find(({ field }) => field.kind === 'state');
  return { told: told.slice(0, MOST), ...(state && { state }) };
}

/** A bare number says nothing without its name. */
function told(ctx: Ctx, { name, field }: StoredField, row: Record<string, unknown>): string {
  const labels = row.labels as Record<string, string | undefined> | undefined;
  const value = row[name];
  if (value === null || value === undefined || value === '') return '';
  if (field.kind === 'ref') return labels?.[name] ?? '';
  if (field.kind === 'choice') return optionText(field, value, ctx.lang) ?? '';
  const text = String(value);
  return /^\d+$/.test(text) ? `${say(field.label, ctx.lang)} ${text}` : text;
}

/** What stands beside the name of found records: one query for a kind. */
export async function briefsOf(ctx: Ctx, resource: AnyResource, ids: readonly number[]): Promise<Map<number, Brief>> {
  const { told: fields, state } = briefFields(resource);
  const stored = state ? [...fields, state] : fields;
  if (ids.length === 0 || stored.length === 0) return new Map();
  const names = labelSelect(ctx, fields, ctx.lang);
  const columns = stored.map(({ name, column }) => `, t.${column} as "${name}"`).join('');
  const text = `select t.id${columns}${names.columns} from ${tableNameOf(resource)} t${names.joins} where t.id = any($1::bigint[])`;
  const rows = await ctx.db.query<Record<string, unknown> & { id: number }>({
    text,
    values: [ids],
    name: declaredName(text),
    shape: 'labelled',
  });
  return new Map(
    rows.map((row) => {
      const words = fields.map((field) => told(ctx, field, row)).filter(Boolean);
      const value = state && row[state.name];
      const stateText = state && optionText(state.field, value, ctx.lang);
      const tone = state && optionTone(state.field, value);
      return [
        row.id,
        { detail: words.join(' · '), ...(stateText && { state: { text: stateText, ...(tone && { tone }) } }) },
      ];
    }),
  );
}
