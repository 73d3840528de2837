import { AppError } from '../../errors.ts';
import { labelOf } from '../../resource/describe.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { recordHistory } from '../history.ts';
import { assertPermission } from '../permit/permit.ts';
import { openField, sealedFields } from '../permit/sealed.ts';
import { readOne } from './read.ts';

/**
 * The whole of a sealed text, for whoever holds its permission and may see the record; the history keeps who saw it and why.
 * VALIDATION for a field that is not sealed.
 */
export async function revealField(
  resource: AnyResource,
  ctx: Ctx,
  id: number,
  { field, reason }: { field: string; reason: string },
): Promise<string | null> {
  if (!sealedFields(resource).includes(field)) {
    const message = { zh: '此项没有加密的内容', en: 'This field holds nothing sealed' };
    throw new AppError('VALIDATION', message, { errors: [{ field: 'field', message }] });
  }
  assertPermission(ctx, resource.fields[field]!.private ?? permissionOf(resource, 'edit'));
  await readOne(resource, ctx, id);
  const label = labelOf(resource, field);
  await recordHistory(ctx, {
    resource: resource.name,
    recordId: id,
    action: 'reveal',
    reason: `${ctx.lang === 'zh' ? label.zh : label.en}: ${reason}`,
  });
  return openField(ctx.db, resource, field, id);
}
