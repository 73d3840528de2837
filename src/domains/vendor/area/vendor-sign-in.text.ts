/** Words of the suppliers' sign-in. */
export const VENDOR_SIGN_IN_TEXT = {
  quote: { zh: '供应商登录', en: 'Supplier sign-in' },
  shipRepair: { zh: '修船供应商登录', en: 'Ship repair sign-in' },
  slogan: { zh: '公平报价，到期开启', en: 'Fair quotes, opened together' },
  sloganMore: { zh: '开启前任何人都看不到价格', en: 'Nobody reads a price before the opening' },
  staff: { zh: '员工登录', en: 'Staff sign-in' },
  forgot: { zh: '忘记密码', en: 'Forgotten password' },
  forgotSent: {
    zh: '如账号存在，重置链接已发到登记的邮箱，30 分钟内有效。',
    en: 'If there is such an account, a link for 30 minutes went to its address.',
  },
  setPassword: { zh: '设置密码', en: 'Set the password' },
  newPassword: { zh: '新密码', en: 'New password' },
  again: { zh: '再次输入', en: 'Once more' },
  rule: {
    zh: '6 到 20 个字符，含大写字母、小写字母、数字、特殊字符中的三类',
    en: '6 to 20 characters, three of: uppercase, lowercase, digit, special character',
  },
  differ: { zh: '两次输入的密码不一致', en: 'The two passwords differ' },
  set: { zh: '保存密码', en: 'Save the password' },
} as const;
