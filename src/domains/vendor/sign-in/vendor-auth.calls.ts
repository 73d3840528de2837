import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Type = z.enum(['quote', 'shipRepair']);

/** Whom a supplier's sign-in stands for: the firm's name and number, and what it quotes for. */
export const VendorInfo = z.object({
  companyName: z.string(),
  businessId: z.number(),
  type: Type,
  name: z.string(),
  /** Keeps the accounts of colleagues. */
  chief: z.boolean(),
  /** Who it is among all who sign in: under this his drafts and choices are kept. */
  accountId: z.number(),
});

export type VendorInfoView = z.output<typeof VendorInfo>;

export const vendorLogin = route({
  method: 'POST',
  path: '/auth/vendorLogin',
  permission: 'public',
  realm: 'vendor',
  summary: { zh: '供应商登录', en: 'Sign in as a supplier' },
  body: z.object({
    username: z.string().trim().min(1).max(80),
    password: z.string().min(1).max(2000),
    code: z.string().max(20).optional(),
    uuid: z.string().max(80).optional(),
    type: Type,
  }),
  reply: VendorInfo.extend({ token: z.string() }),
});

export const vendorInfoCall = route({
  method: 'GET',
  path: '/auth/vendorInfo',
  permission: 'signedIn',
  realm: 'vendor',
  summary: { zh: '当前供应商信息', en: 'Which supplier is signed in' },
  reply: VendorInfo,
});

export const vendorLogout = route({
  method: 'POST',
  path: '/auth/vendorLogout',
  permission: 'signedIn',
  realm: 'vendor',
  summary: { zh: '供应商退出登录', en: 'Sign out as a supplier' },
});

/** Answers alike whether there is such an account or not. */
export const forgotCall = route({
  method: 'POST',
  path: '/auth/vendorPassword/forgot',
  permission: 'public',
  realm: 'vendor',
  summary: { zh: '供应商忘记密码', en: 'A supplier forgot the password' },
  body: z.object({
    username: z.string().trim().min(1).max(80),
    type: Type,
    code: z.string().max(20).optional(),
    uuid: z.string().max(80).optional(),
  }),
});

export const resetCall = route({
  method: 'POST',
  path: '/auth/vendorPassword/reset',
  permission: 'public',
  realm: 'vendor',
  summary: { zh: '凭链接设置供应商密码', en: 'Set a supplier’s password by its link' },
  body: z.object({
    link: z.string().min(20).max(200),
    password: z.string().min(1).max(2000),
    uuid: z.string().max(80).optional(),
  }),
  reply: z.object({ type: Type, username: z.string() }),
});

/** A token for an hour, for whoever is signed in; asked for only where none is kept (decisions). */
export const subjectTokenCall = route({
  method: 'GET',
  path: '/api/getSubjectToken',
  permission: 'signedIn',
  realm: 'vendor',
  summary: { zh: '取业务令牌', en: 'Business token' },
  reply: z.object({ token: z.string(), expiresAt: z.string() }),
});

/** Mails the link by which a supplier's account sets its password. */
export const inviteUserCall = route({
  method: 'POST',
  path: '/api/partner/vendor-users/:id/invite',
  permission: 'partner:vendorUser:invite',
  summary: { zh: '发送供应商激活链接', en: 'Send a supplier the link to his account' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ version: z.number().int() }),
});
