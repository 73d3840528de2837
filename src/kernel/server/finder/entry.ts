import { columnsOf } from '../../resource/describe.ts';
import { documentAt } from '../../resource/document.ts';
import { type AnyResource, fieldsOf, nameField } from '../../resource/resource.ts';
import { plainScope, scopeFields } from '../../resource/scope.ts';
import type { Ctx } from '../context.ts';
import type { Holder } from '../declared.ts';
import { allResources, findResource, referrersOf } from '../registry.ts';
import { type Pinyin, plain, soundsOf, TITLE, WHOLE, wordsOf } from './tokens.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a module says about a kind of record in the finder; without a word a kind with a number or a name is found by itself. */
export type FinderRule = {
  /** Nobody looks for these by name: logs, records of a machine. */
  readonly omit?: boolean;
  /**
   * Text fields that no search meets though the list's keyword box looks in them. Fields outside `list.search` are never met.
   */
  readonly hidden?: readonly string[];
  /** Who may see which, for a kind that is read without the right to its list, such as what is announced to everybody. */
  readonly visible?: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlySet<number>>;
};

export const ruleOf = ({ db }: Holder, resource: AnyResource): FinderRule | undefined =>
  db.declared.finder.get(resource.name);

const TITLES = new Set(['text', 'serial']);

/** Whether people look for a kind of record by its number or name; what goes by the number of another document is found on that. */
export function isFound(holder: Holder, resource: AnyResource): boolean {
  const title = resource.fields[nameField(resource) ?? ''];
  return (
    title !== undefined &&
    TITLES.has(title.kind) &&
    documentAt(title) === undefined &&
    resource.list !== undefined &&
    ruleOf(holder, resource)?.omit !== true
  );
}

export const foundResources = (holder: Holder): AnyResource[] =>
  allResources(holder).filter((resource) => isFound(holder, resource));

/** How many kinds of record refer to this one: a ship, a port, a person stand before what hangs on them. */
export const importanceOf = (holder: Holder, resource: AnyResource): number =>
  new Set(referrersOf(holder, resource).map((one) => one.resource.name)).size;

/** Fields whose words are met: titles, and what the list's keyword box looks in. */
function wordFields(holder: Holder, resource: AnyResource): string[] {
  const secret = Object.keys(resource.fields).filter((name) => resource.fields[name]!.private);
  const hidden = new Set([...(ruleOf(holder, resource)?.hidden ?? []), ...secret]);
  // A reference is met by its token, of lines nothing is kept.
  const searched = (resource.list?.search ?? []).filter(
    (name) => !['ref', 'lines'].includes(resource.fields[name]!.kind),
  );
  const named = [nameField(resource), resource.titleEn, ...searched];
  return [...new Set(named)].filter((name): name is string => name !== undefined && !hidden.has(name));
}

/** Single references that a list shows to records which are found themselves: `>fleet.vessel:12`. */
function referenceFields(holder: Holder, resource: AnyResource): string[] {
  const shown = new Set(columnsOf(resource).map((column) => column.field));
  return fieldsOf(resource, 'ref')
    .filter(
      ([name, field]) => field.variant !== 'many' && shown.has(name) && isFoundNamed(holder, String(field.target)),
    )
    .map(([name]) => name);
}

function isFoundNamed(holder: Holder, name: string): boolean {
  const resource = findResource(holder, name);
  return resource !== undefined && isFound(holder, resource);
}

/** Everything that a line of the finder is made of. */
export function sourceFields(holder: Holder, resource: AnyResource): readonly string[] {
  const scoped = scopeFields(resource);
  return [...new Set([...wordFields(holder, resource), ...referenceFields(holder, resource), ...scoped])];
}

export type Entry = { title: string; titleEn: string | null; tokens: string[] };

const textAt = (row: Row, name: string | undefined): string => {
  const value = name === undefined ? null : row[name];
  return value === null || value === undefined ? '' : String(value);
};

/** The tokens of a dimension of scope, of who made the record, of a record that it names. */
export const scopeToken = (dimension: string, id: unknown): string => `=${dimension}:${String(id)}`;
export const makerToken = (userId: number): string => `@${userId}`;
export const referenceToken = (resource: string, id: number): string => `>${resource}:${id}`;

/** The line of a record; nothing for one without a name. Who made it is added where it is written. */
export function entryOf(
  holder: Holder,
  resource: AnyResource,
  row: Row & { id: number },
  pinyin: Pinyin,
): Entry | undefined {
  const title = textAt(row, nameField(resource)).trim();
  if (title === '') return undefined;
  const titleEn = textAt(row, resource.titleEn).trim();
  const titles = [title, titleEn].filter(Boolean);
  const named = [...titles.flatMap(wordsOf), ...soundsOf(title, pinyin)];
  const words = wordFields(holder, resource).flatMap((name) => wordsOf(textAt(row, name)));
  const references = referenceFields(holder, resource).flatMap((name) => {
    const id = row[name];
    return typeof id === 'number' ? [referenceToken(String(resource.fields[name]!.target), id)] : [];
  });
  const scope = Object.entries(plainScope(resource)).map(([dimension, field]) =>
    scopeToken(dimension, field === 'id' ? row.id : (row[field] ?? 'none')),
  );
  const tokens = [
    ...named,
    ...words,
    ...named.map((word) => TITLE + word),
    ...titles.map((one) => WHOLE + plain(one)),
    ...references,
    ...scope,
  ];
  return { title, titleEn: titleEn || null, tokens: [...new Set(tokens)] };
}
