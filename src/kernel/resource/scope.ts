import type { AnyResource } from './resource.ts';

/**
 * Which rows of a kind of record somebody sees who may list it. It must be said: `all` is a word that one writes.
 * - `'all'`: everybody with the permission sees every row.
 * - `{ vessel: 'vesselId' }`: those whose field names one of the person's ships (`id`: the rows are the ships themselves); several hold together.
 * - `{ own: 'applicantId' }`: those whose field names the person.
 * - `{ empty: 'vesselId' }`: those that leave the field empty, such as a request of the office.
 * - `{ through: 'orderId', of: order }`: those that refer to a record which the person sees.
 * - `{ anyOf: [...] }`: those that one of these shows.
 */
export type Scope<K extends string = string> =
  | 'all'
  | { readonly own: K }
  | { readonly empty: K }
  | { readonly through: K; readonly of: AnyResource }
  | { readonly anyOf: readonly Exclude<Scope<K>, 'all'>[] }
  | PlainScope<K>;

/** The field that carries each dimension of data scope; all must hold. */
export type PlainScope<K extends string = string> = {
  readonly [dimension: string]: K | 'id';
} & {
  readonly own?: never;
  readonly empty?: never;
  readonly through?: never;
  readonly of?: never;
  readonly anyOf?: never;
};

type Scoped = Pick<AnyResource, 'scope'>;
type Tree = Exclude<Scope, 'all'>;

const isPlain = (scope: Tree): scope is PlainScope =>
  !('own' in scope || 'empty' in scope || 'through' in scope || 'anyOf' in scope);

/** Whether some rows are not for everybody who may list them. */
export const isScoped = ({ scope }: Scoped): boolean => scope !== undefined && scope !== 'all';

/** The scope that a single row tells by its fields; nothing where everybody sees all, or where more than fields decides. */
export function plainScope({ scope }: Scoped): Readonly<Record<string, string>> {
  return scope !== undefined && scope !== 'all' && isPlain(scope) ? (scope as Readonly<Record<string, string>>) : {};
}

/** A scope that no list of dimensions and fields expresses: only the database tells whether a row lies within. */
export const needsDatabase = ({ scope }: Scoped): boolean => scope !== undefined && scope !== 'all' && !isPlain(scope);

/** Whether a row is seen by those people alone whom it names: by no ship, no unit and no empty field. */
export const isPersonal = ({ scope }: Scoped): boolean =>
  scope !== undefined &&
  scope !== 'all' &&
  readScope<boolean>(scope, {
    dimension: () => false,
    own: () => true,
    empty: () => false,
    through: (_field, of) => isPersonal(of),
    all: (parts) => parts.some(Boolean),
    any: (parts) => parts.every(Boolean),
  });

/** How a scope is read: what a dimension, a person, an empty field, another record and several together give. */
export type ScopeReading<T> = {
  dimension(dimension: string, field: string): T;
  own(field: string): T;
  empty(field: string): T;
  through(field: string, of: AnyResource): T;
  all(parts: readonly T[]): T;
  any(parts: readonly T[]): T;
};

export function readScope<T>(scope: Tree, reading: ScopeReading<T>): T {
  if ('anyOf' in scope && scope.anyOf) return reading.any(scope.anyOf.map((one) => readScope(one, reading)));
  if ('own' in scope && scope.own) return reading.own(scope.own);
  if ('empty' in scope && scope.empty) return reading.empty(scope.empty);
  if ('through' in scope && scope.through) return reading.through(scope.through, scope.of as AnyResource);
  return reading.all(
    Object.entries(scope as Record<string, string>).map(([dimension, field]) => reading.dimension(dimension, field)),
  );
}

/** The fields of a row that its scope looks at. */
export function scopeFields({ scope }: Scoped): readonly string[] {
  if (scope === undefined || scope === 'all') return [];
  return readScope<readonly string[]>(scope, {
    dimension: (_dimension, field) => [field],
    own: (field) => [field],
    empty: (field) => [field],
    through: (field) => [field],
    all: (parts) => parts.flat(),
    any: (parts) => parts.flat(),
  }).filter((field) => field !== 'id');
}

/** The dimensions of data scope that decide about the rows. */
export function scopeDimensions({ scope }: Scoped): readonly string[] {
  if (scope === undefined || scope === 'all') return [];
  const found = readScope<readonly string[]>(scope, {
    dimension: (dimension) => [dimension],
    own: () => [],
    empty: () => [],
    through: (_field, of) => scopeDimensions(of),
    all: (parts) => parts.flat(),
    any: (parts) => parts.flat(),
  });
  return [...new Set(found)];
}
