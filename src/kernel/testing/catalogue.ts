import type { Db } from '../server/db/db.ts';

/**
 * What PostgreSQL knows of the schema `public`, so that two databases can be compared. The order of columns and whatever differs from
 * one making to the next (numbers, times, sizes) is not in it. Each row begins with the relation or object that it tells of.
 */
const QUERIES: Readonly<Record<string, string>> = {
  relations: `select c.relname as name, c.relkind as kind, c.relpersistence as persistence, c.reloptions as options, c.relacl::text as rights,
      am.amname as method, c.relreplident as replica, c.relrowsecurity as secured, c.relispartition as part, t.spcname as space,
      obj_description(c.oid, 'pg_class') as comment, toast.reloptions as "toastOptions"
    from pg_class c left join pg_am am on am.oid = c.relam left join pg_tablespace t on t.oid = c.reltablespace
      left join pg_class toast on toast.oid = c.reltoastrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind <> 'i'`,
  columns: `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.attidentity as identity, a.attgenerated as generated, pg_get_expr(d.adbin, d.adrelid) as "default", l.collname as collation,
      a.attstorage as storage, a.attcompression as compression, a.attstattarget as statistics, a.attoptions as options,
      a.attacl::text as rights, col_description(c.oid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'm', 'p', 'f')
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  indexes: `select c.relname || '.' || i.relname as name, pg_get_indexdef(i.oid) as definition, i.reloptions as options,
      x.indisvalid as valid, x.indisprimary as primary, x.indisclustered as clustered, x.indisreplident as replica,
      obj_description(i.oid, 'pg_class') as comment
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'public'::regnamespace`,
  constraints: `select coalesce(c.relname, k.contypid::regtype::text) || '.' || k.conname as name, pg_get_constraintdef(k.oid) as definition,
      k.convalidated as validated, k.condeferrable as deferrable, k.condeferred as deferred, obj_description(k.oid, 'pg_constraint') as comment
    from pg_constraint k left join pg_class c on c.oid = k.conrelid where k.connamespace = 'public'::regnamespace`,
  views: `select c.relname as name, pg_get_viewdef(c.oid) as definition from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')`,
  rules: `select c.relname || '.' || r.rulename as name, pg_get_ruledef(r.oid) as definition from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = 'public'::regnamespace and r.rulename <> '_RETURN'`,
  triggers: `select c.relname || '.' || t.tgname as name, pg_get_triggerdef(t.oid) as definition, t.tgenabled as enabled
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  policies: `select tablename || '.' || policyname as name, permissive, roles::text, cmd, qual, with_check from pg_policies where schemaname = 'public'`,
  sequences: `select q.sequencename as name, q.data_type::text as type, q.start_value as start, q.min_value::text as least, q.max_value::text as most,
      q.increment_by as step, q.cycle, q.cache_size as cached, owner.refobjid::regclass || '.' || a.attname as owner
    from pg_sequences q left join pg_depend owner on owner.objid = format('%I.%I', q.schemaname, q.sequencename)::regclass
        and owner.classid = 'pg_class'::regclass and owner.deptype in ('a', 'i')
      left join pg_attribute a on a.attrelid = owner.refobjid and a.attnum = owner.refobjsubid
    where q.schemaname = 'public'`,
  functions: `select p.oid::regprocedure::text as name, case p.prokind when 'a' then 'aggregate' else pg_get_functiondef(p.oid) end as definition,
      p.proacl::text as rights from pg_proc p where p.pronamespace = 'public'::regnamespace`,
  types: `select t.typname as name, t.typtype as kind, format_type(t.typbasetype, t.typtypmod) as base, t.typnotnull as required, t.typdefault as default,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as words
    from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'public'::regnamespace and t.typtype <> 'b' and coalesce(c.relkind, 'c') = 'c'`,
  statistics: `select c.relname || '.' || s.stxname as name, pg_get_statisticsobjdef(s.oid) as definition, s.stxstattarget as target
    from pg_statistic_ext s join pg_class c on c.oid = s.stxrelid where s.stxnamespace = 'public'::regnamespace`,
  extensions: `select e.extname as name, e.extversion as version, n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,
  schemas: `select nspname as name, obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = 'public'`,
};

/** Rows of each kind by name. */
export type Catalogue = Record<string, Record<string, object>>;

/** The list of applied migrations, which the start itself makes. */
const OF_THE_START = /^kernel_migration($|\.)/;

export async function catalogueOf(db: Db): Promise<Catalogue> {
  const catalogue: Catalogue = {};
  for (const [kind, query] of Object.entries(QUERIES)) {
    const rows = await db.query<{ name: string }>(query);
    const own = rows.filter(({ name }) => !OF_THE_START.test(name));
    catalogue[kind] = Object.fromEntries(own.map(({ name, ...row }) => [name, row]));
    if (Object.keys(catalogue[kind]).length !== own.length) throw new Error(`two ${kind} of one name`);
  }
  return catalogue;
}
