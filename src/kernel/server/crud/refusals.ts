import { AppError, invalid } from '../../errors.ts';
import { labelOf } from '../../resource/describe.ts';
import { type AnyResource, childOf, fieldsOf, snake } from '../../resource/resource.ts';
import type { Holder } from '../declared.ts';
import { heldBackBy } from '../held-back.ts';
import { NOWHERE } from './integrity.ts';
import { planOf } from './plan.ts';

/** What PostgreSQL tells of a statement that it refused. */
type Broken = { readonly code?: string; readonly constraint?: string };

/** PostgreSQL keeps so many bytes of a name; ours have no other letters than those of one. */
const KEPT = 63;

const isOf = ({ constraint }: Broken, name: string): boolean => constraint === name.slice(0, KEPT);

/** A broken unique index becomes DUPLICATE, naming the fields that clash. */
function asDuplicate(resource: AnyResource, failure: Broken): unknown {
  const table = planOf(resource).table;
  const fields =
    (resource.unique ?? []).find((names) => isOf(failure, `${table}_${names.map(snake).join('_')}_key`)) ??
    Object.keys(resource.fields).filter((name) => isOf(failure, `${table}_${snake(name)}_serial`));
  if (fields.length === 0) return failure;
  const labels = fields.map((name) => labelOf(resource, name));
  const message = {
    zh: `${labels.map((l) => l.zh).join('、')}已存在，不能重复`,
    en: `${labels.map((l) => l.en).join(', ')} already exists`,
  };
  return new AppError('DUPLICATE', message, { errors: fields.map((field) => ({ field, message })) });
}

/** A broken foreign key becomes VALIDATION at the field that refers to what is not there. */
function asMissing(resource: AnyResource, failure: Broken): unknown {
  const { table } = planOf(resource);
  for (const [name, field] of fieldsOf(resource, 'ref', 'lines')) {
    if (field.kind === 'ref' && !isOf(failure, `${table}_${snake(name)}_ref`)) continue;
    if (field.kind === 'ref') return invalid([{ field: name, message: NOWHERE }]);
    const inner = asMissing(childOf(field), failure);
    if (inner !== failure) return invalid([{ field: name, message: NOWHERE }]);
  }
  return failure;
}

/** What PostgreSQL holds back although the checks let it pass: what others wrote meanwhile, or what a service gave unchecked. */
function asRefusal(resource: AnyResource, holder: Holder, error: unknown): unknown {
  const told = heldBackBy(holder, error);
  if (told) return told;
  const failure = error as Broken;
  if (failure.code === '23505') return asDuplicate(resource, failure);
  if (failure.code === '23503') return asMissing(resource, failure);
  return error;
}

/** Does what PostgreSQL may hold back, and tells that as a refusal: DUPLICATE or VALIDATION, at the fields, or in the words declared for it. */
export async function withRefusals<T>(resource: AnyResource, holder: Holder, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asRefusal(resource, holder, error);
  }
}
