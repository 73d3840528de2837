import { bool, choice, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { ADDRESS, DEVICE, SIGN_IN_KINDS, SIGN_INS, USER_NAME } from '../../identity/public.ts';
import * as words from './log-words.text.ts';

/** Each attempt to sign in. */
export const signInRecord = defineView({
  name: 'operations.signInRecord',
  label: { zh: '登录日志', en: 'Sign-in log' },
  title: 'username',
  fields: {
    at: words.AT,
    username: text({ zh: '登录名', en: 'Username' }, { max: 80 }),
    userName: USER_NAME,
    ok: bool({ zh: '成功', en: 'Succeeded' }),
    kind: choice(SIGN_IN_KINDS, { zh: '方式', en: 'By' }),
    reason: words.REASON,
    reasonEn: words.REASON_EN,
    address: ADDRESS,
    device: DEVICE,
  },
  list: {
    columns: ['at', 'username', 'userName', 'ok', 'kind', 'reason', 'reasonEn', 'address', 'device'],
    filters: ['ok', 'at', 'address', 'kind'],
    sort: '-id',
  },
  from: `select * from ${SIGN_INS} l`,
  excel: { export: true },
  scope: 'all',
});
