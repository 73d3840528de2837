import { AppError } from '../../../kernel/errors.ts';
import type { App } from '../../../kernel/server/module.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { forgetFirstAccounts } from '../demo/first-accounts.server.ts';
import { browserHash, isKnownBrowser, knowBrowser, type Place } from './browser.server.ts';
import { takeCaptcha } from './captcha.server.ts';
import { openCiphertext } from './ciphertext.server.ts';
import { type Credential, credentialOf, passwordMatches } from './credential.server.ts';
import { type Account, accountById, accountByName, type Identity, identityOf, isOpen } from './identity.server.ts';
import { WRONG_CAPTCHA } from './lockout.rules.ts';
import { clearAttempts, crowded, inTurn, isCrowded, refusalAfter, takeAttempt } from './lockout.server.ts';
import { isRemembered, openRemembered, rememberedToken } from './remembered.server.ts';
import { enrol, factorOf, takeCode } from './second-factor.server.ts';
import { openStep, type SecondStep, secondStep } from './second-step.server.ts';
import { openSession, type SessionKind } from './session.server.ts';
import { logSignIn, type SignInLine } from './sign-in-log.server.ts';

type SignIn = {
  username: string;
  password: string;
  code?: string;
  uuid?: string;
  isLand?: boolean;
  rememberMe?: boolean;
};

export type SignedIn = {
  token: string;
  sessionId: string;
  identity: Identity;
  passwordWeak: boolean;
  remembered?: string;
  /** Shown once, when the second factor was set up just now. */
  recoveryCodes?: string[];
};

type Attempt = { app: App; place: Place; now: Date; kind: SessionKind };

const field = (name: string, message: Text): AppError =>
  new AppError('VALIDATION', message, { errors: [{ field: name, message }] });

const log = (attempt: Attempt, line: SignInLine): Promise<void> =>
  logSignIn(attempt.app.db, { ...attempt.place, now: attempt.now, kind: attempt.kind, ...line });

/** Runs an attempt; a refusal is logged with its code, never with what was typed as password. */
async function logged<T>(attempt: Attempt, username: string, work: () => Promise<T>): Promise<T> {
  const { app, place, now } = attempt;
  if (await isCrowded(app.db, place.address, now)) {
    const account = await accountByName(app.db, username);
    // Whoever sits at a browser of their own is not locked out by what strangers at the same address try.
    if (!account || !(await isKnownBrowser(app.db, account.id, place.browser))) throw crowded();
  }
  try {
    return await work();
  } catch (error) {
    const counted = !(error instanceof AppError && error.text === WRONG_CAPTCHA);
    if (error instanceof AppError) await log(attempt, { username, ok: false, reason: error.text, counted });
    throw error;
  }
}

/** Looks at the password: counted first, so that guesses made at once cannot slip through. */
async function verified(
  { app, now, place }: Attempt,
  username: string,
  check: (account: Account | undefined, credential: Credential | undefined) => Promise<boolean>,
): Promise<{ account: Account; credential: Credential }> {
  const { db } = app;
  const account = await accountByName(db, username);
  // Counted under the name of the account: the database takes more letters for the same than JavaScript does (İ, i).
  // A browser in which this person has signed in has attempts of its own, so that strangers cannot use them up.
  const own = account && place.browser && (await isKnownBrowser(db, account.id, place.browser));
  const name = (account?.username ?? username) + (own ? ` ${browserHash(place.browser!)}` : '');
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
  if (isOpen(account, officeDay(now))) return;
  throw new AppError(
    'FORBIDDEN',
    account.enabled === false
      ? { zh: '账号已停用，请联系系统管理员', en: 'This account is disabled; ask an administrator' }
      : { zh: '账号已过有效期，请联系系统管理员', en: 'This account has expired; ask an administrator' },
  );
}

/** The person behind a right password, if the account may work today and from where it signs in. */
async function admitted(
  { app, now, kind }: Attempt,
  account: Account,
  options: { isLand?: boolean } = {},
): Promise<Identity> {
  assertOpen(account, now);
  const identity = await identityOf(app.db, account.id, { now });
  if (!identity) throw new AppError('FORBIDDEN', { zh: '账号不可用', en: 'This account cannot be used' });
  if (identity.onShip && options.isLand !== false && kind !== 'temporary') {
    throw field('isLand', { zh: '船舶账号须选择“船舶”登录', en: 'A ship account signs in under Ship' });
  }
  return identity;
}

/** Opens the session of somebody who has shown all that is asked for, and what the browser keeps of it. */
async function opened(
  attempt: Attempt,
  identity: Identity,
  credential: Credential,
  keep: { rememberMe?: boolean; before?: { id: string; until: number } } = {},
): Promise<SignedIn> {
  const { app, place, now, kind } = attempt;
  const { account } = identity;
  const until = account.expiresOn ? new Date(`${account.expiresOn}T16:00:00Z`) : undefined;
  const session = await openSession(app.db, {
    userId: account.id,
    kind,
    now,
    place,
    until,
    onShip: identity.onShip,
  });
  if (place.browser) await knowBrowser(app.db, account.id, place.browser, now);
  await app.db.query('update identity_user set last_sign_in = $2 where id = $1', [account.id, now.toISOString()]);
  await log(attempt, { username: account.username, userId: account.id, ok: true });
  await forgetFirstAccounts(app.settings.dataDir);
  const result = { token: session.token, sessionId: session.id, identity, passwordWeak: credential.weak };
  if (!keep.rememberMe || !place.browser) return result;
  const remembered = await rememberedToken(app.db, {
    userId: account.id,
    changedAt: credential.changedAt,
    browser: place.browser,
    sessionId: session.id,
    now,
    factorSince: (await factorOf(app.db, account.id))?.since ?? null,
    before: keep.before,
  });
  return { ...result, remembered };
}

/** Signs a member of staff in. Refusals say in plain words what to do; wrong name and wrong password answer alike. */
export async function signIn(app: App, given: SignIn, place: Place): Promise<SignedIn | SecondStep> {
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
    const identity = await admitted(attempt, account, { isLand: given.isLand });
    const keep = { rememberMe: given.rememberMe ?? false, ...(remembered && { before: remembered }) };
    const step = await secondStep(db, identity, {
      kind: attempt.kind,
      changedAt: credential.changedAt,
      now,
      browser: place.browser,
      ...keep,
      shown: remembered?.factorSince,
    });
    return step ?? opened(attempt, identity, credential, keep);
  });
}

/** The second step: a code of the app or of the recovery list; the first code where the factor is set up now. */
export async function completeSignIn(
  app: App,
  given: { ticket: string; code: string },
  place: Place,
): Promise<SignedIn> {
  const now = app.now();
  const ticket = await openStep(app.db, given.ticket, { browser: place.browser, now });
  const account = await accountById(app.db, ticket.userId);
  const credential = await credentialOf(app.db, ticket.userId);
  const attempt: Attempt = { app, place, now, kind: ticket.kind };
  return logged(attempt, account?.username ?? '', async () => {
    if (!account || credential?.changedAt !== ticket.changedAt)
      throw field('code', { zh: '密码已修改，请重新登录', en: 'The password was changed; sign in again' });
    const identity = await admitted(attempt, account, { isLand: false });
    const { userId, secret } = ticket;
    const { code } = given;
    if (!secret) await takeCode(app.db, userId, code, now);
    const recoveryCodes = secret ? await enrol(app.db, { userId, secret, code, now }) : undefined;
    const result = await opened(attempt, identity, credential, ticket);
    return recoveryCodes ? { ...result, recoveryCodes } : result;
  });
}

/** Signs an outside auditor in: a temporary account within its end date. */
export async function signInTemporary(
  app: App,
  given: { username: string; password: string },
  place: Place,
): Promise<SignedIn | SecondStep> {
  const now = app.now();
  const attempt: Attempt = { app, place, now, kind: 'temporary' };
  return logged(attempt, given.username, async () => {
    const password = await openCiphertext(app.db, given.password, { now });
    const { account, credential } = await verified(attempt, given.username, async (account, credential) => {
      const right = await passwordMatches(credential, password);
      return right && account?.temporary === true;
    });
    const identity = await admitted(attempt, account);
    const step = await secondStep(app.db, identity, {
      kind: 'temporary',
      changedAt: credential.changedAt,
      now,
      browser: place.browser,
      rememberMe: false,
    });
    return step ?? opened(attempt, identity, credential);
  });
}
