import { z } from 'zod';
import type { Endpoint } from './http/endpoint.ts';

type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
};

/** A pattern that no long text fits: from start to end, and nothing in it repeats without bound. */
const isClosed = (pattern: string): boolean => /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern);

function unboundedIn(schema: Schema, at: string): string[] {
  const { type, items, properties = {}, additionalProperties, propertyNames, $defs = {} } = schema;
  const inner = [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((one) => [one, at] as const),
    ...Object.entries(properties).map(([name, one]) => [one, `${at}.${name}`] as const),
    ...Object.entries($defs).map(([name, one]) => [one, `${at}#${name}`] as const),
    ...(items ? [[items, `${at}[]`] as const] : []),
    ...(typeof additionalProperties === 'object' ? [[additionalProperties, `${at}{}`] as const] : []),
  ];
  const found = inner.flatMap(([one, place]) => unboundedIn(one, place));
  if (type === 'array' && schema.maxItems === undefined) found.push(`${at}: a list without a greatest length`);
  if (type === 'string' && isFree(schema)) found.push(`${at}: a text without a greatest length`);
  if (propertyNames && isFree(propertyNames)) found.push(`${at}: names without a greatest length`);
  return found;
}

const isFree = ({ maxLength, pattern, format, ...schema }: Schema): boolean =>
  maxLength === undefined &&
  schema.enum === undefined &&
  schema.const === undefined &&
  format === undefined &&
  !(pattern && isClosed(pattern));

/**
 * Texts, lists and names of records in the bodies of calls, and lists in their queries, that the contract does not bound. (What a query
 * holds is bounded by the head of the request, how many names a record has by the count of values in a body, and the names of objects
 * that take any by the reader of bodies.)
 */
export function boundProblems(endpoints: readonly Endpoint[]): string[] {
  const input = (schema: z.ZodType): Schema =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return endpoints.flatMap(({ route }) => {
    const call = `${route.method} ${route.path}`;
    return [
      ...(route.body ? unboundedIn(input(route.body), `${call} body`) : []),
      ...(route.query
        ? unboundedIn(input(route.query), `${call} query`).filter((found) => found.includes('a list'))
        : []),
    ];
  });
}
