import { z } from 'zod';
import { nextState } from '../../../kernel/flow/flow.ts';
import { route } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { vendorUser, vendorUserFlow } from './vendor-user.resource.ts';

const vendorUsers = recordsOf(vendorUser);
const BASE = '/api/partner/vendor-users';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

const disableCall = route({
  method: 'POST',
  path: `${BASE}/:id/disable`,
  permission: 'partner:vendorUser:disable',
  summary: { zh: '停用供应商账号', en: 'Disable a supplier account' },
  params: Id,
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});
const enableCall = route({
  method: 'POST',
  path: `${BASE}/:id/enable`,
  permission: 'partner:vendorUser:disable',
  summary: { zh: '重新启用供应商账号', en: 'Enable a supplier account again' },
  params: Id,
  body: z.object({ version: z.number().int() }),
});

async function move(ctx: Ctx, id: number, act: 'disable' | 'enable', given: { version: number; reason?: string }) {
  const row = await vendorUsers.get(ctx, id);
  const userStatus = nextState(vendorUserFlow, act, row.userStatus);
  return (await vendorUsers.patch(ctx, id, { userStatus }, { action: act, ...given })).row;
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
  serve(disableCall, (ctx, { params, body }) => move(ctx, params.id, 'disable', body)),
  serve(enableCall, (ctx, { params, body }) => move(ctx, params.id, 'enable', body)),
  ...crudEndpoints(vendorUser, { omit: ['import'] }),
];
