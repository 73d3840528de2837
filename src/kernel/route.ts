import type { z } from 'zod';
import type { Text } from './text.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: a permission `domain:resource:action`, anybody signed in, or anybody at all. Nothing else starts. */
export type Access = `${string}:${string}:${string}` | 'signedIn' | 'public';

/** Bytes of a record with lines, a structure or marked-up text: the `maxBody` of its calls. */
export const LARGE_BODY = 1024 * 1024;

/** Whose calls they are: neither realm's sign-in opens a call of the other. */
export type Realm = 'staff' | 'vendor';

type Schema = z.ZodType | undefined;

/** The contract of one call, shared by server and web. */
export type Route<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  readonly method: Method;
  /** `/api/users/:id`; the paths of the specification are kept to the letter. */
  readonly path: string;
  readonly permission: Access;
  /** `staff` unless told. Of a public call it says whose sign-in it serves. */
  readonly realm?: Realm;
  readonly summary: Text;
  /**
   * Whoever calls must be allowed to, and then nothing is kept of who it was, from where, or when: no line in the log of the server, none in
   * that of the modules, no answer for a second time. What its handler writes it writes in nobody's name.
   */
  readonly anonymous?: true;
  /** Bytes of its body, where 64 KB (16 KB for anybody at all) are too few. */
  readonly maxBody?: number;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply?: R;
};

/** Declares a call. */
export function route<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(contract: Route<P, Q, B, R>): Route<P, Q, B, R> {
  return contract;
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the handler receives. */
export type Given<T> =
  T extends Route<infer P, infer Q, infer B, Schema> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never;
/** What the caller passes. */
export type Asked<T> =
  T extends Route<infer P, infer Q, infer B, Schema>
    ? (P extends z.ZodType ? { params: In<P> } : { params?: undefined }) &
        (Q extends z.ZodType ? { query?: In<Q> } : { query?: undefined }) &
        (B extends z.ZodType ? { body: In<B> } : { body?: undefined })
    : never;
/** What the call answers; without a declared reply the answer is not typed. */
export type Reply<T> =
  T extends Route<Schema, Schema, Schema, infer R> ? (R extends z.ZodType ? z.output<R> : unknown) : never;
