import { bool, choice, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import * as words from './log-words.text.ts';

/** Each attempt to sign in, as the view over the log of sign-ins shows it. */
export const signInRecord = defineResource({
  name: 'system.signInRecord',
  label: { zh: '登录日志', en: 'Sign-in log' },
  view: true,
  title: 'username',
  fields: {
    at: words.AT,
    username: text({ zh: '登录名', en: 'Username' }, { max: 80 }),
    userName: words.USER_NAME,
    ok: bool({ zh: '成功', en: 'Succeeded' }),
    kind: choice(words.SIGN_IN_KINDS, { zh: '方式', en: 'By' }),
    reason: words.REASON,
    reasonEn: words.REASON_EN,
    address: words.ADDRESS,
    device: words.DEVICE,
  },
  list: {
    columns: ['at', 'username', 'userName', 'ok', 'kind', 'reason', 'reasonEn', 'address', 'device'],
    filters: ['ok', 'at', 'address', 'kind'],
    sort: '-id',
  },
  excel: { export: true },
});
