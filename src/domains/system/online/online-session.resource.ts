import { choice, datetime, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import * as words from '../logs/log-words.text.ts';

/** A sign-in that holds: who, on which device, from where, when last seen. Read through a view over the sessions. */
export const onlineSession = defineResource({
  name: 'system.onlineSession',
  label: { zh: '在线用户', en: 'Online user' },
  view: true,
  title: 'userName',
  fields: {
    userName: words.USER_NAME,
    username: text({ zh: '登录名', en: 'Username' }, { max: 80 }),
    userId: ref('system.user', { zh: '账号', en: 'Account' }),
    organizationId: ref('system.organization', { zh: '所属组织', en: 'Organization' }),
    address: words.ADDRESS,
    device: words.DEVICE,
    kind: choice(words.SIGN_IN_KINDS, { zh: '登录方式', en: 'Signed in by' }),
    actorName: words.ACTOR_NAME,
    createdAt: datetime({ zh: '登录时间', en: 'Signed in' }),
    lastSeen: datetime({ zh: '最近操作', en: 'Last seen' }),
    expiresAt: datetime({ zh: '到期时间', en: 'Ends' }),
  },
  list: {
    columns: [
      ...(['userName', 'username', 'userId', 'organizationId', 'address', 'device'] as const),
      ...(['kind', 'actorName', 'createdAt', 'lastSeen', 'expiresAt'] as const),
    ],
    filters: ['organizationId', 'address', 'kind', 'lastSeen'],
    search: ['userName', 'username'],
    sort: '-lastSeen',
  },
  excel: { export: true },
});
