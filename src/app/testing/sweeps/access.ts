import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../domains/identity/public.server.ts';
import { pathOf, permissionOf } from '../../../kernel/resource/resource.ts';
import { declaredBy } from '../../../kernel/server/declare.ts';
import { lineKinds } from '../../../kernel/server/line-kinds.ts';
import { referrersOf } from '../../../kernel/server/registry.ts';
import { modules } from '../../domains.server.ts';
import type { Company } from '../company.ts';
import { filledPath, nameOf, type Sweep, send } from './sweep.ts';

const declared = declaredBy(modules);

/** An address that leads to no record. */
const NOWHERE = 999_999_999;

/** What the roles of an account grant, straight from the tables. */
export async function grantedTo(company: Company, username: string): Promise<ReadonlySet<string>> {
  const rows = await company.db.query<{ permission: string }>(
    `select distinct p.permission from identity_user u
     join identity_role r on r.id = any(u.role_ids) or (coalesce(cardinality(u.role_ids), 0) = 0 and r.code = 'ROLE_SYSTEM_DEFAULT')
     cross join lateral jsonb_array_elements_text(r.permissions) p(permission) where u.username = $1 and r.deleted_at is null`,
    [username],
  );
  return new Set(rows.map((row) => row.permission));
}

/** By name, or by `*` where it is none of those that only a name gives. */
export const holdsGranted = (granted: ReadonlySet<string>, permission: string): boolean =>
  granted.has(permission) || (granted.has('*') && !declared.guarded.has(permission));

/** What is chosen by whoever may list it alone, though other records refer to it. */
const LISTED = ['operations.paymentOrder'];

/** Choosing from a list needs `pick` or `list` of that resource, and `list` where nothing refers to it. */
function lacksPick(path: string, granted: ReadonlySet<string>): boolean {
  const kinds = modules.flatMap((m) => m.resources);
  const owner = [...kinds, ...lineKinds(kinds)].find((resource) => path === `${pathOf(resource)}/options`);
  if (!owner) return false;
  const chosen = !LISTED.includes(owner.name) && referrersOf({ db: { declared } }, owner).length > 0;
  return !(chosen ? ['pick', 'list'] : ['list']).some((act) => holdsGranted(granted, permissionOf(owner, act)));
}

/** Nobody is answered whom the call is not for, and everybody is whom it is for. */
export function sweepAccess({ endpoints, company }: Sweep): void {
  describe('a call', () => {
    test('without a token answers 401, and a public one does not', async () => {
      const stranger = company().withToken(undefined);
      const wrong: string[] = [];
      for (const endpoint of endpoints) {
        const { status } = await send(stranger, endpoint, filledPath(endpoint.route.path, NOWHERE), { body: {} });
        if ((endpoint.route.permission === 'public') === (status === 401)) wrong.push(`${nameOf(endpoint)} ${status}`);
      }
      expect(wrong).toEqual([]);
    });

    test.each(demoAccounts({ demo: true }).usernames)(
      'of %s answers 403 exactly where the account lacks the permission',
      async (username) => {
        const granted = await grantedTo(company(), username);
        const as = await company().signIn(username);
        const wrong: string[] = [];
        for (const endpoint of endpoints) {
          const { permission, path, realm } = endpoint.route;
          // Signing out ends the session that the other calls need.
          if (path === '/auth/logout' || permission === 'public') continue;
          const { status, body } = await send(as, endpoint, filledPath(path, NOWHERE), { body: {} });
          const refused = status === 403 && body.code === 'FORBIDDEN';
          if (realm === 'vendor') {
            if (!refused) wrong.push(`${nameOf(endpoint)} ${status} to staff`);
            continue;
          }
          const lacks = permission === 'signedIn' ? lacksPick(path, granted) : !holdsGranted(granted, permission);
          if (status === 401 || status >= 500 || refused !== lacks) wrong.push(`${nameOf(endpoint)} ${status}`);
          const named = (body.data as { permission?: string } | undefined)?.permission;
          if (refused && !named) wrong.push(`${nameOf(endpoint)} does not name the permission`);
        }
        expect(wrong).toEqual([]);
      },
    );
  });
}
