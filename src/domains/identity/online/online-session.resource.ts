import { choice, datetime, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import * as words from './sign-in-words.text.ts';

/** A sign-in that holds: who, on which device, from where, when last seen. */
export const onlineSession = defineView({
  name: 'identity.onlineSession',
  label: { zh: '在线用户', en: 'Online user' },
  title: 'userName',
  fields: {
    userName: words.USER_NAME,
    username: text({ zh: '登录名', en: 'Username' }, { max: 80 }),
    userId: ref('identity.user', { zh: '账号', en: 'Account' }),
    organizationId: ref('identity.organization', { zh: '所属组织', en: 'Organization' }),
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
  from: `select s.no as id, u.name as user_name, u.username, s.user_id, u.organization_id, s.address, s.device, s.kind, a.name as actor_name,
      s.created_at, s.last_seen, s.expires_at
    from identity_session s join identity_user u on u.id = s.user_id left join identity_user a on a.id = s.actor_id
    where s.revoked_at is null and s.expires_at > {now} and (s.idle_minutes is null or s.active_at > {now} - make_interval(mins => s.idle_minutes))`,
  excel: { export: true },
  scope: 'all',
});
