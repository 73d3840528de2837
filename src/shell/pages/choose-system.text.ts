export const CHOOSE_TEXT = {
  title: { zh: '选择系统', en: 'Choose a system' },
  hint: { zh: '按数字键 1 至 9 可直接进入', en: 'Press 1 to 9 to enter directly' },
  waiting: { zh: '待处理 {n}', en: '{n} waiting' },
  none: {
    zh: '您还没有可以进入的系统，请联系系统管理员分配角色。',
    en: 'There is no system you may enter yet. Ask an administrator for a role.',
  },
} as const;
