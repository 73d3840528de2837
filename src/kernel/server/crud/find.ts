import type { Fields } from '../../resource/field.ts';
import { type AnyResource, type Meta, snake, type Whole } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { planOf } from './plan.ts';
import { type Asked, readAsked } from './read.ts';

/** Fields and what they are: one value, any of several, or null where nothing stands there. */
export type Where<F extends Fields> = {
  readonly [K in keyof Whole<F>]?: Whole<F>[K] | readonly NonNullable<Whole<F>[K]>[];
};

export type Finding<K extends string = string> = {
  /** Holds what is found to the end of the transaction, with what is private in it. */
  readonly lock?: boolean;
  /** What is private too: for services that reckon with it, never for an answer. */
  readonly inner?: boolean;
  /** Of each record these fields and kinds of lines alone. */
  readonly only?: readonly K[];
};

type Condition = Asked['is'];

/** One condition for each kind of record and shape of question, so that its statements are put together once. */
const conditions = new WeakMap<AnyResource, Map<string, Condition>>();

const shapeOf = (value: unknown): string => (value === null ? 'none' : Array.isArray(value) ? 'any' : 'one');
const SHAPES: Readonly<Record<string, (column: string, n: number) => string>> = {
  none: (column) => `${column} is null`,
  any: (column, n) => `${column} = any($${n})`,
  one: (column, n) => `${column} = $${n}`,
};

function conditionOf(resource: AnyResource, where: readonly (readonly [string, unknown])[]): Condition {
  const known = conditions.get(resource) ?? new Map<string, Condition>();
  conditions.set(resource, known);
  const key = where.map(([name, value]) => `${name} ${shapeOf(value)}`).join();
  const made = known.get(key) ?? makeCondition(resource, where);
  known.set(key, made);
  return made;
}

function makeCondition(resource: AnyResource, where: readonly (readonly [string, unknown])[]): Condition {
  const { table } = planOf(resource);
  const over = (alias: string): string => {
    let n = 0;
    const each = where.map(([name, value]) => {
      if (value !== null) n += 1;
      return SHAPES[shapeOf(value)]!(`${alias}.${snake(name)}`, n);
    });
    return each.join(' and ') || 'true';
  };
  // Records are named by their own columns; lines by what they belong to.
  return (column) => (column === 't.id' ? over('t') : `${column} in (select f.id from ${table} f where ${over('f')})`);
}

const META = new Set([
  'id',
  'version',
  'createName',
  'createTime',
  'updateName',
  'updateTime',
] satisfies (keyof Meta)[]);

/** The records of which these fields are so, whole, by their ids, within the scope of whoever asks. */
export async function findRows(
  resource: AnyResource,
  ctx: Ctx,
  where: Readonly<Record<string, unknown>>,
  { lock = false, inner = lock, only }: Finding = {},
): Promise<Record<string, unknown>[]> {
  const asked = Object.entries(where).filter(([, value]) => value !== undefined);
  for (const [name] of asked)
    if (!(name in resource.fields) && !META.has(name as keyof Meta))
      throw new Error(`${resource.name} has no field ${name}`);
  const values = asked.flatMap(([, value]) => (value === null ? [] : [value]));
  return readAsked(resource, ctx, { is: conditionOf(resource, asked), values }, { lock, inner, only });
}
