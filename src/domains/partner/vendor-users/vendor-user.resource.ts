import { defineFlow } from '../../../kernel/flow/flow.ts';
import { bool, choice, computed, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { checkVendorUser } from './vendor-user.rules.ts';
import { VENDOR_LANGUAGES, VENDOR_TYPES } from './vendor-user.text.ts';

/** Whether somebody of a supplier may sign in. The link of the invitation makes it so; nobody's password is set by staff. */
export const vendorUserFlow = defineFlow({
  states: {
    INVITED: { zh: '待激活', en: 'Invited', tone: 'amber' },
    ACTIVE: { zh: '在用', en: 'Active', tone: 'green' },
    DISABLED: { zh: '停用', en: 'Disabled', tone: 'slate' },
  },
  initial: 'INVITED',
  transitions: {
    invite: {
      label: { zh: '发送激活链接', en: 'Send the link' },
      from: ['INVITED', 'ACTIVE'],
      first: true,
      effect: {
        zh: '激活邮件将发到此账号的邮箱，链接 7 天内有效，可重复发送。',
        en: 'A mail with a link for seven days goes to the address of this account; it may be sent again.',
      },
      done: { zh: '激活邮件已发出', en: 'The mail is on its way' },
    },
    disable: {
      label: { zh: '停用', en: 'Disable the account' },
      from: ['INVITED', 'ACTIVE'],
      to: 'DISABLED',
      reason: true,
      effect: { zh: '此账号不能再登录供应商区', en: 'Nobody signs in to the suppliers’ area by it any more' },
      done: { zh: '账号已停用', en: 'The account is disabled' },
    },
    enable: {
      label: { zh: '重新启用', en: 'Enable the account again' },
      from: ['DISABLED'],
      to: 'INVITED',
      permission: 'partner:vendorUser:disable',
      done: { zh: '账号已启用，须重新激活', en: 'The account is enabled; it is to be activated again' },
    },
  },
});

/** An account of somebody who quotes for a supplier; a firm that quotes for goods and for repairs has one of each. */
export const vendorUser = defineResource({
  name: 'partner.vendorUser',
  label: { zh: '供应商账号', en: 'Supplier account' },
  title: 'username',
  fields: {
    username: text({ zh: '用户名', en: 'Username' }, { required: true, min: 3, max: 40 }),
    partnerId: ref('partner.partner', { zh: '客商', en: 'Partner' }, { required: true }),
    type: choice(VENDOR_TYPES, { zh: '类型', en: 'Type' }, { required: true, default: 'quote' }),
    name: text({ zh: '姓名', en: 'Name' }, { required: true, max: 60 }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { required: true, max: 120 }),
    phone: text({ zh: '电话', en: 'Phone' }, { max: 40 }),
    language: choice(VENDOR_LANGUAGES, { zh: '语言', en: 'Language' }, { required: true, default: 'zh' }),
    chief: bool(
      { zh: '账号管理员', en: 'Keeps accounts' },
      {
        default: false,
        help: {
          zh: '可在供应商区邀请、停用本公司同类型的同事；一家公司每个类型的首个账号自动设为管理员',
          en: 'Invites and disables colleagues of the same firm and type in the suppliers’ area; the first account of each is one by itself',
        },
      },
    ),
    invitedAt: computed('datetime', { zh: '邀请时间', en: 'Invited' }),
    lastSignIn: computed('datetime', { zh: '上次登录', en: 'Last sign-in' }),
    userStatus: state(vendorUserFlow, { zh: '状态', en: 'Status' }),
  },
  unique: [['username']],
  check: checkVendorUser,
  list: {
    columns: [
      'username',
      { field: 'partnerId', width: 220 },
      'type',
      'name',
      'email',
      { field: 'chief', priority: 3 },
      'lastSignIn',
      'userStatus',
    ],
    filters: ['partnerId', 'type', 'chief', 'userStatus'],
    search: ['username', 'name', 'email'],
    sort: 'username',
  },
  form: [
    ['username', 'partnerId'],
    ['type', 'language'],
    ['name', 'phone'],
    ['email', 'chief'],
  ],
  scope: 'all',
});

export type VendorUserRow = Row<typeof vendorUser>;
