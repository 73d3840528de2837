import { z } from 'zod';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import type { Company } from '../company.ts';

/** What a sweep goes over: one domain's calls and kinds of record, over a company of its own. */
export type Sweep = {
  readonly domain: string;
  readonly endpoints: readonly Endpoint[];
  readonly resources: readonly AnyResource[];
  /** There as soon as a test runs. */
  readonly company: () => Company;
  readonly given: SweepRows;
};

/** What a domain gives its sweeps beyond what it declares. */
export type SweepRows = {
  /** Rows that the company has not and that a sweep needs: one of each kind that may be changed, one of another ship. */
  readonly rows?: (company: Company) => Promise<void>;
  /** Bodies that a call takes, by `METHOD path`, where one made of its schema is refused before the record is looked for. */
  readonly bodies?: Readonly<Record<string, Body>>;
  /** Calls about somebody else's ship that are made with her number in the query or the body, and the answer that keeps silent about her. */
  readonly asked?: (company: Company, own: number) => Promise<readonly Asked[]>;
  /** Of the calls of suppliers, by the part of the path before the number: records that are none of this firm's. */
  readonly foreign?: (company: Company, partnerId: number) => Promise<Readonly<Record<string, readonly number[]>>>;
};

export type Body = { readonly body: unknown; readonly headers?: Record<string, string> };

export type Asked = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  /** A refusal as if nothing were there, unless told; else what the answer must be. */
  readonly answer?: unknown;
};

export type Row = Record<string, unknown> & { id: number; version: number };
export type Page = { content: Row[]; totalElements: number };

export const nameOf = ({ route }: Endpoint): string => `${route.method} ${route.path}`;

export const offers = ({ endpoints }: Pick<Sweep, 'endpoints'>, method: string, path: string): boolean =>
  endpoints.some(({ route }) => route.method === method && route.path === path);

/** The path with each place filled by this number. */
export const filledPath = (path: string, id: number): string => path.replace(/:\w+/g, String(id));

/** A call at this address; with `headers` where its body is no JSON. */
export const send = (as: Send, { route }: Endpoint, path: string, { body, headers }: Body) =>
  as<Record<string, unknown>>(
    route.method,
    path,
    route.method === 'GET' || route.method === 'DELETE' ? undefined : body,
    headers,
  );

/** What a call takes: as the domain gave it, or made of the call's schema. */
export function bodyFor({ given }: Pick<Sweep, 'given'>, endpoint: Endpoint, more: object = {}): Body {
  const { body } = endpoint.route;
  const made = body ? (sampleOf(schemaOf(body)) as object) : {};
  return given.bodies?.[nameOf(endpoint)] ?? { body: { ...made, ...more } };
}

export type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};

export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** A value that a schema takes. */
export function sampleOf(schema: Schema): unknown {
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner)]));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
}

function textOf({ format, minLength = 0 }: Schema): string {
  if (format === 'date-time') return '2026-03-07T00:00:00Z';
  if (format === 'date') return '2026-03-07';
  return 'abc'.padEnd(minLength, 'c');
}

/** Some calls at a time, as a busy office sends them. */
export async function atOnce<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    }),
  );
}
