const named = (list: string | undefined): ReadonlySet<string> | undefined =>
  list === undefined ? undefined : new Set(list.split(',').filter((name) => name !== ''));

/** The pages that the walk is restricted to, as menus name them (`finance/InvoiceManager`); all of them when nothing is said. */
export const onlyPages = (): ReadonlySet<string> | undefined => named(process.env.WALK_PAGES);

/** The kinds of record that sweeps of calls are restricted to (`finance.invoice`); all of them when nothing is said. */
export const onlyKinds = (): ReadonlySet<string> | undefined => named(process.env.SWEEP_KINDS);

/** The files whose statements are held against the schema (`src/domains/finance/ledger/ledger.server.ts`); all of them when nothing is said. */
export const onlyFiles = (): ReadonlySet<string> | undefined => named(process.env.SQL_FILES);
