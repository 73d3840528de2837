import type { Field } from '../../resource/field.ts';

/** Whether a field is narrowed to a span. */
export const isRanged = (field: Field): boolean =>
  field.kind === 'number' ||
  field.kind === 'date' ||
  field.kind === 'datetime' ||
  (field.kind === 'computed' && field.variant !== 'bool');

/** The kind as which a word of the query is read, or nothing for a field that is not compared with words. */
export function comparedAs(field: Field): Field | undefined {
  if (field.variant === 'many') return { ...field, variant: 'one' };
  if (field.kind === 'json' || field.variant === 'json' || field.variant === 'sealed') return undefined;
  if (field.kind !== 'computed') return field;
  switch (field.variant) {
    case 'int':
      return { ...field, kind: 'number' };
    case 'bool':
    case 'datetime':
      return { ...field, kind: field.variant };
    case 'date':
      return { ...field, kind: 'date', variant: 'day' };
    default:
      return field.scale === undefined ? { ...field, kind: 'text', variant: 'line' } : { ...field, kind: 'number' };
  }
}

/** The type in PostgreSQL of what a field is compared with. */
export function typeOf(field: Field): string {
  const compared = comparedAs(field) ?? field;
  switch (compared.kind) {
    case 'number':
      return compared.variant === 'int' ? 'bigint' : 'numeric';
    case 'bool':
      return 'boolean';
    case 'date':
      return compared.variant === 'month' ? 'text' : 'date';
    case 'datetime':
      return 'timestamptz';
    case 'ref':
    case 'file':
      return 'bigint';
    default:
      return 'text';
  }
}

/** Whether a filter of this field finds parts of words. */
export const holdsWords = (field: Field): boolean =>
  (field.kind === 'text' && field.variant !== 'sealed') ||
  field.kind === 'serial' ||
  (field.kind === 'computed' && field.variant === 'text');
