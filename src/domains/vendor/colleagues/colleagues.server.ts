import { asSystem } from '../../../kernel/server/context.ts';
import { outsideAct, outsideEndpoints, ownRow } from '../../../kernel/server/crud/outside.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { rowSchema } from '../../../kernel/server/http/openapi-schema.ts';
import { addColleague, assertMayInvite, disableColleague, enableColleague } from '../../partner/public.server.ts';
import { colleagueFace } from '../../partner/public.ts';
import { vendorOf } from '../sign-in/vendor-session.server.ts';
import { assertAddressSet, inviteVendorUser } from '../sign-in/vendor-sign-in.server.ts';
import * as calls from './colleagues.calls.ts';

/** The accounts of the own firm; who keeps them invites and disables colleagues. Firm and type the token says. */
export const colleagueEndpoints: readonly Endpoint[] = [
  ...outsideEndpoints(colleagueFace, { calls: ['list'] }),
  serve(
    calls.addColleagueCall,
    async (ctx, { body }, http) => {
      assertAddressSet(http);
      const id = await addColleague(ctx, vendorOf(ctx), body);
      await inviteVendorUser(asSystem(ctx, '供应商操作'), id, http);
      return ownRow(colleagueFace, ctx, id);
    },
    { docs: { body: rowSchema(colleagueFace), reply: rowSchema(colleagueFace) } },
  ),
  outsideAct(colleagueFace, calls.inviteColleagueCall, async (ctx, { params, body }, http) => {
    assertAddressSet(http);
    await assertMayInvite(ctx, vendorOf(ctx), { id: params.id, version: body.version });
    await inviteVendorUser(asSystem(ctx, '供应商操作'), params.id, http);
    return undefined;
  }),
  outsideAct(colleagueFace, calls.disableColleagueCall, async (ctx, { params, body }) => {
    await disableColleague(ctx, vendorOf(ctx), { id: params.id, version: body.version, reason: body.reason });
    return undefined;
  }),
  outsideAct(colleagueFace, calls.enableColleagueCall, async (ctx, { params, body }) => {
    await enableColleague(ctx, vendorOf(ctx), { id: params.id, version: body.version });
    return undefined;
  }),
];
