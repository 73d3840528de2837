import { fill } from '../../src/app/assemble.ts';
import { type Ctx, systemContext } from '../../src/kernel/server/context.ts';
import type { Database, Db } from '../../src/kernel/server/db/db.ts';
import type { Child } from './child.ts';
import type { Bench } from './context.ts';
import { columnsOf } from './fleet.ts';
import { assembledOn, openBare, sessionOf } from './product.ts';

/** What the parts that work with documents have at hand: the demo company of four ships, and the product over it. */
export type DocumentsBench = Pick<Bench, 'options' | 'tell' | 'note'> & {
  readonly url: string;
  readonly db: Database;
  /** Of the administrator, and of a buyer: what suppliers quote is nobody's by `*`. */
  readonly headers: Record<string, string>;
  readonly buyer: Record<string, string>;
  readonly product: Child;
};

/** A database with the demo company; one that holds a company already is left as it is. */
export async function openDocuments(url: string): Promise<Pick<DocumentsBench, 'db' | 'headers' | 'buyer'>> {
  const db = openBare(url);
  const [built] = await db.query<{ t: string | null }>(`select to_regclass('purchasing_purchase_order')::text as t`);
  if (!built?.t) await build(db);
  return { db, headers: await signIn(db, 'admin'), buyer: await signIn(db, 'purchaser') };
}

async function signIn(db: Database, username: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await sessionOf(db, username)}` };
}

async function build(db: Database): Promise<void> {
  const app = await assembledOn(db);
  await fill(app, { demo: 'test', files: false });
  await db.query('vacuum analyze');
}

/** Work of the product itself, as the measured server would do it, in one transaction. */
export const within = <T>(db: Database, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  db.transaction((tx) => work(systemContext(tx, { now: new Date(), reason: 'bench' })));

/** Numbers that no other run has given. */
export function numbers(prefix: string): () => string {
  const run = Date.now().toString(36).toUpperCase();
  let made = 0;
  return () => {
    made += 1;
    return `${prefix}-${run}-${made}`;
  };
}

/** Copies one row with some of its values replaced by SQL; answers the id of the copy. */
export async function copyOf(
  db: Db,
  table: string,
  id: number,
  replaced: Readonly<Record<string, string>>,
): Promise<number> {
  const columns = await columnsOf(db, table);
  const values = columns.map((column) => replaced[column] ?? column);
  const [made] = await db.query<{ id: number }>(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} where id = ${id} returning id`,
  );
  return made!.id;
}
