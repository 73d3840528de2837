import { choice, datetime, text } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** Fields that the logs have in common. */
export const AT = datetime({ zh: '时间', en: 'Time' }, { required: true });
export const USER_NAME = text({ zh: '用户', en: 'User' }, { max: 80 });
export const ACCOUNT = text({ zh: '登录名', en: 'Username' }, { max: 80 });
export const ACTOR_NAME = text({ zh: '实际操作人', en: 'Really done by' }, { max: 80 });
export const ADDRESS = text({ zh: '网络地址', en: 'Address' }, { max: 60 });
export const DEVICE = text({ zh: '设备', en: 'Device' }, { max: 300 });
export const REQUEST_ID = text({ zh: '请求编号', en: 'Request number' }, { max: 60 });
export const TARGET = text({ zh: '接口', en: 'Call' }, { max: 300 });
export const REASON = text({ zh: '原因', en: 'Reason' }, { max: 1000 });
export const REASON_EN = text({ zh: '原因（英文）', en: 'Reason' }, { max: 1000 });
export const ACT = text({ zh: '操作内容', en: 'Act' }, { max: 120 });
export const ACT_EN = text({ zh: '操作内容（英文）', en: 'Act' }, { max: 120 });

export const RESULT = choice(
  {
    OK: { zh: '成功', en: 'Done', tone: 'green' },
    REFUSED: { zh: '拒绝', en: 'Refused', tone: 'amber' },
    FAILED: { zh: '出错', en: 'Failed', tone: 'red' },
  },
  { zh: '结果', en: 'Result' },
  { required: true },
);

export const SIGN_IN_KINDS = {
  password: { zh: '密码', en: 'Password' },
  remembered: { zh: '记住的登录', en: 'Remembered' },
  temporary: { zh: '临时账号', en: 'Temporary account' },
  switch: { zh: '切换用户', en: 'Acting as another' },
  ticket: { zh: '登录票据', en: 'Ticket' },
} as const satisfies Record<string, Text>;
