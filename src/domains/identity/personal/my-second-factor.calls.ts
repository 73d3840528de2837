import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const path = '/api/system/my/second-factor';
const signedIn = 'signedIn' as const;
const Sealed = z.string().min(1).max(2000);
const Code = z.string().trim().min(1).max(40);

export const mySecondFactor = route({
  method: 'GET',
  path,
  permission: signedIn,
  summary: { zh: '本人双重验证', en: 'My second factor' },
  reply: z.object({ since: z.string().nullable(), demanded: z.boolean(), codesLeft: z.number() }),
});

/** A new secret for the app; nothing holds until a code of it is given. */
export const beginSecondFactor = route({
  method: 'POST',
  path: `${path}/begin`,
  permission: signedIn,
  summary: { zh: '开始设置双重验证', en: 'Begin to set up my second factor' },
  /** The own password again, encrypted as at sign-in. */
  body: z.object({ password: Sealed }),
  reply: z.object({ ticket: z.string(), secret: z.string(), uri: z.string() }),
});

export const setSecondFactor = route({
  method: 'POST',
  path,
  permission: signedIn,
  summary: { zh: '完成设置双重验证', en: 'Set up my second factor' },
  body: z.object({ ticket: z.string().max(2000), code: Code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = route({
  method: 'POST',
  path: `${path}/remove`,
  permission: signedIn,
  summary: { zh: '关闭本人双重验证', en: 'Turn my second factor off' },
  body: z.object({ code: Code }),
});
