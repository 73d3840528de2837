import { randomUUID } from 'node:crypto';
import type { Ctx, User } from '../../../kernel/server/context.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import type { Authenticate } from '../../../kernel/server/module.ts';
import { hashOf, newToken } from '../../identity/public.server.ts';
import { VENDOR_USERS } from '../../partner/public.server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Tokens of suppliers say whose they are, so that nobody's is looked for among those of staff. */
const MARK = 'v.';

/** Opens a sign-in of a day, or of one a business token of an hour. The token is answered once and stored only as a hash. */
export async function openVendorSession(
  db: Db,
  { userId, now, parentId = null }: { userId: number; now: Date; parentId?: string | null },
): Promise<{ token: string; expiresAt: string }> {
  const token = MARK + newToken();
  const end = new Date(now.getTime() + (parentId ? HOUR_MS : DAY_MS)).toISOString();
  const [row] = await db.query<{ expiresAt: string }>(
    `insert into vendor_session (id, token_hash, user_id, parent_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, least($6::timestamptz, (select p.expires_at from vendor_session p where p.id = $4)))
     returning expires_at as "expiresAt"`,
    [randomUUID(), hashOf(token), userId, parentId, now.toISOString(), end],
  );
  return { token, expiresAt: row!.expiresAt };
}

/** Ends a sign-in with the business tokens made of it, or all of a person. */
export async function endVendorSessions(db: Db, which: { id: string } | { userId: number }, now: Date): Promise<void> {
  const one = 'id' in which;
  await db.query(
    `update vendor_session set revoked_at = $2 where revoked_at is null and ${
      one ? '(id = $1 or parent_id = $1 or id = (select parent_id from vendor_session where id = $1))' : 'user_id = $1'
    }`,
    [one ? which.id : which.userId, now.toISOString()],
  );
}

type Found = {
  sessionId: string;
  id: number;
  username: string;
  name: string;
  partnerId: number;
  type: string;
};

/** The person of a supplier behind a token. Accounts that are not in use and firms that are blacklisted are nobody, from the next call on. */
export const authenticateVendor: Authenticate = async (app, request): Promise<User | undefined> => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token?.startsWith(MARK)) return undefined;
  const [found] = await app.db.query<Found>({
    name: 'vendor-session-find',
    text: `select s.id as "sessionId", u.id, u.username, u.name, u.partner_id as "partnerId", u.type
           from vendor_session s join ${VENDOR_USERS} u on u.id = s.user_id
           where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and u.user_status = 'ACTIVE' and u.deleted_at is null
             and u.qualify_status <> 'BLACKLISTED'`,
    values: [hashOf(token), app.now().toISOString()],
  });
  if (!found) return undefined;
  const { sessionId, id, username, name, partnerId, type } = found;
  return {
    id: -id,
    username,
    name,
    roles: [],
    permissions: new Set(),
    // Accounts of yards and forwarders have none of their firm's invitations for goods, in lists or by number.
    scope: { partner: [partnerId], goods: type === 'quote' ? [partnerId] : [] },
    ownOnly: false,
    sessionId,
    vendor: { userId: id, partnerId, type },
  };
};

/** The supplier of a call of that realm. */
export function vendorOf({ user }: Ctx): NonNullable<User['vendor']> {
  if (!user.vendor) throw new Error('a call of suppliers without a supplier');
  return user.vendor;
}
