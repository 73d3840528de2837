import { choice, datetime, text } from '../../../kernel/resource/field.ts';

/** Fields that the logs have in common. */
export const AT = datetime({ zh: '时间', en: 'Time' }, { required: true });
export const ACCOUNT = text({ zh: '登录名', en: 'Username' }, { max: 80 });
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
