import type { Db } from '../../../kernel/server/db/db.ts';
import { seal, unseal } from './secrets.server.ts';
import { SESSION_LIFE_MS } from './session.server.ts';

const MARK = 'rm1.';

type Content = { userId: number; changedAt: string; until: number };

export const isRemembered = (password: string): boolean => password.startsWith(MARK);

/**
 * What a browser keeps instead of a password: sealed by the server's key, bound to that browser and an end time, and
 * worthless once the password changes. It does not hold the password.
 */
export async function rememberedToken(
  db: Db,
  options: { userId: number; changedAt: string; browser: string; now: Date; until?: number },
): Promise<string> {
  const content: Content = {
    userId: options.userId,
    changedAt: options.changedAt,
    until: options.until ?? options.now.getTime() + SESSION_LIFE_MS,
  };
  return MARK + (await seal(db, JSON.stringify(content), `remember:${options.browser}`));
}

/** The content of a token given in place of a password; nothing when it is over or belongs to another browser. */
export async function openRemembered(
  db: Db,
  options: { token: string; browser: string | undefined; now: Date },
): Promise<Content | undefined> {
  if (!options.browser) return undefined;
  const clear = await unseal(db, options.token.slice(MARK.length), `remember:${options.browser}`);
  if (!clear) return undefined;
  const content = JSON.parse(clear) as Content;
  return content.until > options.now.getTime() ? content : undefined;
}
