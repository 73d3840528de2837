import { documentFields, isDocument } from '../../resource/document.ts';
import { type AnyResource, childOf, fieldsOf, snake, tableNameOf } from '../../resource/resource.ts';

/**
 * One way in which records of a kind refer to others: from a field of their own or of their lines, to a kind of record or to lines of
 * one; without `to`, to whatever document the row names.
 */
type Edge = {
  readonly owner: AnyResource;
  /** The lines that refer, where the record itself does not. */
  readonly child?: AnyResource;
  readonly column: string;
  readonly many: boolean;
  readonly to?: AnyResource;
  /** The lines that are referred to. */
  readonly toLine?: AnyResource;
  /** The column that says the kind, of a reference to any document. */
  readonly kindColumn?: string;
};

/** Records between two documents that are none themselves: a need, what is expected of an order, what may be invoiced of it. */
const MOST_BETWEEN = 2;
/** So many records of a kind are looked for. */
export const MOST_FOUND = 100;

/** How every kind of record refers to others. */
export function edgesOf(resources: readonly AnyResource[]): Edge[] {
  const records = new Map(resources.filter(({ view }) => !view).map((one) => [one.name, one]));
  const lines = new Map<string, { line: AnyResource; owner: AnyResource }>();
  for (const owner of records.values())
    for (const [, field] of fieldsOf(owner, 'lines')) lines.set(childOf(field).name, { line: childOf(field), owner });

  const within = (owner: AnyResource, holder: AnyResource): Edge[] => {
    const child = holder === owner ? {} : { child: holder };
    const named = documentFields(holder).map(({ kind, id }) => ({
      ...child,
      owner,
      column: snake(id),
      many: false,
      kindColumn: snake(kind),
    }));
    const referring = fieldsOf(holder, 'ref').flatMap(([name, { target, variant }]): Edge[] => {
      const shared = { ...child, owner, column: snake(name), many: variant === 'many' };
      const to = records.get(String(target));
      const line = lines.get(String(target));
      if (to) return [{ ...shared, to }];
      return line ? [{ ...shared, to: line.owner, toLine: line.line }] : [];
    });
    return [...named, ...referring];
  };
  return [...records.values()].flatMap((owner) =>
    [owner, ...fieldsOf(owner, 'lines').map(([, field]) => childOf(field))].flatMap((holder) => within(owner, holder)),
  );
}

/** Whether records of a kind stand between documents: they are none, and each is of one. */
const isBetween = (kind: AnyResource, edges: readonly Edge[]): boolean =>
  !isDocument(kind) &&
  edges.some(({ owner, child, to, kindColumn }) =>
    owner === kind && !child ? kindColumn !== undefined || (to !== undefined && isDocument(to)) : false,
  );

/** A query of `kind` and `id`: documents on one way from a record, `$1`. */
export type Path = string;

/** The ids of what refers to records by one edge. */
function referrers(edge: Edge, target: AnyResource, ids: string): string {
  const table = tableNameOf(edge.child ?? edge.owner);
  const wanted = edge.toLine ? `select l.id from ${tableNameOf(edge.toLine)} l where l.parent_id in (${ids})` : ids;
  const refers = edge.many ? `x.${edge.column} && array(${wanted})` : `x.${edge.column} in (${wanted})`;
  const kind = edge.kindColumn ? ` and x.${edge.kindColumn} = '${target.name}'` : '';
  return `select x.${edge.child ? 'parent_id' : 'id'} from ${table} x where ${refers}${kind}`;
}

/** The ids of what records refer to by one edge; those of any document with their kind. */
function referred(edge: Edge, ids: string): string {
  const table = tableNameOf(edge.child ?? edge.owner);
  const from = `${table} x where x.${edge.child ? 'parent_id' : 'id'} in (${ids})`;
  if (edge.kindColumn) return `select x.${edge.kindColumn} as kind, x.${edge.column} as id from ${from}`;
  const id = edge.many ? `unnest(x.${edge.column})` : `x.${edge.column}`;
  if (!edge.toLine) return `select ${id} as id from ${from}`;
  return `select l.parent_id as id from ${tableNameOf(edge.toLine)} l where l.id in (select ${id} from ${from})`;
}

const told = (kind: AnyResource, ids: string): Path => `select '${kind.name}' as kind, f.id from (${ids}) f(id)`;

/** From a record to the documents that were made of it. */
export function pathsDown(from: AnyResource, edges: readonly Edge[]): Path[] {
  const walk = (kind: AnyResource, ids: string, between: number, met: readonly AnyResource[]): Path[] =>
    edges
      .filter(({ to, kindColumn, owner }) => (to === kind || kindColumn !== undefined) && !met.includes(owner))
      .flatMap((edge) => {
        const next = referrers(edge, kind, ids);
        if (isDocument(edge.owner)) return [told(edge.owner, next)];
        if (between === MOST_BETWEEN || !isBetween(edge.owner, edges)) return [];
        return walk(edge.owner, next, between + 1, [...met, edge.owner]);
      });
  return walk(from, 'select $1::bigint', 0, [from]);
}

/** From a record to the documents that it was made of. */
export function pathsUp(from: AnyResource, edges: readonly Edge[]): Path[] {
  const walk = (kind: AnyResource, ids: string, between: number, met: readonly AnyResource[]): Path[] =>
    edges
      .filter(({ owner }) => owner === kind)
      .flatMap((edge) => {
        const next = referred(edge, ids);
        if (edge.kindColumn) return [next];
        const to = edge.to!;
        if (met.includes(to)) return [];
        if (isDocument(to)) return [told(to, next)];
        if (between === MOST_BETWEEN || !isBetween(to, edges)) return [];
        return walk(to, next, between + 1, [...met, to]);
      });
  return walk(from, 'select $1::bigint', 0, [from]);
}

/** Several ways as one query. */
export const together = (paths: readonly Path[]): string =>
  paths.map((path) => `(select kind, id from (${path}) p where id is not null limit ${MOST_FOUND})`).join(' union ');
