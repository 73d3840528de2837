import { areaOf } from '../areas.ts';
import type { FieldError } from '../errors.ts';
import type { Realm } from '../route.ts';
import type { Text } from '../text.ts';
import type { Field, Fields } from './field.ts';
import type { Scope } from './scope.ts';

/** What every record carries beside its declared fields. */
export type Meta = {
  id: number;
  version: number;
  createName: string;
  createTime: string;
  updateName: string | null;
  updateTime: string | null;
};

type ValueOf<F> = F extends Field<infer V, infer R> ? (R extends true ? V : V | null) : never;

/** The values of the declared fields. */
export type Values<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** The values as they are kept: lines whole, where those of a form may be anything. */
type KeptValues<F extends Fields> = {
  -readonly [K in keyof F]: '_line' extends keyof F[K] ? NonNullable<F[K]['_line']>[] : ValueOf<F[K]>;
};

/** A record of these fields as it is kept. */
export type Whole<F extends Fields> = Meta & KeptValues<F>;

/** The type of one record: `Row<typeof certificate>`. */
export type Row<R> = R extends Resource<infer F> ? Whole<F> : never;

/** The type of one line as the server holds it: `LineRow<typeof orderLine>`. */
export type LineRow<R> = R extends Resource<infer F> ? { id: number } & KeptValues<F> : never;

/** What a form sends: every field optional; the checks decide. */
export type Draft<R> = R extends Resource<infer F> ? Partial<Values<F>> & { id?: number; version?: number } : never;

/**
 * Column of the list: a field's name, or the name with its priority (3 hides first where width is short) and width in px.
 */
export type Column<K extends string> =
  | K
  | { readonly field: K; readonly priority?: 1 | 2 | 3; readonly width?: number; readonly total?: boolean };

type Section<K extends string> = { readonly title: Text; readonly rows: readonly (readonly K[])[] };

/** A method's parameter is compared loosely, so that a typed resource may be passed where any resource is taken. */
type Condition<F extends Fields> = { holds(row: Partial<Values<F>>): boolean }['holds'];

/** Names of fields, or those that are open to whoever holds a permission. */
export type OpenIn = readonly string[] | { readonly fields: readonly string[]; readonly permission: string };

export type Resource<F extends Fields = Fields> = {
  /** `domain.name`; the table is `domain_name`, the permissions `domain:name:action`. */
  readonly name: string;
  readonly label: Text;
  readonly fields: F;
  /** The field that names a record wherever another refers to it, or those that name it together; for English a second one. */
  readonly title?: (keyof F & string) | readonly (keyof F & string)[];
  readonly titleEn?: keyof F & string;
  readonly unique?: readonly (readonly (keyof F & string)[])[];
  /** Fields by which its rows, or those of lines, are looked up beside their list: each is an index. */
  readonly index?: readonly (readonly (keyof F & string)[])[];
  /** Required under a condition; the same code runs in browser and server. */
  readonly requiredIf?: { readonly [K in keyof F]?: Condition<F> };
  /** Rules over several fields. Returns what is wrong, or nothing. */
  check?(row: Partial<Values<F>>): readonly FieldError[] | undefined;
  /**
   * Values that follow from the changed ones: what a form writes beside them, and the server where the caller left a field empty.
   * The same code runs in both; what a user must not change is `computed` instead.
   */
  derive?(row: Partial<Values<F>>, changed: ReadonlySet<string>): Partial<Values<F>> | undefined;
  readonly list?: {
    readonly columns: readonly Column<(keyof F & string) | keyof Meta>[];
    readonly filters?: readonly (keyof F & string)[];
    /** What the keyword box looks in: texts, references by the names of what they refer to, lines by their own. */
    readonly search?: readonly (keyof F & string)[];
    /** A field; with a leading minus, descending. */
    readonly sort?: string;
  };
  /** Rows of fields, or titled sections of rows. */
  readonly form?: readonly (readonly (keyof F & string)[])[] | readonly Section<keyof F & string>[];
  /** Whose rows they are. Every kind of record that a module lists says it; lines go with what they belong to. */
  readonly scope?: Scope<keyof F & string>;
  /** What stays open in which state, a field of lines as `lines.qty`; in the first state of its flow all is, unless it is named here. See `openFields`. */
  readonly open?: Readonly<Record<string, OpenIn>>;
  readonly excel?: { readonly import?: boolean; readonly export?: boolean };
  /** The field that refers to the parent record: the list is shown as a tree. */
  readonly tree?: keyof F & string;
  /** Set by `defineView` and `viewOver`: its rows are read by a query, and nobody refers to one, talks about it or watches it. */
  readonly view?: ViewOver;
  /** Set by `faceOf`: what somebody outside of the house sees of a kind of record. */
  readonly outside?: Outside;
  /** The record that its rows are lines of; the registry sets it, so that others may refer to a line. */
  readonly lineOf?: AnyResource;
};

/** What the rows of a view are read by. */
export type ViewOver = {
  /** A whole `select` with `id` and a column for each field, in snake case; `{now}` is the moment, `{today}` the day in the office. */
  readonly from: string;
  /** The kind of record that each row is one of: its permissions, scope and page are the row's, and so is what every record carries. */
  readonly of?: AnyResource;
  /** Stands in the place of that kind's own list, with its sheet and its batches. */
  readonly listed?: true;
};

/** The kind itself of which a face shows a part; its own columns alone are read from the table. */
export type Outside = {
  readonly of: AnyResource;
  /** Whose calls they are. */
  readonly realm: Realm;
  /** A `select b.*` of those records alone that are told at all. */
  readonly from?: string;
};

/** Any declared resource, its fields erased: what the kit's functions take. (Mapped, so that it is compared by structure.) */
export type AnyResource = { [K in keyof Resource]: Resource[K] };

/** Declares a kind of record. Nothing happens here: table, calls, list and form are derived by functions that take it. */
export function defineResource<const F extends Fields>(resource: Resource<F> & { readonly view?: never }): Resource<F> {
  return resource;
}

/** `_line` carries the type of a line as it is kept; never present at run time. */
type LinesField<F extends Fields> = Field<(Partial<Values<F>> & { id?: number })[], true> & {
  readonly _line?: { id: number } & KeptValues<F>;
};

/** Child rows edited inside the parent's form and saved with it. */
export function lines<F extends Fields>(child: Resource<F>, label: Text): LinesField<F> {
  return { kind: 'lines', label, required: true, target: child } as unknown as LinesField<F>;
}

/** The one field that names a record; nothing where several do so together. */
export function nameField({ title }: Pick<AnyResource, 'title'>): string | undefined {
  return typeof title === 'string' ? title : undefined;
}

/** The fields that name a record. */
export function nameFields({ title }: Pick<AnyResource, 'title'>): readonly string[] {
  if (title === undefined) return [];
  return typeof title === 'string' ? [title] : title;
}

export function childOf(field: Field): AnyResource {
  return field.target as AnyResource;
}

/** Lines as a page shows them, without the columns that it leaves out: `lines.baseFactor`. */
export function withoutColumns(name: string, field: Field, hidden: readonly string[]): Field {
  const child = childOf(field);
  const left = Object.entries(child.fields).filter(([one]) => !hidden.includes(`${name}.${one}`));
  return left.length === Object.keys(child.fields).length
    ? field
    : { ...field, target: { ...child, fields: Object.fromEntries(left) } };
}

type MaybeView = { readonly name: string; readonly view?: ViewOver; readonly lineOf?: AnyResource };

/** The kind of record that a row is one of: of a view over records, theirs; of a line, what it belongs to. */
export function recordOf<R extends MaybeView>(resource: R): R | AnyResource {
  return resource.lineOf ?? resource.view?.of ?? resource;
}

/** `crew.certificate` -> `crew:certificate:edit`; a view over records is opened by their permissions. */
export function permissionOf(resource: MaybeView, action: string): string {
  return `${recordOf(resource).name.replace('.', ':')}:${action}`;
}

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const plural = (word: string): string =>
  /(s|x|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;

/** `crew.certificate` -> `/api/crew/certificates`, `fleet.vessel` -> `/api/system/vessels`. */
export function pathOf(resource: { name: string }): string {
  const [domain, name] = resource.name.split('.') as [string, string];
  return `/api/${areaOf(domain)}/${plural(kebab(name))}`;
}

/** The same below the path of an area that is not of staff: `material.unit` -> `/api/vendor/units`. */
export const outsidePathOf = (area: string, resource: { name: string }): string =>
  `/api/${area}/${pathOf(resource).split('/').at(-1)}`;

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `crew.servicePeriod` -> `crew_service_period`. */
export function tableNameOf(resource: { name: string }): string {
  return snake(resource.name.replace('.', '_'));
}

/** The rows of a form, with or without sections; a resource without a form shows every typed field in order. */
export function sectionsOf(resource: AnyResource): Section<string>[] {
  const form = resource.form ?? [Object.keys(resource.fields).filter((name) => isTyped(resource.fields[name]!))];
  if (form.length > 0 && !Array.isArray(form[0])) return form as unknown as Section<string>[];
  return [{ title: resource.label, rows: form as readonly (readonly string[])[] }];
}

type Named = readonly (readonly [name: string, field: Field])[];
const listed = new WeakMap<object, Map<string, Named>>();

/** The fields of a resource with their names, or those of some kinds; listed once, since each write walks over them several times. */
export function fieldsOf({ fields }: { fields: Fields }, ...kinds: readonly Field['kind'][]): Named {
  const known = listed.get(fields) ?? new Map<string, Named>();
  listed.set(fields, known);
  const key = kinds.join(' ');
  const found =
    known.get(key) ?? Object.entries(fields).filter(([, field]) => kinds.length === 0 || kinds.includes(field.kind));
  known.set(key, found);
  return found;
}

/** Whether people fill the field in a form; state, computed and serial fields are written by the server alone, derived ones by nobody. */
export function isTyped(field: Field): boolean {
  return !field.derived && field.kind !== 'state' && field.kind !== 'computed' && field.kind !== 'serial';
}
