import type { Text } from '../../../kernel/text.ts';

export const DEPARTMENT_TEXT = {
  title: { zh: '部门管理', en: 'Departments' },
  people: { zh: '人员', en: 'People' },
  changes: { zh: '机构调整', en: 'Changes' },
  move: { zh: '移动', en: 'Move' },
  moveTitle: { zh: '移动“{name}”', en: 'Move “{name}”' },
  moveHelp: {
    zh: '保存后为草稿，提交审批；通过后到生效日期自动调整。所属人员的数据范围和审批层级随之改变。',
    en: 'Saved as a draft and submitted for approval; carried out on its date. The data scope and the approval levels of its people change with it.',
  },
  saved: {
    zh: '已保存草稿，提交审批后按生效日期执行',
    en: 'Saved as a draft: submit it, and it is carried out on its date',
  },
  saveDraft: { zh: '保存草稿', en: 'Save draft' },
  carriedOut: { zh: '已执行', en: 'Carried out' },
  waiting: { zh: '待生效', en: 'Waits for its day' },
  stop: { zh: '停用', en: 'Disable' },
  stopEffect: {
    zh: '停用后不再可选，已有记录不变；有在用人员、启用的下级或船舶时不能停用',
    en: 'It can no longer be chosen; records stay. Refused while it has people, units in use or a ship',
  },
  stopped: { zh: '已停用', en: 'Disabled' },
  start: { zh: '启用', en: 'Enable' },
  started: { zh: '已启用', en: 'Enabled' },
} satisfies Record<string, Text>;
