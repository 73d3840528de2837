import { type AnyResource, snake, tableNameOf } from '../../resource/resource.ts';
import { declaredName } from '../crud/statement-names.ts';
import type { Database, Db } from '../db/db.ts';
import type { Holder } from '../declared.ts';
import { entryOf, foundResources, isFound, sourceFields } from './entry.ts';
import { type Pinyin, pinyinReader } from './tokens.ts';

type Row = Readonly<Record<string, unknown>> & { id: number };

const CONFLICT =
  'on conflict (kind, record_id) do update set title = excluded.title, title_en = excluded.title_en, tokens = excluded.tokens, at = excluded.at';
const MAKER = `('@' || coalesce(t.create_by, 0))`;

let reader: Promise<Pinyin> | undefined;
const pinyin = (): Promise<Pinyin> => (reader ??= pinyinReader());

/** Writes the line of a record as it stands now, in its transaction. A record without a name has none. */
export async function indexRow(resource: AnyResource, ctx: { readonly db: Db }, row: Row): Promise<void> {
  if (!isFound(ctx, resource)) return;
  const entry = entryOf(ctx, resource, row, await pinyin());
  if (!entry) return unindexRow(resource, ctx, row.id);
  const text = `insert into kernel_search (kind, record_id, title, title_en, tokens, at)
    select $1, t.id, $3, $4, array_to_tsvector($5::text[] || ${MAKER}), t.create_time from ${tableNameOf(resource)} t where t.id = $2
    ${CONFLICT}`;
  await ctx.db.query({
    text,
    name: declaredName(text),
    values: [resource.name, row.id, entry.title, entry.titleEn, entry.tokens],
  });
}

/** The same after a change, where something of the line has changed. */
export async function reindexRow(
  resource: AnyResource,
  ctx: { readonly db: Db },
  row: Row,
  changed: readonly string[],
): Promise<void> {
  if (!isFound(ctx, resource)) return;
  const sources = sourceFields(ctx, resource);
  if (changed.some((field) => sources.includes(field))) await indexRow(resource, ctx, row);
}

export async function unindexRow(resource: AnyResource, ctx: { readonly db: Db }, id: number): Promise<void> {
  if (!isFound(ctx, resource)) return;
  await ctx.db.query({
    name: 'kernel-search-delete',
    text: 'delete from kernel_search where kind = $1 and record_id = $2',
    values: [resource.name, id],
  });
}

/** Records of one statement while lines are made anew. */
const PAGE = 2000;

/**
 * Makes the lines of all records of a kind anew, in pages; records of a page are held while theirs are written, so that no
 * change between reading and writing is lost. Answers how many there are.
 */
export async function rebuildKind(
  resource: AnyResource,
  db: Db,
  each: (run: (tx: Db) => Promise<number | undefined>) => Promise<number | undefined> = (run) => run(db),
): Promise<number> {
  const sounds = await pinyin();
  const table = tableNameOf(resource);
  const columns = sourceFields({ db }, resource).map((name) => `, t.${snake(name)} as "${name}"`);
  let last: number | undefined = 0;
  let written = 0;
  while (last !== undefined) {
    const from: number = last;
    last = await each(async (tx) => {
      const rows = await tx.query<Row>(
        `select t.id${columns.join('')} from ${table} t where t.id > $1 and t.deleted_at is null order by t.id limit ${PAGE} for share of t`,
        [from],
      );
      const lines = rows.flatMap((row) => {
        const entry = entryOf({ db }, resource, row, sounds);
        return entry ? [{ id: row.id, title: entry.title, title_en: entry.titleEn, tokens: entry.tokens }] : [];
      });
      await tx.query(
        `insert into kernel_search (kind, record_id, title, title_en, tokens, at)
         select $1, t.id, r.title, r.title_en, array_to_tsvector(r.tokens || ${MAKER}), t.create_time
         from json_to_recordset($2::json) as r(id bigint, title text, title_en text, tokens text[]) join ${table} t on t.id = r.id
         ${CONFLICT}`,
        [resource.name, JSON.stringify(lines)],
      );
      written += lines.length;
      return rows.length < PAGE ? undefined : rows.at(-1)!.id;
    });
  }
  await each(async (tx) => {
    await tx.query(
      `delete from kernel_search s where s.kind = $1 and not exists (select 1 from ${table} t where t.id = s.record_id and t.deleted_at is null)`,
      [resource.name],
    );
    return undefined;
  });
  return written;
}

/** What the lines are made of now; lines made of something else are made anew. Grows with the way they are made. */
const MADE = 1;
const fingerprint = (holder: Holder): string =>
  JSON.stringify([MADE, foundResources(holder).map((resource) => [resource.name, sourceFields(holder, resource)])]);

/** Keeps the fingerprint under a name that no resource can have. */
const STAMP = '#made-of';

async function stamp(db: Db): Promise<void> {
  await db.query(
    `insert into kernel_search (kind, record_id, title, tokens, at) values ($1, 0, $2, '', 'epoch')
     on conflict (kind, record_id) do update set title = excluded.title`,
    [STAMP, fingerprint({ db })],
  );
}

/** Makes all lines anew; those of kinds that are no longer found go. */
export async function rebuildFinder(
  db: Db,
  options: {
    each?: Parameters<typeof rebuildKind>[2];
    progress?: (done: number, total: number) => Promise<void>;
  } = {},
): Promise<number> {
  const kinds = foundResources({ db });
  let written = 0;
  for (const [i, resource] of kinds.entries()) {
    written += await rebuildKind(resource, db, options.each);
    await options.progress?.(i + 1, kinds.length);
  }
  await db.query('delete from kernel_search where kind <> all($1)', [[STAMP, ...kinds.map((one) => one.name)]]);
  await stamp(db);
  return written;
}

/** The same with a transaction for each page, beside the work of others. */
export const rebuildBeside = (
  db: Database,
  progress?: (done: number, total: number) => Promise<void>,
): Promise<number> => rebuildFinder(db, { each: (run) => db.transaction(run), progress });

export async function isFinderStale(db: Db): Promise<boolean> {
  const [row] = await db.query<{ title: string }>(`select title from kernel_search where kind = $1`, [STAMP]);
  return row?.title !== fingerprint({ db });
}
