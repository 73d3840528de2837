import type { FieldError } from '../errors.ts';
import type { Text } from '../text.ts';
import type { Field, Fields } from './field.ts';
import { parseValue } from './parse.ts';
import { type AnyResource, childOf, fieldsOf, isTyped, type Resource, type Values } from './resource.ts';

type Checked = { values: Record<string, unknown>; errors: FieldError[] };

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function requiredMessage(label: Text): Text {
  return { zh: `${label.zh}必填`, en: `${label.en} is required` };
}

/** Whether a field must be filled in this row, by its declaration or by the resource's condition. */
export function isRequired(resource: AnyResource, name: string, row: Record<string, unknown>): boolean {
  const field = resource.fields[name];
  if (!field) return false;
  if (field.required && field.kind !== 'lines' && isTyped(field)) return true;
  return resource.requiredIf?.[name]?.(row) ?? false;
}

/** Far more than a form shows. */
export const MAX_LINES = 2000;

function validateLines(field: Field, name: string, input: unknown, errors: FieldError[]): unknown {
  const child = childOf(field);
  if (input === null || input === undefined) return [];
  if (!Array.isArray(input)) {
    errors.push({ field: name, message: { zh: `${field.label.zh}须为列表`, en: `${field.label.en} must be a list` } });
    return [];
  }
  if (input.length > MAX_LINES) {
    errors.push({
      field: name,
      message: { zh: `${field.label.zh}最多 ${MAX_LINES} 行`, en: `${field.label.en}: at most ${MAX_LINES} rows` },
    });
    return [];
  }
  const seen = new Set<number>();
  return input.map((line, index) => {
    const row = typeof line === 'object' && line !== null ? (line as Record<string, unknown>) : {};
    const checked = validate(child, row);
    for (const error of checked.errors) errors.push({ ...error, field: `${name}.${index}.${error.field}` });
    const id = Number(row.id);
    // A line that was copied with its id is a new one.
    if (!Number.isSafeInteger(id) || id <= 0 || seen.has(id)) return checked.values;
    seen.add(id);
    return { id, ...checked.values };
  });
}

const empties = new WeakMap<object, Record<string, unknown>>();

/**
 * A row of the typed fields with nothing in it. Copied from one that has all of them: a large object that grows name by name becomes
 * a hash table to V8, slower to read, to copy and to write as JSON.
 */
function emptyRow({ fields }: Pick<AnyResource, 'fields'>): Record<string, unknown> {
  const known = empties.get(fields);
  if (known) return { ...known };
  const empty = nulls(Object.keys(fields).filter((name) => isTyped(fields[name]!)));
  empties.set(fields, empty);
  return { ...empty };
}

/** An object of these names, each null, that V8 keeps as a record: read from JSON, not grown. */
export const nulls = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`);

/** What was checked, by its fields; what is wrong or missing is null. */
type CheckedValues<F extends Fields> = { readonly [K in keyof F]: Values<F>[K] | null };

/** The same as `validate` with the types of the fields: those that only the server writes are not among them. */
export const validated = <F extends Fields>(
  resource: Resource<F>,
  input: Record<string, unknown>,
): { values: Partial<CheckedValues<F>>; errors: FieldError[] } =>
  validate(resource, input) as { values: Partial<CheckedValues<F>>; errors: FieldError[] };

/**
 * Parses and checks a whole row of typed fields: kinds, ranges, required fields, conditions, rules over several fields.
 * A value that cannot be read is null; one that was left empty is what follows from the others. Unknown keys and fields that only the server writes are left out of the answer. Runs in browser and server alike.
 */
export function validate(resource: AnyResource, input: Record<string, unknown>): Checked {
  const values = emptyRow(resource);
  const errors: FieldError[] = [];
  for (const [name, field] of fieldsOf(resource)) {
    if (!isTyped(field)) continue;
    if (field.kind === 'lines') {
      values[name] = validateLines(field, name, input[name], errors);
      continue;
    }
    const parsed = parseValue(field, input[name]);
    if ('error' in parsed) {
      values[name] = null;
      errors.push({
        field: name,
        message: { zh: `${field.label.zh}${parsed.error.zh}`, en: `${field.label.en}: ${parsed.error.en}` },
      });
    } else {
      values[name] = parsed.value;
    }
  }
  const given = new Set(Object.keys(values).filter((name) => !isEmpty(values[name])));
  for (const [name, value] of Object.entries(resource.derive?.(values, given) ?? {}))
    if (!given.has(name)) values[name] = value;
  const faulty = new Set(errors.map((error) => error.field));
  for (const [name, field] of fieldsOf(resource)) {
    if (!isEmpty(values[name]) || faulty.has(name) || !isRequired(resource, name, values)) continue;
    errors.push({ field: name, message: requiredMessage(field.label) });
  }
  if (errors.length === 0) errors.push(...(resource.check?.(values) ?? []));
  return { values, errors };
}

/** The row that a new form starts with: the declared defaults. */
export function defaultsOf(resource: AnyResource): Record<string, unknown> {
  const row = emptyRow(resource);
  for (const [name, field] of fieldsOf(resource)) {
    if (!isTyped(field)) continue;
    row[name] = field.default ?? (field.kind === 'lines' || field.variant === 'many' ? [] : null);
  }
  return row;
}
