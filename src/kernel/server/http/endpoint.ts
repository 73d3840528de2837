import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transition } from '../../flow/flow.ts';
import type { AnyMake } from '../../flow/make-from.ts';
import type { Report } from '../../report/report.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Given, Reply, Route } from '../../route.ts';
import type { Ctx } from '../context.ts';
import type { Importer } from '../excel/import.ts';
import type { App } from '../module.ts';

/** The raw call, for the few that need cookies, the address, an upload or a stream. */
export type Http = { request: FastifyRequest; reply: FastifyReply; app: App };

/** The calls that derive from a declaration. */
export type CrudCall =
  | 'list'
  | 'get'
  | 'options'
  | 'history'
  | 'reveal'
  | 'derive'
  | 'create'
  | 'update'
  | 'remove'
  | 'restore'
  | 'export'
  | 'import';

/** The kinds of record of a ledger: its entries, the months that close, what its proofs found; the field that says whose month it is. */
export type LedgerKinds = {
  readonly entries: AnyResource;
  readonly periods: AnyResource;
  readonly proofs: AnyResource;
  readonly unit: string;
};

/** A call with the function that answers it. A write runs in one transaction; a read straight on the pool. */
export type Endpoint = {
  readonly route: Route;
  readonly run: (ctx: Ctx, given: never, http: Http) => Promise<unknown>;
  /** Runs in a transaction; by default every method but GET does. */
  readonly transaction: boolean;
  /** The answer gives out a secret, such as a session: it is never kept to be answered again. */
  readonly secret: boolean;
  /** Takes a form as browsers of old sent it (messages of payment providers), not JSON. */
  readonly form?: boolean;
  /** Takes a file as multipart; elsewhere it is refused before anything is read. */
  readonly upload?: boolean;
  /** What this call imports sheets into: the same is done in the background. */
  readonly imports?: Importer;
  /** The derived call that this is, so that others find it by its kind of record. */
  readonly of?: { readonly resource: AnyResource; readonly call: CrudCall };
  /** The report whose figures this call answers. */
  readonly report?: Report;
  /** The ledger whose months this call closes or opens again. */
  readonly ledger?: LedgerKinds;
  /** The declared act that this call does, so that others find it by its kind of record. */
  readonly act?: {
    readonly resource: AnyResource;
    readonly name: string;
    /** The state field that it moves. */
    readonly field: string;
    readonly transition: Transition;
  };
  /** The records of one kind that this call makes a draft of another of. */
  readonly make?: AnyMake;
  /** JSON schemas for calls whose values are not described by zod (the derived ones). */
  readonly docs?: { query?: unknown; body?: unknown; reply?: unknown };
};

/** Binds a contract to its service function. The handler may answer a `Download`. */
export function serve<T extends Route>(
  route: T,
  run: (ctx: Ctx, given: Given<T>, http: Http) => Promise<Reply<T> | Download>,
  options: { transaction?: boolean; secret?: boolean; form?: boolean; upload?: boolean; docs?: Endpoint['docs'] } = {},
): Endpoint {
  return {
    route,
    run: run as Endpoint['run'],
    transaction: options.transaction ?? route.method !== 'GET',
    secret: options.secret ?? false,
    form: options.form,
    upload: options.upload,
    docs: options.docs,
  };
}

/** A file as an answer. `inline` shows it in the browser instead of saving it. */
export class Download {
  readonly stream: NodeJS.ReadableStream | ReadableStream | Buffer;
  readonly filename: string;
  readonly type: string;
  readonly inline: boolean;
  constructor(file: {
    stream: NodeJS.ReadableStream | ReadableStream | Buffer;
    filename: string;
    type: string;
    inline?: boolean;
  }) {
    this.stream = file.stream;
    this.filename = file.filename;
    this.type = file.type;
    this.inline = file.inline ?? false;
  }
}
