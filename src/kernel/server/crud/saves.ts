import { AppError, type FieldError, invalid } from '../../errors.ts';
import type { Fields } from '../../resource/field.ts';
import { rulingState } from '../../resource/open.ts';
import { type AnyResource, childOf, fieldsOf, type Resource, type Whole } from '../../resource/resource.ts';
import { isEmpty, validate } from '../../resource/validate.ts';
import type { Ctx } from '../context.ts';
import { assertKnown, keptHidden, seenRow } from '../permit/private.ts';
import { withServerFields } from './lines.ts';
import { recordsOf } from './records.ts';
import { withDefaults } from './with-defaults.ts';
import { assertOwnScope, checkKnown } from './write.ts';

type Draft = Readonly<Record<string, unknown>>;
type Patch = Readonly<Record<string, unknown>>;

export type Saving<F extends Fields> = {
  /** What is to be saved: valid by itself, over what stands. Of a new record without its number. */
  readonly row: Whole<F>;
  /** The record as it stands; nothing of a new one. */
  readonly before: Whole<F> | undefined;
  /** Notes what is wrong at a field, `lines.0.qty` in lines; all of it is told at once, and nothing is saved. */
  readonly wrong: (field: string, zh: string, en: string) => void;
};

type Rules<F extends Fields> = {
  /** What the server writes beside the typed values while the record is open: one function for whoever saves, imports or only asks while typing. */
  readonly served: (ctx: Ctx, saving: Saving<F>) => Promise<Patch>;
  /** What it writes once, when a record is made: its number, what it begins with. `given` is what a service passes on. */
  readonly made?: (ctx: Ctx, row: Whole<F>, given: Patch) => Promise<Patch>;
  /** What it writes when a record is changed behind its first state. */
  readonly later?: (ctx: Ctx, saving: Saving<F> & { readonly before: Whole<F> }) => Promise<Patch>;
  /** What must be filled before the server can say anything while one types. */
  readonly needs?: readonly (keyof F & string)[];
};

/** What the server would write beside a draft, and what is wrong with it as far as it goes. */
export type Derived = { readonly values: Patch; readonly errors: readonly FieldError[] };

type Saves<F extends Fields> = {
  readonly create: (ctx: Ctx, draft: Draft, given?: Patch) => Promise<Whole<F>>;
  readonly update: (ctx: Ctx, draft: Draft & { id: number; version: number }) => Promise<Whole<F>>;
  readonly derive: (ctx: Ctx, draft: Draft) => Promise<Derived>;
};

/** How records of a kind are saved: the typed values by the declaration, and beside them what the server says. */
export function savesOf<F extends Fields>(resource: Resource<F>, rules: Rules<F>): Saves<F> {
  const kind: AnyResource = resource;
  const records = recordsOf(resource);

  async function serve(ctx: Ctx, values: Draft, before: Whole<F> | undefined, errors: FieldError[]): Promise<Patch> {
    const row = { ...before, ...values, ...linesIn(kind, values, before) } as Whole<F>;
    const wrong = (field: string, zh: string, en: string): void => {
      errors.push({ field, message: { zh, en } });
    };
    const later = before && !isFirst(kind, before);
    return later
      ? ((await rules.later?.(ctx, { row, before, wrong })) ?? {})
      : rules.served(ctx, { row, before, wrong });
  }

  async function servedOf(ctx: Ctx, values: Draft, before?: Whole<F>): Promise<Patch> {
    const errors: FieldError[] = [];
    try {
      const patch = await serve(ctx, values, before, errors);
      if (errors.length > 0) throw invalid(errors);
      return patch;
    } catch (error) {
      // What a field refers to is looked at here before anybody has asked whether it is there: its refusal is that field's.
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      const unknown = await checkKnown(kind, ctx, values, before);
      throw unknown.length > 0 ? invalid(unknown) : error;
    }
  }

  return {
    async create(ctx, draft, given = {}) {
      const { values, errors } = validate(kind, withDefaults(resource, draft));
      if (errors.length > 0) throw invalid(errors);
      const patch = await servedOf(ctx, values);
      const made = await rules.made?.(ctx, { ...values, ...patch } as Whole<F>, given);
      return records.create(ctx, draft, { ...given, ...patch, ...made });
    },
    async update(ctx, draft) {
      const before = await records.held(ctx, draft.id, draft.version);
      assertKnown(ctx.user, kind, draft, before);
      const { values, errors } = validate(kind, { ...before, ...keptHidden(ctx.user, kind, draft, before) });
      if (errors.length > 0) throw invalid(errors);
      return records.update(ctx, draft, await servedOf(ctx, values, before));
    },
    async derive(ctx, draft) {
      const before = typeof draft.id === 'number' ? await records.held(ctx, draft.id) : undefined;
      const { values } = validate(kind, before ? { ...before, ...draft } : withDefaults(resource, draft));
      if (rules.needs?.some((name) => isEmpty(values[name]))) return { values: {}, errors: [] };
      const unknown = await checkKnown(kind, ctx, values, before);
      if (unknown.length > 0) return { values: {}, errors: unknown };
      assertOwnScope(kind, ctx, { ...before, ...values });
      const errors: FieldError[] = [];
      try {
        const patch = await serve(ctx, values, before, errors);
        return { values: seenRow(ctx.user, kind, { ...patch }), errors };
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        return { values: {}, errors: [...errors, ...(error.errors ?? [])] };
      }
    },
  };
}

/** Whether a record is where it began: a kind without such a state always is. */
function isFirst(resource: AnyResource, row: Draft): boolean {
  const ruling = rulingState(resource);
  return !ruling || row[ruling.field] === ruling.flow.initial;
}

/** The lines of a draft whole: with what the server keeps of each beside what was typed. */
const linesIn = (resource: AnyResource, values: Draft, before: Draft | undefined): Draft =>
  Object.fromEntries(
    fieldsOf(resource, 'lines').map(([name, field]) => [
      name,
      withServerFields(
        childOf(field),
        values[name] as Record<string, unknown>[],
        before?.[name] as Record<string, unknown>[],
      ),
    ]),
  );
