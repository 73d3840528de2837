import type { FieldError } from '../errors.ts';
import type { Text } from '../text.ts';
import type { Field, Fields } from './field.ts';

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

/** The type of one record: `Row<typeof certificate>`. */
export type Row<R> = R extends Resource<infer F> ? Meta & Values<F> : never;

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

export type Resource<F extends Fields = Fields> = {
  /** `domain.name`; the table is `domain_name`, the permissions `domain:name:action`. */
  readonly name: string;
  readonly label: Text;
  readonly fields: F;
  /** The field that names a record wherever another refers to it, or those that name it together; for English a second one. */
  readonly title?: (keyof F & string) | readonly (keyof F & string)[];
  readonly titleEn?: keyof F & string;
  readonly unique?: readonly (readonly (keyof F & string)[])[];
  /** Required under a condition; the same code runs in browser and server. */
  readonly requiredIf?: { readonly [K in keyof F]?: Condition<F> };
  /** Rules over several fields. Returns what is wrong, or nothing. */
  check?(row: Partial<Values<F>>): readonly FieldError[] | undefined;
  readonly list?: {
    readonly columns: readonly Column<(keyof F & string) | keyof Meta>[];
    readonly filters?: readonly (keyof F & string)[];
    /** Text fields that the keyword box looks in. */
    readonly search?: readonly (keyof F & string)[];
    /** A field; with a leading minus, descending. */
    readonly sort?: string;
  };
  /** Rows of fields, or titled sections of rows. */
  readonly form?: readonly (readonly (keyof F & string)[])[] | readonly Section<keyof F & string>[];
  /** Which field carries each dimension of data scope: `{ vessel: 'vesselId' }`. Absent: everybody with the permission sees all. */
  readonly scope?: Readonly<Record<string, (keyof F & string) | 'id'>>;
  readonly excel?: { readonly import?: boolean; readonly export?: boolean };
  /** The field that refers to the parent record: the list is shown as a tree. */
  readonly tree?: keyof F & string;
  /** Its rows are read from other tables: nobody refers to one, talks about it or watches it. No module lists it among its resources. */
  readonly view?: true;
};

/** Any declared resource, its fields erased: what the kit's functions take. (Mapped, so that it is compared by structure.) */
export type AnyResource = { [K in keyof Resource]: Resource[K] };

/** Declares a kind of record. Nothing happens here: table, calls, list and form are derived by functions that take it. */
export function defineResource<const F extends Fields>(resource: Resource<F>): Resource<F> {
  return resource;
}

/** Child rows edited inside the parent's form and saved with it. */
export function lines<F extends Fields>(
  child: Resource<F>,
  label: Text,
): Field<(Partial<Values<F>> & { id?: number })[], true> {
  return { kind: 'lines', label, required: true, target: child } as unknown as Field<
    (Partial<Values<F>> & { id?: number })[],
    true
  >;
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

/** `crew.certificate` -> `crew:certificate:edit`. */
export function permissionOf(resource: { name: string }, action: string): string {
  return `${resource.name.replace('.', ':')}:${action}`;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const plural = (word: string): string =>
  /(s|x|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;

/** `crew.certificate` -> `/api/crew/certificates`. */
export function pathOf(resource: { name: string }): string {
  const [domain, name] = resource.name.split('.') as [string, string];
  return `/api/${domain}/${plural(kebab(name))}`;
}

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names that PostgreSQL reads as something else: SYSTEM_USER is a function of SQL, so the table of system.user is `system_user_`. */
const RESERVED_TABLES: ReadonlySet<string> = new Set(['system_user', 'session_user', 'current_user', 'current_role']);

/** `crew.servicePeriod` -> `crew_service_period`. */
export function tableNameOf(resource: { name: string }): string {
  const table = snake(resource.name.replace('.', '_'));
  return RESERVED_TABLES.has(table) ? `${table}_` : table;
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

/** Whether people fill the field in a form; state, computed and serial fields are written by the server alone. */
export function isTyped(field: Field): boolean {
  return field.kind !== 'state' && field.kind !== 'computed' && field.kind !== 'serial';
}
