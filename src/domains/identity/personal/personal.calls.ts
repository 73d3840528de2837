import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const signedIn = 'signedIn' as const;
const Id = z.coerce.number<number>().int().positive();

export const mySessions = route({
  method: 'GET',
  path: '/api/system/my/sessions',
  permission: signedIn,
  summary: { zh: '本人登录', en: 'My sign-ins' },
  reply: z.array(
    z.object({
      id: z.string(),
      device: z.string().nullable(),
      address: z.string().nullable(),
      kind: z.string(),
      createdAt: z.string(),
      lastSeen: z.string(),
      expiresAt: z.string(),
      actorName: z.string().nullable(),
      current: z.boolean(),
    }),
  ),
});

export const endSession = route({
  method: 'DELETE',
  path: '/api/system/my/sessions/:id',
  permission: signedIn,
  summary: { zh: '退出其他登录', en: 'End one of my sign-ins' },
  params: z.object({ id: z.string().max(60) }),
});

export const endOtherSessions = route({
  method: 'POST',
  path: '/api/system/my/sessions/sign-out-others',
  permission: signedIn,
  summary: { zh: '退出其他全部登录', en: 'Sign out elsewhere' },
  reply: z.object({ ended: z.number() }),
});

export const myHistory = route({
  method: 'GET',
  path: '/api/system/my/history',
  permission: signedIn,
  summary: { zh: '本人操作日志', en: 'My operation log' },
  query: z.object({
    page: z.coerce.number<number>().int().min(0).default(0),
    size: z.coerce.number<number>().int().min(1).max(200).default(20),
  }),
});

export const updateProfile = route({
  method: 'PUT',
  path: '/api/system/my/profile',
  permission: signedIn,
  summary: { zh: '修改本人资料', en: 'Change my profile' },
  /** The name is not among them: those who keep accounts set it. */
  body: z.object({
    phone: z.string().max(30).nullish(),
    avatar: Id.nullish(),
  }),
});

const MailAccount = z.object({
  email: z.email().max(120),
  /** Encrypted as at sign-in; absent, the one that is kept stays. */
  emailPass: z.string().max(2000).optional(),
  host: z.string().max(120).nullish(),
  port: z.coerce.number<number>().int().min(1).max(65535).nullish(),
});

export const updateEmailOf = route({
  method: 'POST',
  path: '/api/users/updateEmail/:id',
  permission: signedIn,
  summary: { zh: '修改邮箱', en: 'Change the e-mail address' },
  params: z.object({ id: Id }),
  /** The own password, encrypted as at sign-in. */
  body: z.object({ email: z.email().max(120), password: z.string().max(2000).optional() }),
});

export const updateEmail = route({
  method: 'PUT',
  path: '/api/users/updateEmail',
  permission: signedIn,
  summary: { zh: '修改本人发信账号', en: 'Change my mail account' },
  body: MailAccount,
});

export const viewEmailPass = route({
  method: 'GET',
  path: '/api/users/viewEmailPass/:id',
  permission: signedIn,
  summary: { zh: '查看本人发信密码', en: 'See the password of my mail account' },
  params: z.object({ id: Id }),
  /** The own password again: encrypted as at sign-in, so that no log holds it. */
  query: z.object({ password: z.string().max(2000) }),
  reply: z.object({ emailPass: z.string().nullable() }),
});

export const userByCurrentEmail = route({
  method: 'GET',
  path: '/api/getUserByCurrentEmail',
  permission: signedIn,
  summary: { zh: '本人发信账号', en: 'My mail account' },
});
