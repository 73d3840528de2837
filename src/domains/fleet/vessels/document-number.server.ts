import type { Fields } from '../../../kernel/resource/field.ts';
import { fieldsOf, type Resource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { organizationCode } from '../../identity/public.server.ts';
import { shipOfOrganization } from './vessel-reader.server.ts';

/** The next number of a document that counts by ship: `{shipCode}` is the ship's, ashore the unit's, else the company's. */
export async function documentNumber<F extends Fields>(
  ctx: Ctx,
  resource: Resource<F>,
  organizationId: number | null,
): Promise<string> {
  const [, field] = fieldsOf(resource, 'serial')[0]!;
  const code = organizationId === null ? undefined : await codeOf(ctx, organizationId);
  return nextSerial(ctx, resource.name, String(field.options), { values: { shipCode: code ?? 'HQ' } });
}

const codeOf = async (ctx: Ctx, organizationId: number): Promise<string | undefined> =>
  (await shipOfOrganization(ctx, organizationId))?.shipCode ?? organizationCode(ctx, organizationId);
