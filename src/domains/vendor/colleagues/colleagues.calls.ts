import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Version = z.object({ version: z.number().int() });
const vendor = { permission: 'signedIn', realm: 'vendor' } as const;

/** The account as the form holds it; each value is held against the fields that are declared. */
export const addColleagueCall = route({
  method: 'POST',
  path: '/api/vendor/vendor-users',
  ...vendor,
  summary: { zh: '邀请同事', en: 'Invite a colleague' },
  body: z.looseObject({}),
  reply: z.looseObject({ id: z.number(), version: z.number() }),
});

export const inviteColleagueCall = route({
  method: 'POST',
  path: '/api/vendor/vendor-users/:id/invite',
  ...vendor,
  summary: { zh: '重发同事的激活链接', en: 'Send a colleague the link again' },
  params: Id,
  body: Version,
});

export const disableColleagueCall = route({
  method: 'POST',
  path: '/api/vendor/vendor-users/:id/disable',
  ...vendor,
  summary: { zh: '停用同事账号', en: 'Disable the account of a colleague' },
  params: Id,
  body: Version.extend({ reason: z.string().trim().min(1).max(200) }),
});

export const enableColleagueCall = route({
  method: 'POST',
  path: '/api/vendor/vendor-users/:id/enable',
  ...vendor,
  summary: { zh: '重新启用同事账号', en: 'Enable the account of a colleague again' },
  params: Id,
  body: Version,
});
