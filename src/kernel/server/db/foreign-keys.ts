import { quoted } from '../backup/tables-of.ts';
import type { Db } from './db.ts';

/** Statements that take the foreign keys away and that bring them back as they were, for rows that come table by table in any order. */
type ForeignKeys = { readonly drop: readonly string[]; readonly add: readonly string[] };

export async function foreignKeysOf(db: Pick<Db, 'query'>): Promise<ForeignKeys> {
  const keys = await db.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const of = (table: string): string => `alter table public.${quoted(table)}`;
  return {
    drop: keys.map(({ table, name }) => `${of(table)} drop constraint ${quoted(name)}`),
    add: keys.map(({ table, name, definition }) => `${of(table)} add constraint ${quoted(name)} ${definition}`),
  };
}
