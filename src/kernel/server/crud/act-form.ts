import { invalid } from '../../errors.ts';
import type { Fields } from '../../resource/field.ts';
import type { AnyResource, Resource, Values } from '../../resource/resource.ts';
import { validate } from '../../resource/validate.ts';
import type { Ctx } from '../context.ts';
import { checkKnown } from './write.ts';

/** The values of an act's form, by its own rules and by what the database knows; refused field by field like those of a record. */
export async function actValues<F extends Fields>(
  ctx: Ctx,
  form: Resource<F>,
  body: Record<string, unknown>,
): Promise<Values<F>> {
  const kind: AnyResource = form;
  const { values, errors } = validate(kind, body);
  if (errors.length > 0) throw invalid(errors);
  const broken = await checkKnown(kind, ctx, values);
  if (broken.length > 0) throw invalid(broken);
  return values as Values<F>;
}
