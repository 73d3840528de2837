import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Username = z.string().trim().min(1).max(80);
/** base64 of RSA-OAEP-SHA256 over `{"password","at","uuid"}`, or a remembered token in its place. */
const Password = z.string().min(1).max(2000);
const Flag = z.preprocess((v: unknown) => (v === 'true' ? true : v === 'false' ? false : v), z.boolean().optional());

export const IdentityReply = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  avatar: z.number().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  partyDTO: z.object({ partyId: z.number(), username: z.string() }),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  organizations: z.array(
    z.object({ organizationId: z.number(), name: z.string(), nameEn: z.string().nullable(), type: z.string() }),
  ),
  vesselIds: z.union([z.literal('all'), z.array(z.number())]),
});

export type IdentityView = z.output<typeof IdentityReply>;

const SignedInReply = z.object({
  token: z.string(),
  user: IdentityReply,
  passwordWeak: z.boolean(),
  enforcePassword: z.boolean(),
  remembered: z.string().optional(),
  /** Shown once, when the second factor was set up with this sign-in. */
  recoveryCodes: z.array(z.string()).optional(),
});

/** The password was right and something is still asked for: `/auth/secondFactor` takes the ticket with a code. */
const SecondStepReply = z.object({
  secondFactor: z.enum(['code', 'enrol']),
  ticket: z.string(),
  /** Where it is set up now: for the authenticator app, by hand or as a picture. */
  secret: z.string().optional(),
  uri: z.string().optional(),
});

export const secondFactor = route({
  method: 'POST',
  path: '/auth/secondFactor',
  permission: 'public',
  summary: { zh: '双重验证', en: 'Second factor' },
  body: z.object({ ticket: z.string().min(20).max(2000), code: z.string().trim().min(1).max(40) }),
  reply: SignedInReply,
});

export const vCode = route({
  method: 'GET',
  path: '/auth/vCode',
  permission: 'public',
  summary: { zh: '取验证码', en: 'Captcha' },
  reply: z.object({ img: z.string(), uuid: z.string() }),
});

export const publicKeyCall = route({
  method: 'GET',
  path: '/auth/publicKey',
  permission: 'public',
  summary: { zh: '取加密公钥', en: 'Public key for passwords' },
  /** `at`: the server's time in epoch ms, which goes into the letter; a computer's own clock may be wrong. */
  reply: z.object({ key: z.string(), algorithm: z.literal('RSA-OAEP-256'), at: z.number() }),
});

export const login = route({
  method: 'POST',
  path: '/auth/login',
  permission: 'public',
  summary: { zh: '登录', en: 'Sign in' },
  body: z.object({
    username: Username,
    password: z.string().max(2000).default(''),
    /** What the browser kept in place of a password. */
    remembered: z.string().max(2000).optional(),
    code: z.string().max(20).optional(),
    uuid: z.string().max(80).optional(),
    isLand: Flag,
    rememberMe: Flag,
  }),
  reply: z.union([SignedInReply, SecondStepReply]),
});

export const loginTemporary = route({
  method: 'POST',
  path: '/api/authTemporary/loginTemporary',
  permission: 'public',
  summary: { zh: '临时账号登录', en: 'Sign in with a temporary account' },
  body: z.object({ username: Username, password: Password }),
  reply: z.union([SignedInReply, SecondStepReply]),
});

export const loginByButton = route({
  method: 'POST',
  path: '/auth/loginByButton',
  permission: 'public',
  summary: { zh: '凭票据登录', en: 'Sign in by ticket' },
  query: z.object({ ticket: z.string().min(20).max(100) }),
  reply: z.union([SignedInReply, SecondStepReply]),
});

export const issueTicket = route({
  method: 'POST',
  path: '/api/system/tickets',
  permission: 'identity:ticket:issue',
  summary: { zh: '为用户签发登录票据', en: 'Issue a sign-in ticket for a user' },
  body: z.object({ username: Username }),
  reply: z.object({ ticket: z.string(), expiresAt: z.string() }),
});

/** Another user's id starts acting as that user; `back` returns to oneself. */
export const loginByMaritime = route({
  method: 'POST',
  path: '/auth/loginByMaritime',
  permission: 'signedIn',
  summary: { zh: '切换用户', en: 'Sign in as another user' },
  query: z.object({ userId: z.coerce.number<number>().int().positive().optional(), back: Flag }),
  body: z.object({ userId: z.coerce.number<number>().int().positive().optional(), back: Flag }),
  reply: SignedInReply,
});

export const logout = route({
  method: 'POST',
  path: '/auth/logout',
  permission: 'signedIn',
  summary: { zh: '退出登录', en: 'Sign out' },
});

export const info = route({
  method: 'GET',
  path: '/auth/info',
  permission: 'signedIn',
  summary: { zh: '当前用户信息', en: 'Who is signed in' },
  reply: z.object({
    user: IdentityReply,
    actor: z.object({ id: z.number(), name: z.string(), username: z.string().optional() }).optional(),
    /** Minutes without anybody at the browser after which the sign-in ends; none for other programs. */
    idleMinutes: z.number().nullable(),
    passwordWeak: z.boolean(),
    enforcePassword: z.boolean(),
  }),
});
