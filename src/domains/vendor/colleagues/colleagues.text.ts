/** Words of the page of the firm's accounts. */
export const COLLEAGUES_TEXT = {
  note: {
    zh: '账号管理员可以邀请和停用同类型的同事；管理员由采购方指定。',
    en: 'Whoever keeps the accounts invites and disables colleagues of the same type; the buyer says who that is.',
  },
  invite: { zh: '邀请同事', en: 'Invite a colleague' },
  sendInvitation: { zh: '发出邀请', en: 'Send the invitation' },
  again: { zh: '重发激活链接', en: 'Send the link again' },
  sent: { zh: '激活邮件已发出', en: 'The mail is on its way' },
  disable: { zh: '停用', en: 'Disable' },
  disabled: { zh: '账号已停用', en: 'The account is disabled' },
  enable: { zh: '重新启用', en: 'Enable again' },
  enabled: { zh: '账号已启用，须重发激活链接', en: 'The account is enabled; send the link again' },
} as const;
