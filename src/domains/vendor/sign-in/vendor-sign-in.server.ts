import { AppError, invalid, notFound } from '../../../kernel/errors.ts';
import { asSystem, type Ctx, systemContext } from '../../../kernel/server/context.ts';
import type { Http } from '../../../kernel/server/http/endpoint.ts';
import { publicAddress } from '../../../kernel/server/http/public-address.ts';
import { queueMail } from '../../../kernel/server/mail/mail.ts';
import type { App } from '../../../kernel/server/module.ts';
import type { Text } from '../../../kernel/text.ts';
import {
  assertNewPassword,
  clearAttempts,
  crowded,
  hashedPassword,
  hashOf,
  inTurn,
  isCrowded,
  logSignIn,
  newToken,
  openCiphertext,
  passwordMatches,
  placeOf,
  refusalAfter,
  takeAttempt,
  takeCaptcha,
  WRONG_CAPTCHA,
} from '../../identity/public.server.ts';
import { noteSignIn, noteVendorUser, VENDOR_USERS } from '../../partner/public.server.ts';
import { type VendorType, vendorUser } from '../../partner/public.ts';
import type { VendorInfoView } from './vendor-auth.calls.ts';
import { endVendorSessions, openVendorSession, vendorOf } from './vendor-session.server.ts';

type Given = { username: string; password: string; code?: string; uuid?: string; type: VendorType };
type Account = {
  id: number;
  username: string;
  name: string;
  email: string;
  language: 'zh' | 'en';
  partnerId: number;
  type: VendorType;
  userStatus: string;
  company: string;
  companyEn: string | null;
  qualifyStatus: string;
  chief: boolean;
  hash: string | null;
};

const field = (name: string, message: Text): AppError => invalid([{ field: name, message }]);
/** Attempts are counted beside those of staff, under names that no member of staff can have. */
const attemptName = (username: string): string => `vendor ${username.trim().toLowerCase()}`;

async function accountOf(app: Pick<Ctx, 'db'>, username: string, type: VendorType): Promise<Account | undefined> {
  const [row] = await app.db.query<Account>({
    name: 'vendor-account',
    text: `select u.id, u.username, u.name, u.email, u.language, u.partner_id as "partnerId", u.type, u.user_status as "userStatus",
             u.company, u.company_en as "companyEn", u.qualify_status as "qualifyStatus", u.chief, c.hash
           from ${VENDOR_USERS} u left join vendor_credential c on c.user_id = u.id
           where u.username = $1 and u.type = $2 and u.deleted_at is null`,
    values: [username.trim().toLowerCase(), type],
  });
  return row;
}

const infoOf = (
  { id, company, companyEn, partnerId, type, name, chief }: Account,
  lang: 'zh' | 'en',
): VendorInfoView => ({
  accountId: -id,
  companyName: (lang === 'en' && companyEn) || company,
  businessId: partnerId,
  type,
  name,
  chief,
});

async function assertCaptcha(app: App, { code = '', uuid = '' }: { code?: string; uuid?: string }): Promise<void> {
  if (app.settings.captcha && !(await takeCaptcha(app.db, { uuid, code, now: app.now() })))
    throw field('code', WRONG_CAPTCHA);
}

/** Signs somebody of a supplier in. Another type's account, a wrong name and a wrong password answer alike. */
export async function signInVendor(ctx: Ctx, given: Given, http: Http): Promise<VendorInfoView & { token: string }> {
  const { app } = http;
  const { db } = app;
  const now = app.now();
  const place = placeOf(http);
  const log = (line: { ok: boolean; reason?: Text; counted?: boolean }) =>
    logSignIn(db, { ...place, now, kind: 'password', username: attemptName(given.username), ...line });
  if (await isCrowded(db, place.address, now)) throw crowded();
  try {
    await assertCaptcha(app, given);
    const password = await openCiphertext(db, given.password, { now, uuid: given.uuid ?? '' });
    const name = attemptName(given.username);
    const account = await inTurn(name, async () => {
      const failures = await takeAttempt(db, name, now);
      const found = await accountOf(app, given.username, given.type);
      const right = await passwordMatches(found?.hash ? { hash: found.hash } : undefined, password);
      if (!right || !found) throw await refusalAfter(db, name, failures, now);
      await clearAttempts(db, name);
      return found;
    });
    if (account.userStatus !== 'ACTIVE' || account.qualifyStatus === 'BLACKLISTED')
      throw new AppError('FORBIDDEN', {
        zh: '账号已停用，请联系采购人员',
        en: 'This account is disabled; ask the buyer you know',
      });
    const { token } = await openVendorSession(db, { userId: account.id, now });
    await noteSignIn({ db, now }, account.id);
    await log({ ok: true });
    return { ...infoOf(account, ctx.lang), token };
  } catch (error) {
    if (error instanceof AppError)
      await log({ ok: false, reason: error.text, counted: error.errors?.[0]?.message !== WRONG_CAPTCHA });
    throw error;
  }
}

/** Whom the present sign-in stands for. */
export async function vendorInfo(ctx: Ctx): Promise<VendorInfoView> {
  const { userId } = vendorOf(ctx);
  const [row] = await ctx.db.query<Account>({
    name: 'vendor-info',
    text: `select u.id, u.name, u.partner_id as "partnerId", u.type, u.company, u.company_en as "companyEn", u.chief from ${VENDOR_USERS} u where u.id = $1`,
    values: [userId],
  });
  if (!row) throw notFound(vendorUser.label);
  return infoOf(row, ctx.lang);
}

const LINK_MS = { activate: 7 * 86_400_000, reset: 30 * 60_000 } as const;

async function mailLink(ctx: Ctx, http: Http, account: Account, purpose: keyof typeof LINK_MS): Promise<void> {
  const link = newToken();
  await ctx.db.query('insert into vendor_link (hash, user_id, expires_at) values ($1, $2, $3)', [
    hashOf(link),
    account.id,
    new Date(ctx.now.getTime() + LINK_MS[purpose]).toISOString(),
  ]);
  const address = publicAddress(http, `/vendorLogin/${account.type}?${new URLSearchParams({ link })}`);
  const zh =
    purpose === 'activate'
      ? `${account.name}，您好：请在 7 天内打开以下链接，为供应商账号 ${account.username} 设置密码：`
      : `${account.name}，您好：请在 30 分钟内打开以下链接，重新设置供应商账号 ${account.username} 的密码。如非本人操作，请忽略：`;
  const en =
    purpose === 'activate'
      ? `Please open this link within seven days and set the password of your supplier account ${account.username}:`
      : `Open this link within 30 minutes to set a new password for ${account.username}. If it was not you, ignore this mail:`;
  await queueMail(ctx, {
    to: account.email,
    subject: purpose === 'activate' ? '供应商账号激活 Your supplier account' : '重置密码 Set a new password',
    text: `${zh}\n${address}\n\n${en}\n${address}\n`,
  });
}

/** The link goes to the address of the account; an earlier one stays good until one of them is used. */
export async function inviteVendorUser(ctx: Ctx, id: number, http: Http): Promise<void> {
  const [row] = await ctx.db.query<Account>(
    `select u.id, u.username, u.name, u.email, u.language, u.type, u.user_status as "userStatus" from ${VENDOR_USERS} u
     where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  if (!row) throw notFound(vendorUser.label);
  if (row.userStatus === 'DISABLED')
    throw new AppError('WRONG_STATE', { zh: '账号已停用，须先重新启用', en: 'It is disabled; enable it first' });
  await mailLink(ctx, http, row, 'activate');
  await noteVendorUser(ctx, id, { invitedAt: ctx.now.toISOString() }, 'invite');
}

/** Who is not of the house says under which address he came: a link to a place of his choice must not carry somebody's secret. */
export function assertAddressSet({ app }: Pick<Http, 'app'>): void {
  if (app.settings.publicUrl) return;
  throw new AppError('RULE', {
    zh: '本系统未设置对外网址，请联系采购人员重新发送激活链接',
    en: 'No public address is set here; ask the buyer you know to send the link again',
  });
}

export async function forgotPassword(
  ctx: Ctx,
  given: { username: string; type: VendorType; code?: string; uuid?: string },
  http: Http,
): Promise<void> {
  await assertCaptcha(http.app, given);
  assertAddressSet(http);
  const account = await accountOf(ctx, given.username, given.type);
  if (account?.userStatus === 'ACTIVE') await mailLink(ctx, http, account, 'reset');
}

/** Sets the password by a link, once; every earlier sign-in ends. */
export async function resetPassword(
  given: { link: string; password: string; uuid?: string },
  { app }: Http,
): Promise<{ type: VendorType; username: string }> {
  const now = app.now();
  const password = await openCiphertext(app.db, given.password, { now, uuid: given.uuid ?? '' });
  return app.db.transaction(async (db) => {
    const ctx = asSystem(systemContext(db, { now, reason: '供应商设置密码' }), '供应商设置密码');
    const [row] = await db.query<Account>(
      `update vendor_link l set used_at = $2 from ${VENDOR_USERS} u
       where l.hash = $1 and l.used_at is null and l.expires_at > $2 and u.id = l.user_id and u.deleted_at is null
         and u.user_status <> 'DISABLED'
       returning u.id, u.username, u.type, u.user_status as "userStatus"`,
      [hashOf(given.link), now.toISOString()],
    );
    if (!row)
      throw field('link', {
        zh: '链接已失效，请重新申请',
        en: 'This link is no longer good; ask for another one',
      });
    await assertNewPassword(ctx, password, { field: 'password', username: row.username });
    await db.query(
      `insert into vendor_credential (user_id, hash, changed_at) values ($1, $2, $3)
       on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
      [row.id, await hashedPassword(password), now.toISOString()],
    );
    await endVendorSessions(db, { userId: row.id }, now);
    await clearAttempts(db, attemptName(row.username));
    if (row.userStatus !== 'ACTIVE') await noteVendorUser(ctx, row.id, { userStatus: 'ACTIVE' }, 'activate');
    return { type: row.type, username: row.username };
  });
}
