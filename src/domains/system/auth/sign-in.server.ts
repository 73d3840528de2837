import { AppError } from '../../../kernel/errors.ts';
import type { App } from '../../../kernel/server/module.ts';
import type { Text } from '../../../kernel/text.ts';
import { takeCaptcha } from './captcha.server.ts';
import { openCiphertext } from './ciphertext.server.ts';
import { type Credential, credentialOf, passwordMatches } from './credential.server.ts';
import { type Account, accountByName, companyDay, type Identity, identityOf, isOpen } from './identity.server.ts';
import { WRONG_CAPTCHA } from './lockout.rules.ts';
import { assertAddress, clearAttempts, inTurn, refusalAfter, takeAttempt } from './lockout.server.ts';
import { isRemembered, openRemembered, rememberedToken } from './remembered.server.ts';
import { openSession, type SessionKind } from './session.server.ts';
import { logSignIn, type SignInLine } from './sign-in-log.server.ts';

export type Place = { address: string; device?: string; browser?: string };

type SignIn = {
  username: string;
  password: string;
  code?: string;
  uuid?: string;
  isLand?: boolean;
  rememberMe?: boolean;
};

export type SignedIn = { token: string; identity: Identity; passwordWeak: boolean; remembered?: string };

type Attempt = { app: App; place: Place; now: Date; kind: SessionKind };

const field = (name: string, message: Text): AppError =>
  new AppError('VALIDATION', message, { errors: [{ field: name, message }] });

const log = (attempt: Attempt, line: SignInLine): Promise<void> =>
  logSignIn(attempt.app.db, { ...attempt.place, now: attempt.now, kind: attempt.kind, ...line });

/** Runs an attempt; a refusal is logged with its code, never with what was typed as password. */
async function logged<T>(attempt: Attempt, username: string, work: () => Promise<T>): Promise<T> {
  await assertAddress(attempt.app.db, attempt.place.address, attempt.now);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) await log(attempt, { username, ok: false, reason: error.text });
    throw error;
  }
}

/** Looks at the password: counted first, so that guesses made at once cannot slip through. */
async function verified(
  { app, now }: Attempt,
  username: string,
  check: (account: Account | undefined, credential: Credential | undefined) => Promise<boolean>,
): Promise<{ account: Account; credential: Credential }> {
  const { db } = app;
  const account = await accountByName(db, username);
  // Counted under the name of the account: the database takes more letters for the same than JavaScript does (İ, i).
  const name = account?.username ?? username;
  return inTurn(name, async () => {
    const failures = await takeAttempt(db, name, now);
    const credential = account && (await credentialOf(db, account.id));
    const right = await check(account, credential);
    if (!right || !account || !credential) throw await refusalAfter(db, name, failures, now);
    await clearAttempts(db, name);
    return { account, credential };
  });
}

function assertOpen(account: Account, now: Date): void {
  if (isOpen(account, companyDay(now))) return;
  throw new AppError(
    'FORBIDDEN',
    account.enabled === false
      ? { zh: '账号已停用，请联系系统管理员', en: 'This account is disabled; ask an administrator' }
      : { zh: '账号已过有效期，请联系系统管理员', en: 'This account has expired; ask an administrator' },
  );
}

async function opened(
  attempt: Attempt,
  account: Account,
  credential: Credential,
  options: { isLand?: boolean } = {},
): Promise<SignedIn> {
  const { app, place, now, kind } = attempt;
  assertOpen(account, now);
  const identity = await identityOf(app.db, account.id, { now });
  if (!identity) throw new AppError('FORBIDDEN', { zh: '账号不可用', en: 'This account cannot be used' });
  if (identity.onShip && options.isLand !== false && kind !== 'temporary') {
    throw field('isLand', { zh: '船舶账号须选择“船舶”登录', en: 'A ship account signs in under Ship' });
  }
  const until = account.expiresOn ? new Date(`${account.expiresOn}T16:00:00Z`) : undefined;
  const session = await openSession(app.db, { userId: account.id, kind, now, place, until });
  await app.db.query('update system_user_ set last_sign_in = $2 where id = $1', [account.id, now.toISOString()]);
  await log(attempt, { username: account.username, userId: account.id, ok: true });
  return { token: session.token, identity, passwordWeak: credential.weak };
}

/** Signs a member of staff in. Refusals say in plain words what to do; wrong name and wrong password answer alike. */
export async function signIn(app: App, given: SignIn, place: Place): Promise<SignedIn> {
  const now = app.now();
  const byToken = isRemembered(given.password);
  const attempt: Attempt = { app, place, now, kind: byToken ? 'remembered' : 'password' };
  return logged(attempt, given.username, async () => {
    const { db } = app;
    const uuid = given.uuid ?? '';
    if (app.settings.captcha && !(await takeCaptcha(db, { uuid, code: given.code ?? '', now }))) {
      throw field('code', WRONG_CAPTCHA);
    }
    const remembered = byToken
      ? await openRemembered(db, { token: given.password, browser: place.browser, now })
      : undefined;
    if (byToken && !remembered) {
      throw field('password', {
        zh: '记住的登录已失效，请重新输入密码',
        en: 'The remembered sign-in is over; enter the password',
      });
    }
    const password = byToken ? '' : await openCiphertext(db, given.password, { now, uuid });
    const { account, credential } = await verified(attempt, given.username, async (account, credential) =>
      remembered
        ? account?.id === remembered.userId && credential?.changedAt === remembered.changedAt
        : passwordMatches(credential, password),
    );
    const result = await opened(attempt, account, credential, { isLand: given.isLand });
    if (!given.rememberMe || !place.browser) return result;
    const { browser } = place;
    const { changedAt } = credential;
    const token = await rememberedToken(db, { userId: account.id, changedAt, browser, now, until: remembered?.until });
    return { ...result, remembered: token };
  });
}

/** Signs an outside auditor in: a temporary account within its end date. */
export async function signInTemporary(
  app: App,
  given: { username: string; password: string },
  place: Place,
): Promise<SignedIn> {
  const now = app.now();
  const attempt: Attempt = { app, place, now, kind: 'temporary' };
  return logged(attempt, given.username, async () => {
    const password = await openCiphertext(app.db, given.password, { now });
    const { account, credential } = await verified(attempt, given.username, async (account, credential) => {
      const right = await passwordMatches(credential, password);
      return right && account?.temporary === true;
    });
    return opened(attempt, account, credential);
  });
}
