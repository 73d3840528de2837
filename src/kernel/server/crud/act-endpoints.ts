import { z } from 'zod';
import { actBody } from '../../act.calls.ts';
import { AppError, invalid } from '../../errors.ts';
import { type Flow, nextState, type Transition, tailOf } from '../../flow/flow.ts';
import { flowsOf } from '../../flow/flows-of.ts';
import type { Fields } from '../../resource/field.ts';
import {
  type AnyResource,
  pathOf,
  permissionOf,
  type Resource,
  type Values,
  type Whole,
} from '../../resource/resource.ts';
import { type Access, route } from '../../route.ts';
import type { Ctx } from '../context.ts';
import { type Endpoint, type Http, serve } from '../http/endpoint.ts';
import { rowSchema } from '../http/openapi-schema.ts';
import { actValues } from './act-form.ts';
import type { Labels } from './records.ts';
import { heldRow, patchRow } from './write.ts';

type Patch = Readonly<Record<string, unknown>>;
type Given = Patch & { readonly version?: number };

type FormValues<T> = T extends { readonly form: Resource<infer F> } ? Values<F> : Readonly<Record<never, never>>;

/** What an act is given when all that its declaration says has been looked at: permission, scope, version, state, form and reason. */
export type Acting<F extends Fields, T = Transition> = {
  /** The record, held to the end of the transaction. */
  readonly row: Whole<F>;
  /** What its form asked for. */
  readonly values: FormValues<T>;
  /** Why; the form's own `reason` where it has one. */
  readonly reason: T extends { readonly reason: true } ? string : string | undefined;
  /** The raw call, where one asked for it. */
  readonly http: Http | undefined;
  /** Moves the record to the state that the act leads to, with these values beside, and tells the history. Answers it as it is then. */
  readonly move: (values?: Patch) => Promise<Whole<F>>;
};

export type ActHandler<F extends Fields, T = Transition> = (ctx: Ctx, acting: Acting<F, T>) => Promise<unknown>;

/** Of an act whose call stands elsewhere: the approval's, or one that writes outside of the transaction. */
type Elsewhere = 'elsewhere';

/** An act that does no more than move the record. */
export const moves = <F extends Fields>(_ctx: Ctx, { move }: { move: () => Promise<Whole<F>> }): Promise<Whole<F>> =>
  move();

type Options<F extends Fields> = {
  /** The specification's literal path where it gives one. */
  readonly path?: string;
  /** What is held before the record itself, where others hold it in that order: the chain that it stands in. */
  readonly before?: (ctx: Ctx, id: number) => Promise<unknown>;
  /** What has to happen to the record before its state counts: what the clock has not come by to do. Answers the record as it is then. */
  readonly settle?: (ctx: Ctx, row: Whole<F>) => Promise<Whole<F>>;
};

const Id = z.object({ id: z.coerce.number<number>().int().positive() });

/** The acts of one flow of a kind of record. */
export type ServedActs<F extends Fields, A> = {
  /** A call for each. */
  readonly endpoints: readonly Endpoint[];
  /** The same from another service, with the permission and the scope of whoever it acts for; without a version what is found is acted on. */
  readonly perform: (
    ctx: Ctx,
    name: keyof A & string,
    id: number,
    given?: Readonly<Record<string, unknown>> & { readonly version?: number },
  ) => Promise<Whole<F> & Labels>;
};

/**
 * The acts of a flow, each by its handler: whoever lacks its permission, another's record, a record changed meanwhile, a wrong state,
 * a missing reason and wrong values are refused before the handler is asked.
 */
export function serveActs<F extends Fields, S extends string, A extends Readonly<Record<string, Transition<S>>>>(
  resource: Resource<F>,
  flow: Flow<S, A>,
  handlers: { readonly [K in keyof A & string]: ActHandler<F, A[K]> | Elsewhere },
  options: Options<F> = {},
): ServedActs<F, A> {
  const kind: AnyResource = resource;
  const field = flowsOf(kind).find((one) => (one.flow as unknown) === flow)?.field;
  if (!field) throw new Error(`${resource.name}: no field of it has this flow`);

  async function act(ctx: Ctx, name: keyof A & string, id: number, given: Given, http?: Http): Promise<unknown> {
    const transition: Transition = flow.transitions[name] as Transition<S>;
    const { version, ...asked } = given;
    await options.before?.(ctx, id);
    const found = (await heldRow(kind, ctx, id, version)) as Whole<F>;
    const row = (await options.settle?.(ctx, found)) ?? found;
    const to = nextState(flow, name, (row as Patch)[field!] as S);
    const wrong = transition.against?.(row as Patch, ctx.now);
    if (wrong) throw new AppError('RULE', wrong);
    const { values, reason } = await askedFor(ctx, transition, asked);
    const move = async (more: Patch = {}): Promise<Whole<F>> => {
      const next = { ...(transition.to && { [field!]: to }), ...more };
      return (await patchRow(kind, ctx, id, next, { action: name, reason })).row as Whole<F>;
    };
    const handler = handlers[name] as unknown as ActHandler<F> | Elsewhere;
    if (handler === 'elsewhere') throw new Error(`${resource.name}: its act ${name} is done elsewhere`);
    return handler(ctx, { row, values, reason, http, move });
  }

  return {
    perform: (ctx, name, id, given = {}) => act(ctx, name, id, given) as Promise<Whole<F> & Labels>,
    endpoints: Object.entries<Transition<S>>(flow.transitions).flatMap(([name, transition]) => {
      if (handlers[name as keyof A & string] === 'elsewhere') return [];
      const { label } = transition;
      const contract = route({
        method: 'POST',
        path: `${options.path ?? pathOf(kind)}/:id/${tailOf(name, transition)}`,
        permission: (transition.permission ?? permissionOf(kind, name)) as Access,
        summary: { zh: `${resource.label.zh}：${label.zh}`, en: `${resource.label.en}: ${label.en}` },
        params: Id,
        body: actBody,
      });
      const docs = { body: bodySchema(transition), reply: transition.leads ? undefined : rowSchema(kind) };
      return {
        ...serve(contract, (ctx, { params, body }, http) => act(ctx, name as keyof A & string, params.id, body, http), {
          docs,
        }),
        act: { resource: kind, name, field, transition: transition as Transition },
      };
    }),
  };
}

/** What an act asks for: the values of its form and the reason. VALIDATION names each field that is wrong. */
export async function askedFor(
  ctx: Ctx,
  transition: Transition,
  given: Record<string, unknown>,
): Promise<{ values: Values<Fields>; reason: string | undefined }> {
  const values = transition.form ? await actValues(ctx, transition.form, given) : {};
  return { values, reason: reasonOf(transition, { ...given, ...values }) };
}

const NEEDED = { zh: '须填写原因', en: 'A reason is required' };
const TOO_LONG = { zh: '原因不能超过 500 字', en: 'At most 500 characters' };
const MAX_REASON = 500;

function reasonOf({ reason, form }: Transition, given: Readonly<Record<string, unknown>>): string | undefined {
  const said = typeof given.reason === 'string' ? given.reason.trim() : '';
  if (!reason) return form && 'reason' in form.fields && said ? said : undefined;
  if (!said) throw invalid([{ field: 'reason', message: NEEDED }]);
  if (said.length > MAX_REASON) throw invalid([{ field: 'reason', message: TOO_LONG }]);
  return said;
}

function bodySchema({ form, reason }: Transition): Record<string, unknown> {
  const schema = form ? rowSchema(form) : { type: 'object' };
  const { id: _id, ...fields } = (schema.properties ?? {}) as Record<string, unknown>;
  const required = [
    ...new Set(['version', ...((schema.required as string[] | undefined) ?? []), ...(reason ? ['reason'] : [])]),
  ];
  return {
    ...schema,
    properties: {
      ...fields,
      version: { type: 'integer' },
      ...(reason && { reason: { type: 'string', maxLength: MAX_REASON } }),
    },
    required,
  };
}
