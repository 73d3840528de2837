import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { vendorUser, vendorUserFlow } from './vendor-user.resource.ts';

const vendorUsers = recordsOf(vendorUser);

/** The area in which they sign in sends the link. */
const acts = serveActs(vendorUser, vendorUserFlow, { invite: 'elsewhere', disable: moves, enable: moves });

/** What happened to an account beside what people type: it was invited, is in use, somebody signed in. */
export const noteVendorUser = (
  ctx: Ctx,
  id: number,
  values: Readonly<Record<string, unknown>>,
  action: string,
): Promise<unknown> => vendorUsers.patch(ctx, id, values, { action });

/** A sign-in is no change of the record: nobody's open form is stale by it. */
export async function noteSignIn(ctx: Pick<Ctx, 'db' | 'now'>, id: number): Promise<void> {
  await ctx.db.query('update partner_vendor_user set last_sign_in = $2 where id = $1', [id, ctx.now.toISOString()]);
}

export const vendorUserEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(vendorUser, { omit: ['import'] }),
];
