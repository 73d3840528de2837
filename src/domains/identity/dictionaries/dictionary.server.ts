import { AppError } from '../../../kernel/errors.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { childOf, snake, tableNameOf } from '../../../kernel/resource/resource.ts';
import { isObject } from '../../../kernel/resource/shape.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { dictionaryKeeper } from '../../../kernel/server/dictionaries.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { allResources } from '../../../kernel/server/registry.ts';
import { type DictionaryEntries, dictionaryEntries } from './dictionary.calls.ts';
import { dictionary } from './dictionary.resource.ts';
import type { DictionarySeed } from './dictionary-seed.text.ts';

const records = recordsOf(dictionary);
type Draft = Record<string, unknown> & { id: number; version: number };
type EntryRow = {
  dictionary: string;
  code: string;
  zh: string;
  en: string;
  color: string | null;
  enabled: boolean;
  sort: number;
};

async function entriesOf(ctx: Ctx, codes?: readonly string[]): Promise<DictionaryEntries> {
  const rows = await ctx.db.query<EntryRow>({
    name: 'identity-dictionary-entries',
    text: `select d.code as dictionary, e.code, e.zh, e.en, e.color, coalesce(e.enabled, true) as enabled, coalesce(e.sort, 0)::int as sort
      from identity_dictionary d left join identity_dict_entry e on e.parent_id = d.id
      where d.deleted_at is null and ($1::text[] is null or d.code = any($1)) order by d.code, e.sort, e.seq`,
    values: [codes ?? null],
  });
  const all: DictionaryEntries = {};
  for (const { dictionary: owner, ...entry } of rows) {
    all[owner] ??= [];
    if (entry.code !== null) all[owner].push(entry);
  }
  return all;
}

/** Dictionaries as the kernel asks for them. */
export const keptDictionaries = fill(dictionaryKeeper, 'identity', { entries: entriesOf });

type Holder = { resource: AnyResource; table: string; column: string; live: string };

/** Every column that holds codes of the dictionary, those of lines included. */
function holdersOf(ctx: Ctx, code: string): Holder[] {
  const found: Holder[] = [];
  const visit = (owner: AnyResource, holder: AnyResource): void => {
    for (const [name, field] of Object.entries(holder.fields)) {
      if (field.kind === 'lines') visit(owner, childOf(field));
      else if (field.kind === 'dict' && field.target === code) {
        const live = holder === owner ? 'deleted_at is null' : 'true';
        found.push({ resource: owner, table: tableNameOf(holder), column: `"${snake(name)}"`, live });
      }
    }
  };
  for (const resource of allResources(ctx)) visit(resource, resource);
  return found;
}

/** Refuses to take away entries that records hold; they can be disabled. */
async function assertUnused(ctx: Ctx, dictionaryCode: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  for (const { resource, table, column, live } of holdersOf(ctx, dictionaryCode)) {
    const [used] = await ctx.db.query<{ code: string }>(
      `select ${column} as code from ${table} where ${column} = any($1::text[]) and ${live} limit 1`,
      [codes],
    );
    if (!used) continue;
    throw new AppError(
      'CONFLICT',
      {
        zh: `字典项“${used.code}”已被“${resource.label.zh}”使用，只能停用`,
        en: `The entry ${used.code} is used by ${resource.label.en}; it can only be disabled`,
      },
      { data: { code: used.code, resource: resource.name } },
    );
  }
}

const codesOf = (entries: unknown): string[] =>
  Array.isArray(entries) ? entries.filter(isObject).map((entry) => String(entry.code ?? '')) : [];

async function update(ctx: Ctx, draft: Draft): Promise<unknown> {
  const current = await records.get(ctx, draft.id);
  if ('code' in draft && draft.code !== current.code && holdersOf(ctx, current.code).length > 0) {
    throw new AppError('CONFLICT', {
      zh: '字典已被使用，编码不能修改',
      en: 'The dictionary is in use; its code stays',
    });
  }
  if ('entries' in draft) {
    const kept = new Set(codesOf(draft.entries));
    await assertUnused(
      ctx,
      current.code,
      codesOf(current.entries).filter((code) => !kept.has(code)),
    );
  }
  return records.update(ctx, draft);
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const current = await records.get(ctx, id);
  const [holder] = holdersOf(ctx, current.code);
  if (holder) {
    throw new AppError('CONFLICT', {
      zh: `“${holder.resource.label.zh}”使用此字典，不能删除`,
      en: `${holder.resource.label.en} uses this dictionary; it cannot be deleted`,
    });
  }
  await records.remove(ctx, id, version);
}

/** Every page asks for all entries; they change a few times a year. */
const CACHED = 'dictionary:entries';

/** After every change all nodes work the entries out again. */
const forgetting = (endpoint: Endpoint): Endpoint =>
  endpoint.route.method === 'GET'
    ? endpoint
    : {
        ...endpoint,
        run: (ctx, given, http) => {
          ctx.afterCommit(() => http.app.cache.delete(CACHED));
          return endpoint.run(ctx, given, http);
        },
      };

export const dictionaryEndpoints: readonly Endpoint[] = [
  serve(dictionaryEntries, (ctx, _given, { app }) => app.cache.remember(CACHED, () => entriesOf(ctx))),
  ...crudEndpoints(dictionary, { update, remove, restore: (ctx, id) => records.restore(ctx, id) }).map(forgetting),
];

/** Makes the dictionaries that are not there yet; what administrators changed stays. */
export async function seedDictionaries(ctx: Ctx, seeds: readonly DictionarySeed[]): Promise<void> {
  const known = await ctx.db.query<{ code: string }>('select code from identity_dictionary where deleted_at is null');
  const codes = new Set(known.map((row) => row.code));
  for (const { code, label, entries } of seeds) {
    if (codes.has(code)) continue;
    await records.create(ctx, {
      code,
      name: label.zh,
      nameEn: label.en,
      entries: entries.map(([entryCode, zh, en, color], index) => ({
        code: entryCode,
        zh,
        en,
        color: color ?? null,
        sort: (index + 1) * 10,
        enabled: true,
      })),
    });
  }
}
