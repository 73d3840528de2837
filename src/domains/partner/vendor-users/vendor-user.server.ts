import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { type VendorUserRow, vendorUser, vendorUserFlow } from './vendor-user.resource.ts';
import { VENDOR_TYPES } from './vendor-user.text.ts';

export const vendorUsers = recordsOf(vendorUser);

/** The area in which they sign in sends the link. */
export const vendorUserActs = serveActs(vendorUser, vendorUserFlow, {
  invite: 'elsewhere',
  disable: moves,
  enable: moves,
});

/** The first account of a firm and type keeps those of its colleagues; later ones as it is said. */
export async function createVendorUser(ctx: Ctx, draft: Readonly<Record<string, unknown>>): Promise<VendorUserRow> {
  const { partnerId, type = vendorUser.fields.type.default } = draft;
  // What is none of either is refused when it is made.
  const known = Number.isSafeInteger(partnerId) && typeof type === 'string' && Object.hasOwn(VENDOR_TYPES, type);
  if (!known) return vendorUsers.create(ctx, draft);
  const [other] = await ctx.db.query<{ id: number }>({
    name: 'partner-first-account',
    text: `select id from partner_vendor_user where partner_id = $1 and type = $2 and user_status <> 'DISABLED' and deleted_at is null limit 1`,
    values: [partnerId, type],
  });
  return vendorUsers.create(ctx, draft, other ? {} : { chief: true });
}

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
  ...vendorUserActs.endpoints,
  ...crudEndpoints(vendorUser, { omit: ['import'], create: createVendorUser }),
];
