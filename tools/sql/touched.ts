import type { Database } from '../../src/kernel/server/db/db.ts';

/** Ends the transaction that only looks. */
const LOOKED = Symbol('looked');

/**
 * The tables and views that a statement names, by what PostgreSQL writes down of the body of a function that does the same: of a view
 * its own name alone. Throws what PostgreSQL says of a statement that does not fit the schema.
 */
export async function touchedBy(db: Database, text: string): Promise<string[]> {
  let touched: string[] = [];
  await db
    .transaction(async (tx) => {
      await tx.query(`prepare looked_at as ${text}`);
      const [prepared] = await tx.query<{ types: string }>(
        `select array_to_string(parameter_types, ', ') as types from pg_prepared_statements where name = 'looked_at'`,
      );
      await tx.query('deallocate looked_at');
      await tx.query(`create function pg_temp.looked_at(${prepared!.types}) returns void begin atomic ${text}; end`);
      const rows = await tx.query<{ name: string }>(
        `select distinct c.relname as name from pg_depend d join pg_class c on c.oid = d.refobjid
         where d.classid = 'pg_proc'::regclass and d.objid = 'pg_temp.looked_at'::regproc and d.refclassid = 'pg_class'::regclass
         order by 1`,
      );
      touched = rows.map(({ name }) => name);
      throw LOOKED;
    })
    .catch((thrown) => {
      if (thrown !== LOOKED) throw thrown;
    });
  return touched;
}
