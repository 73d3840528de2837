import { bool, date, files, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

const noteField = (zh: string, en: string) => text({ zh, en }, { variant: 'long', max: 500 });

export const assignForm = defineResource({
  name: 'qhse.assignDefect',
  label: { zh: '分派整改', en: 'Assign' },
  fields: {
    shipResponsibilityDept: ref('identity.job', { zh: '船舶责任岗位', en: 'Responsible post' }),
    immediateAction: text({ zh: '立即措施', en: 'Immediate action' }, { variant: 'long', required: true }),
    measure: text({ zh: '整改措施', en: 'Action' }, { max: 300 }),
    responsible: text({ zh: '负责人', en: 'Who' }, { max: 60 }),
    dueDate: date({ zh: '期限', en: 'By' }),
  },
});

export const rectifyForm = defineResource({
  name: 'qhse.rectifyDefect',
  label: { zh: '提交整改', en: 'Submit the rectification' },
  fields: {
    rectifyDate: date({ zh: '整改日期', en: 'Put right on' }, { required: true }),
    proof: files({ zh: '整改证据', en: 'Proof' }, { required: true }),
  },
});

export const closeForm = defineResource({
  name: 'qhse.closeDefect',
  label: { zh: '关闭缺陷', en: 'Close' },
  fields: {
    closeNote: noteField('验证意见', 'What was verified'),
    releaseFiles: files({ zh: '解除滞留文件', en: 'Document of release' }),
  },
});

export const effectForm = defineResource({
  name: 'qhse.checkEffect',
  label: { zh: '效果检查', en: 'Check the effect' },
  fields: {
    effective: bool({ zh: '措施有效', en: 'The cure held' }, { default: true }),
    effectNote: noteField('检查情况', 'What was seen'),
  },
});
