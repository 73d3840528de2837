import type { FastifyRequest } from 'fastify';
import type { App } from '../../../kernel/server/module.ts';
import type { IdentityView } from './auth.calls.ts';
import type { Identity } from './identity.server.ts';

/** A person as the browser gets to know them. */
export function identityView({ account, user, organizations }: Identity): IdentityView {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    nameEn: account.nameEn,
    avatar: account.avatar,
    email: account.email,
    phone: account.phone,
    partyDTO: { partyId: user.id, username: user.username },
    roles: [...user.roles],
    permissions: [...user.permissions],
    organizations,
    vesselIds: user.scope.vessel === 'all' ? 'all' : [...(user.scope.vessel ?? [])],
  };
}

/** A weak password must be changed at once on the public address of the product, and only there. */
export function enforcesPassword(app: App, request: FastifyRequest, weak: boolean): boolean {
  if (!weak || !app.settings.publicUrl) return false;
  return new URL(app.settings.publicUrl).hostname === request.hostname;
}
