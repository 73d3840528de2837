export const IDLE_TEXT = {
  title: { zh: '系统提示', en: 'System prompt' },
  soon: {
    zh: '长时间无人操作，{n} 秒后登录将结束。页面内容会保留。',
    en: 'Nobody has been here for a while: the sign-in ends in {n}\u00a0s. The page is kept.',
  },
  goOn: { zh: '继续使用', en: 'Go on' },
  signOut: { zh: '退出登录', en: 'Sign out' },
} as const;
