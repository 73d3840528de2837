import { defaultSort, optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf } from '../../resource/resource.ts';
import { fixedUnit, unitSource } from '../../resource/unit.ts';
import { searchedFields } from '../crud/keyword.ts';

type Schema = Record<string, unknown>;

/** The unit of a figure, or where it stands. */
function unitOf(field: Field): string {
  const [fixed, source] = [fixedUnit(field), unitSource(field)];
  if (!source) return fixed ? `, ${fixed}` : '';
  return 'field' in source ? `, in the unit of ${source.field}` : `, in the unit of ${source.record} of the record`;
}

function fieldSchema(field: Field): Schema {
  const title = `${field.label.zh} / ${field.label.en}`;
  const options = optionsOf(field);
  if (options) return { type: 'string', enum: Object.keys(options), title };
  switch (field.kind) {
    case 'number':
    case 'computed':
      if (field.variant === 'int') return { type: 'integer', title };
      if (field.variant === 'bool') return { type: 'boolean', title };
      if (field.variant === 'json') return { title };
      return {
        type: 'string',
        title,
        ...(field.scale && { description: `${field.scale} decimals${unitOf(field)}` }),
      };
    case 'bool':
      return { type: 'boolean', title };
    case 'date':
      return { type: 'string', title, ...(field.variant === 'day' && { format: 'date' }) };
    case 'datetime':
      return { type: 'string', format: 'date-time', title };
    case 'ref':
    case 'file': {
      const id = {
        type: 'integer',
        description: field.kind === 'ref' ? `id of ${String(field.target)}` : 'id of a file',
      };
      return field.variant === 'many' ? { type: 'array', items: id, title } : { ...id, title };
    }
    case 'lines':
      return { type: 'array', items: rowSchema(childOf(field)), title };
    case 'json':
      return { title };
    default:
      return { type: 'string', title, ...(field.max && { maxLength: field.max }) };
  }
}

/** JSON schema of a record, for the documentation of the derived calls. */
export function rowSchema(resource: AnyResource): Schema {
  const properties: Schema = { id: { type: 'integer' }, version: { type: 'integer' } };
  for (const [name, field] of Object.entries(resource.fields)) properties[name] = fieldSchema(field);
  const required = Object.entries(resource.fields)
    .filter(([, f]) => f.required && f.kind !== 'state')
    .map(([name]) => name);
  return { type: 'object', title: resource.name, properties, ...(required.length > 0 && { required }) };
}

/** What a derived list may be asked: paging, order, a keyword, and its filters. */
export function listQuerySchema(resource: AnyResource, maxSize: number): Schema {
  const { field, desc } = defaultSort(resource);
  const filters = (resource.list?.filters ?? []).flatMap((name) => {
    const filter = resource.fields[name];
    return filter ? [[name, fieldSchema(filter)] as const] : [];
  });
  return {
    type: 'object',
    properties: {
      page: { type: 'integer', title: '页码，从 0 起 / Page, from 0', minimum: 0 },
      size: { type: 'integer', title: '每页行数 / Rows a page', minimum: 1, maximum: maxSize },
      sort: { type: 'string', title: '排序 / Order', default: `${field},${desc ? 'desc' : 'asc'}` },
      ...(searchedFields(resource).length > 0 && { q: { type: 'string', title: '关键字 / Keyword', maxLength: 200 } }),
      ...Object.fromEntries(filters),
    },
  };
}
