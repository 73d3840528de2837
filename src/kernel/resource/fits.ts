import { type FieldError, invalid } from '../errors.ts';
import type { Field } from './field.ts';
import { type AnyResource, childOf } from './resource.ts';

/** Digits of a decimal column, its places among them (`kernel/server/db/table.ts`). */
const DIGITS = 20;

const TOO_LARGE = {
  zh: '计算结果过大，请核对填写的数字',
  en: 'It comes to more than can be kept: check the figures that it is made of',
};

/** What is typed is bounded as it is read; what follows of several large figures is not. */
const isTooLarge = ({ kind, scale }: Field, value: unknown): boolean =>
  kind === 'computed' &&
  scale !== undefined &&
  typeof value === 'string' &&
  value.replace('-', '').split('.', 1)[0]!.length > DIGITS - scale;

function errorsIn({ fields }: AnyResource, row: Readonly<Record<string, unknown>>, at = ''): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    const value = row[name];
    if (field.kind === 'lines' && Array.isArray(value))
      return value.flatMap((line, i) => errorsIn(childOf(field), line, `${at}${name}.${i}.`));
    return isTooLarge(field, value) ? [{ field: at + name, message: TOO_LARGE }] : [];
  });
}

/** Refuses a record of which a computed figure is too large for its column, at that field. */
export function assertFits(resource: AnyResource, row: Readonly<Record<string, unknown>>): void {
  const errors = errorsIn(resource, row);
  if (errors.length > 0) throw invalid(errors);
}
