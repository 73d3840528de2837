import type { FieldError } from '../../errors.ts';
import { type AnyResource, childOf, fieldsOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import { type Dictionaries, readDictionaries } from '../dictionaries.ts';

type Word = { dictionary: string; code: string; field: string };

function wordsIn(resource: AnyResource, values: Record<string, unknown>, prefix = ''): Word[] {
  return fieldsOf(resource, 'dict', 'lines').flatMap(([name, field]) => {
    const value = values[name];
    if (value === null || value === undefined) return [];
    if (field.kind === 'dict') return [{ dictionary: String(field.target), code: String(value), field: prefix + name }];
    if (field.kind !== 'lines') return [];
    return (value as Record<string, unknown>[]).flatMap((line, i) =>
      wordsIn(childOf(field), line, `${prefix}${name}.${i}.`),
    );
  });
}

/** What was read in a transaction already: an import asks for the same dictionaries at every row. */
const read = new WeakMap<Db, Map<string, Promise<Dictionaries>>>();

function dictionariesOf(ctx: Ctx, codes: readonly string[]): Promise<Dictionaries> {
  const known = read.get(ctx.db) ?? new Map<string, Promise<Dictionaries>>();
  read.set(ctx.db, known);
  const key = codes.join(' ');
  const found = known.get(key) ?? readDictionaries(ctx, codes);
  known.set(key, found);
  return found;
}

/** Names every code that its dictionary does not know. A disabled entry still stands for what was stored with it. */
export async function checkWords(
  resource: AnyResource,
  ctx: Ctx,
  values: Record<string, unknown>,
): Promise<FieldError[]> {
  const words = wordsIn(resource, values);
  if (words.length === 0) return [];
  const dictionaries = await dictionariesOf(ctx, [...new Set(words.map((word) => word.dictionary))].sort());
  return words
    .filter(({ dictionary, code }) => dictionaries[dictionary]?.every((entry) => entry.code !== code))
    .map(({ field, code }) => ({
      field,
      message: { zh: `字典中没有“${code}”`, en: `${code} is not in the dictionary` },
    }));
}
