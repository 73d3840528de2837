export const SESSION_ENDED_TEXT = {
  title: { zh: '系统提示', en: 'System prompt' },
  expired: {
    zh: '登录已过期。页面内容仍保留，可留在此页，或重新登录后继续。',
    en: 'Your login has expired. The page is kept: you may stay on it, or log in again and go on.',
  },
  stay: { zh: '留在此页', en: 'Stay' },
  again: { zh: '重新登录', en: 'Log in again' },
  other: { zh: '换用户登录', en: 'Log in as another user' },
} as const;
