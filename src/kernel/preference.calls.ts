import { z } from 'zod';
import { route } from './route.ts';

/** Such as `shell.hints`: a short word of the shell, never of a record. */
const Name = z.string().regex(/^[a-z]{1,20}\.[A-Za-z]{1,30}$/);

export const readPreferences = route({
  method: 'GET',
  path: '/api/preferences',
  permission: 'signedIn',
  summary: { zh: '本人偏好', en: 'My preferences' },
  reply: z.record(z.string(), z.unknown()),
});

/** What a person prefers, wherever they sign in; null forgets it. */
export const savePreference = route({
  method: 'PUT',
  path: '/api/preferences',
  permission: 'signedIn',
  summary: { zh: '保存本人偏好', en: 'Save a preference' },
  body: z.object({
    name: Name,
    value: z.union([z.boolean(), z.string().max(200), z.array(z.string().max(200)).max(50), z.null()]),
  }),
});
