/** A row as the driver reads it: the values in the order of the columns. */
type Values = readonly unknown[];
type Row = Record<string, unknown>;

/**
 * What becomes of a row. `plain`: an object by the names of the columns. `labelled`: columns named `field$` hold the names of what
 * a record refers to; those that are not null are gathered into `labels: { field }`.
 */
export type Shape = 'plain' | 'labelled';

type Maker = { readonly names: readonly string[]; readonly make: (values: Values) => Row };

/** A statement has a name when it runs often; there are about a thousand names. */
const makers = new Map<string, Maker>();

const isLabel = (name: string): boolean => name.endsWith('$');

/**
 * A function written for these columns. Objects that are filled name by name in a loop are hash tables to V8, which take four times
 * as long to make, to write as JSON and to forget; those of a literal are not. The names are ours (aliases of a prepared statement),
 * and quoted besides.
 */
function compiled(names: readonly string[], shape: Shape): (values: Values) => Row {
  const own: string[] = [];
  const labels: string[] = [];
  for (const [i, name] of names.entries()) {
    if (shape === 'plain' || !isLabel(name)) own.push(`${JSON.stringify(name)}: v[${i}]`);
    else labels.push(`if (v[${i}] !== null) labels[${JSON.stringify(name.slice(0, -1))}] = v[${i}];`);
  }
  if (shape === 'labelled') own.push('labels');
  const body = `const labels = {}; ${labels.join(' ')} return { ${own.join(', ')} };`;
  return new Function('v', body) as (values: Values) => Row;
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, i) => name === b[i]);

/** The objects of the rows of a prepared statement. Its columns are looked at again each time: a table may have been changed. */
export function rowsOf(
  statement: string,
  shape: Shape,
  { fields, rows }: { fields: readonly { name: string }[]; rows: readonly Values[] },
): Row[] {
  if (rows.length === 0) return [];
  const names = fields.map((field) => field.name);
  const key = `${shape} ${statement}`;
  let maker = makers.get(key);
  if (!maker || !sameNames(maker.names, names)) {
    maker = { names, make: compiled(names, shape) };
    makers.set(key, maker);
  }
  return rows.map(maker.make);
}

/** The same for a row of a statement that runs seldom, which the driver made an object of. */
export function labelled(row: Row): Row & { labels: Record<string, string | string[]> } {
  const own: Row = {};
  const labels: Record<string, string | string[]> = {};
  for (const key in row) {
    const value = row[key];
    if (!isLabel(key)) own[key] = value;
    else if (value !== null) labels[key.slice(0, -1)] = value as string | string[];
  }
  return Object.assign(own, { labels });
}
