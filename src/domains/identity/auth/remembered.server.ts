import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/server/db/db.ts';
import { seal, unseal } from './secrets.server.ts';
import { SESSION_LIFE_MS } from './session.server.ts';

const MARK = 'rm1.';

/** `factorSince`: the second factor that was shown when it was made; one set up since is asked for. */
type Content = { id: string; userId: number; changedAt: string; factorSince?: string | null; until: number };

export const isRemembered = (password: string): boolean => password.startsWith(MARK);

/**
 * What a browser keeps instead of a password: sealed by the server's key, bound to that browser and an end time, and
 * worthless once the password changes or a sign-out took its row away. It does not hold the password. A remembered sign-in
 * that is used goes on under the row and until the end that it began with.
 */
export async function rememberedToken(
  db: Db,
  options: {
    userId: number;
    changedAt: string;
    factorSince: string | null;
    browser: string;
    sessionId: string;
    now: Date;
    before?: Pick<Content, 'id' | 'until'>;
  },
): Promise<string> {
  const { userId, changedAt, now, before } = options;
  const id = before?.id ?? randomUUID();
  const until = before?.until ?? now.getTime() + SESSION_LIFE_MS;
  await db.query(
    `with over as (delete from identity_remembered where expires_at < $4),
       kept as (insert into identity_remembered (id, user_id, expires_at) values ($1, $2, $3) on conflict do nothing)
     update identity_session set remembered_id = $1 where id = $5`,
    [id, userId, new Date(until).toISOString(), now.toISOString(), options.sessionId],
  );
  const content: Content = { id, userId, changedAt, factorSince: options.factorSince, until };
  return MARK + (await seal(db, JSON.stringify(content), `remember:${options.browser}`));
}

/** The content of a token given in place of a password; nothing when it is over, ended by a sign-out or of another browser. */
export async function openRemembered(
  db: Db,
  options: { token: string; browser: string | undefined; now: Date },
): Promise<Content | undefined> {
  if (!options.browser) return undefined;
  const clear = await unseal(db, options.token.slice(MARK.length), `remember:${options.browser}`);
  if (!clear) return undefined;
  const content = JSON.parse(clear) as Content;
  if (content.until <= options.now.getTime()) return undefined;
  const [row] = await db.query('select 1 from identity_remembered where id = $1 and user_id = $2', [
    content.id,
    content.userId,
  ]);
  return row && content;
}
