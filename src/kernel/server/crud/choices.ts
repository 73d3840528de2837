import type { FieldError } from '../../errors.ts';
import { type Among, amongOf, choicesOf } from '../../resource/choices.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf, fieldsOf, snake } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import type { Declared } from '../declared.ts';
import { listedOf, referrersOf, resourceNamed } from '../registry.ts';
import { badFilter, filterConditions } from './filters.ts';
import { atMoment } from './moment.ts';
import { planOf } from './plan.ts';

type Row = Readonly<Record<string, unknown>>;

/** What references to a kind of record ask of it: by which fields they narrow the choice, and which it brings along. */
type Asked = { readonly narrowed: ReadonlySet<string>; readonly brought: readonly string[] };

const known = new WeakMap<Declared, Map<string, Asked>>();

export function askedOf(ctx: Ctx, target: AnyResource): Asked {
  const { declared } = ctx.db;
  const kinds = known.get(declared) ?? new Map<string, Asked>();
  known.set(declared, kinds);
  const found = kinds.get(target.name) ?? asksOf(ctx, target);
  kinds.set(target.name, found);
  return found;
}

function asksOf(ctx: Ctx, target: AnyResource): Asked {
  const choices = referrersOf(ctx, target).map(({ resource, child, field }) =>
    choicesOf((child ?? resource).fields[field]!),
  );
  return {
    narrowed: new Set(choices.flatMap(({ where }) => Object.keys(where ?? {}))),
    brought: [...new Set(choices.flatMap(({ brings }) => Object.values(brings ?? {})))].sort(),
  };
}

/** Refuses to narrow a choice by what no reference narrows it by: for whoever only chooses, other fields would be told word by word. */
export function assertNarrowed(ctx: Ctx, target: AnyResource, among: Among): void {
  const { narrowed } = askedOf(ctx, target);
  const other = Object.keys(among).find((name) => !narrowed.has(name));
  if (other !== undefined) throw badFilter(target, other);
}

/** Where the records to choose from are read: with what their list derives, where that is asked for. */
export function sourceOf(ctx: Ctx, target: AnyResource, among: Among): AnyResource {
  const asked = [...Object.keys(among), ...askedOf(ctx, target).brought];
  return asked.every((name) => name in target.fields) ? target : listedOf(ctx, target);
}

type Wanted = { readonly path: string; readonly field: Field; readonly ids: readonly number[]; readonly among: Among };

/** The references of a row, its lines included, whose choice is narrowed; those that are as they were before are left alone. */
function wantedIn(resource: AnyResource, rows: { row: Row; before?: Row }, record = rows, prefix = ''): Wanted[] {
  return fieldsOf(resource, 'ref', 'lines').flatMap(([name, field]): Wanted[] => {
    const { row, before } = rows;
    if (field.kind === 'lines') {
      const old = new Map(((before?.[name] ?? []) as Row[]).map((line) => [line.id, line]));
      return ((row[name] ?? []) as Row[]).flatMap((line, i) =>
        wantedIn(childOf(field), { row: line, before: old.get(line.id) }, rows, `${prefix}${name}.${i}.`),
      );
    }
    const ids = [row[name] ?? []].flat().map(Number);
    if (!choicesOf(field).where || ids.length === 0) return [];
    const among = amongOf(field, row, record.row);
    const same =
      before && String(before[name]) === String(row[name]) && sameAmong(among, amongOf(field, before, record.before));
    return same ? [] : [{ path: prefix + name, field, ids, among }];
  });
}

const sameAmong = (a: Among, b: Among): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Names each reference to a record that the rest of the row does not leave to choose; one as it was before is not asked again. */
export async function checkChoices(resource: AnyResource, ctx: Ctx, row: Row, before?: Row): Promise<FieldError[]> {
  const wanted = wantedIn(resource, { row, before });
  const groups = Map.groupBy(wanted, ({ field, among }) => `${String(field.target)} ${JSON.stringify(among)}`);
  const errors = await Promise.all(
    [...groups.values()].map(async (group) => {
      const { field, among } = group[0]!;
      const offered = await offeredOf(ctx, String(field.target), among, [...new Set(group.flatMap(({ ids }) => ids))]);
      return group.filter(({ ids }) => ids.some((id) => !offered.has(id)));
    }),
  );
  return errors.flat().map(({ path, field }) => ({
    field: path,
    message: {
      zh: `所选${field.label.zh}与本单其他内容不符，重新选择`,
      en: `This ${field.label.en.toLowerCase()} does not fit the rest of the record; choose another`,
    },
  }));
}

async function offeredOf(ctx: Ctx, target: string, among: Among, ids: readonly number[]): Promise<Set<number>> {
  const kind = resourceNamed(ctx, target);
  const resource = Object.keys(among).every((name) => name in kind.fields) ? kind : listedOf(ctx, kind);
  const { where, values } = filterConditions(resource, ctx, { ...among });
  const place = `$${values.push(ids)}`;
  const text = `select t.id from ${planOf(resource).table} t where ${where} and t.id = any(${place}::bigint[])`;
  const rows = await ctx.db.query<{ id: number }>(atMoment(ctx, text, values));
  return new Set(rows.map(({ id }) => id));
}

/** Columns over `t` of what choosing a record brings along, each under its name behind a plus. */
export const broughtSelect = (ctx: Ctx, target: AnyResource): string =>
  askedOf(ctx, target)
    .brought.map((name) => `, t.${snake(name)} as "+${name}"`)
    .join('');

/** What such columns brought, apart from the rest of the row. */
export function apart<R extends object>(row: R): R {
  const entries = Object.entries(row);
  const brought = entries.filter(([name]) => name.startsWith('+'));
  if (brought.length === 0) return row;
  const brings = Object.fromEntries(brought.map(([name, value]) => [name.slice(1), value]));
  return { ...(Object.fromEntries(entries.filter(([name]) => !name.startsWith('+'))) as R), brings };
}
