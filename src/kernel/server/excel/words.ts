import { AppError } from '../../errors.ts';
import { optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import type { Parsed } from '../../resource/parse.ts';
import { type AnyResource, nameField, snake, tableNameOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { type Dictionaries, readDictionaries } from '../dictionaries.ts';
import { scopeCondition } from '../permit/permit.ts';
import { resourceNamed } from '../registry.ts';
import { textOf } from './cell-input.ts';
import type { SheetField } from './columns.ts';
import type { Cell } from './workbook.ts';

/** A word as a message quotes it. */
const quoted = (text: string | null): string => (text && text.length > 60 ? `${text.slice(0, 60)}…` : (text ?? ''));

/** Different names of one kind of record in a sheet: several for each row that it may have. */
const MOST_NAMES = 50_000;

const tooManyNames = (): AppError =>
  new AppError('TOO_LARGE', {
    zh: '文件中引用的不同名称过多，请拆分文件',
    en: 'The file refers to too many different names; split it',
  });

/** Brings the words of a cell back to what is stored: codes and ids. */
export type Words = (field: Field, cell: Cell | undefined) => Parsed;

const keyOf = (text: string): string => text.trim().toLowerCase();
const splitNames = (text: string): string[] =>
  text
    .split(/[、；;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

export const isWord = (field: Field): boolean =>
  field.kind === 'choice' || field.kind === 'dict' || field.kind === 'ref';

/** Learns every word of the given columns: one query for each kind of record referred to, however many rows there are. */
export async function learnWords(
  ctx: Ctx,
  columns: readonly { field: SheetField; at: number }[],
  { rows, pause }: { rows: readonly { cells: readonly Cell[] }[]; pause: () => Promise<void> | undefined },
): Promise<Words> {
  const dictionaries = await readDictionaries(
    ctx,
    columns.filter(({ field }) => field.field.kind === 'dict').map(({ field }) => String(field.field.target)),
  );
  const asked = new Map<string, Set<string>>();
  for (const { field, at } of columns) {
    if (field.field.kind !== 'ref') continue;
    const target = String(field.field.target);
    const names = asked.get(target) ?? new Set<string>();
    for (const { cells } of rows) {
      await pause();
      for (const name of namesIn(field.field, cells[at])) names.add(keyOf(name));
      if (names.size > MOST_NAMES) throw tooManyNames();
    }
    asked.set(target, names);
  }
  const records = new Map<string, Map<string, number[]>>();
  for (const [target, names] of asked)
    records.set(target, await recordsNamed(ctx, resourceNamed(ctx, target), [...names]));
  return (field, cell) => {
    if (textOf(cell) === null) return { value: null };
    if (field.kind === 'ref') return refInput(ctx, field, cell, records.get(String(field.target)));
    return field.kind === 'dict' ? dictInput(field, cell, dictionaries) : choiceInput(field, cell);
  };
}

function namesIn(field: Field, cell: Cell | undefined): string[] {
  const text = textOf(cell);
  if (text === null) return [];
  return field.variant === 'many' ? splitNames(text) : [text.trim()];
}

function choiceInput(field: Field, cell: Cell | undefined): Parsed {
  const word = keyOf(textOf(cell) ?? '');
  const found = Object.entries(optionsOf(field) ?? {}).find(([code, text]) =>
    [code, text.zh, text.en].some((known) => keyOf(known) === word),
  );
  return found
    ? { value: found[0] }
    : {
        error: { zh: `没有“${quoted(textOf(cell))}”这个选项`, en: `${quoted(textOf(cell))} is not one of the choices` },
      };
}

function dictInput(field: Field, cell: Cell | undefined, dictionaries: Dictionaries): Parsed {
  const word = keyOf(textOf(cell) ?? '');
  const entries = dictionaries[String(field.target)] ?? [];
  const matching = entries.filter((entry) => [entry.code, entry.zh, entry.en].some((known) => keyOf(known) === word));
  const found = matching.find((entry) => entry.enabled);
  if (found) return { value: found.code };
  return matching.length > 0
    ? {
        error: {
          zh: `字典项“${quoted(textOf(cell))}”已停用`,
          en: `The dictionary entry ${quoted(textOf(cell))} is disabled`,
        },
      }
    : { error: { zh: `字典中没有“${quoted(textOf(cell))}”`, en: `${quoted(textOf(cell))} is not in the dictionary` } };
}

function refInput(ctx: Ctx, field: Field, cell: Cell | undefined, known: Map<string, number[]> | undefined): Parsed {
  const ids: number[] = [];
  for (const name of namesIn(field, cell)) {
    const found = known?.get(keyOf(name)) ?? [];
    const target = resourceNamed(ctx, String(field.target)).label;
    if (found.length === 0) {
      return {
        error: {
          zh: `“${quoted(name)}”不存在或不在您的数据范围内（${target.zh}）`,
          en: `${target.en} ${quoted(name)} does not exist or lies outside your data scope`,
        },
      };
    }
    if (found.length > 1) {
      return {
        error: {
          zh: `有 ${found.length} 条“${quoted(name)}”，须改填唯一的编号`,
          en: `${found.length} records are named ${quoted(name)}; enter a unique code`,
        },
      };
    }
    ids.push(found[0]!);
  }
  return { value: field.variant === 'many' ? ids : ids[0] };
}

/** Fields by which people name a record: its titles and every text that is unique by itself. */
function namingFields(resource: AnyResource): string[] {
  const unique = (resource.unique ?? []).filter((fields) => fields.length === 1).map((fields) => fields[0]!);
  const serials = Object.keys(resource.fields).filter((name) => resource.fields[name]!.kind === 'serial');
  const all = [nameField(resource), resource.titleEn, ...unique, ...serials].filter((name) => name !== undefined);
  return [...new Set(all)].filter((name) => ['text', 'serial'].includes(resource.fields[name]?.kind ?? ''));
}

/** Records by any of their names, within scope. */
async function recordsNamed(ctx: Ctx, resource: AnyResource, names: readonly string[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  const fields = namingFields(resource);
  if (names.length === 0 || fields.length === 0) return found;
  const values: unknown[] = [names];
  const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
  const rows = await ctx.db.query<{ id: number; names: (string | null)[] }>(
    `select t.id, array[${fields.map((name) => `t.${snake(name)}`).join(', ')}]::text[] as names from ${tableNameOf(resource)} t
     where t.deleted_at is null${scope ? ` and ${scope}` : ''} and (${fields.map((name) => `lower(t.${snake(name)}) = any($1::text[])`).join(' or ')})`,
    values,
  );
  for (const row of rows) {
    for (const name of new Set(row.names.filter((n) => n !== null).map(keyOf))) {
      const ids = found.get(name);
      if (ids) ids.push(row.id);
      else found.set(name, [row.id]);
    }
  }
  return found;
}
