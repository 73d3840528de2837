import { text } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** Fields that sign-ins and the logs of what was done have in common. */
export const USER_NAME = text({ zh: '用户', en: 'User' }, { max: 80 });
export const ACTOR_NAME = text({ zh: '实际操作人', en: 'Really done by' }, { max: 80 });
export const ADDRESS = text({ zh: '网络地址', en: 'Address' }, { max: 60 });
export const DEVICE = text({ zh: '设备', en: 'Device' }, { max: 300 });

export const SIGN_IN_KINDS = {
  password: { zh: '密码', en: 'Password' },
  remembered: { zh: '记住的登录', en: 'Remembered' },
  temporary: { zh: '临时账号', en: 'Temporary account' },
  switch: { zh: '切换用户', en: 'Acting as another' },
  ticket: { zh: '登录票据', en: 'Ticket' },
} as const satisfies Record<string, Text>;
