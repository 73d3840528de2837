import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

export const endOnlineSessions = route({
  method: 'POST',
  path: '/api/system/online-sessions/sign-out',
  permission: 'identity:user:signOut',
  summary: { zh: '强制退出登录', en: 'End sign-ins' },
  body: z.object({ ids: z.array(z.coerce.number<number>().int().positive()).min(1).max(200) }),
  reply: z.object({ ended: z.number() }),
});
