import { bool, choice, date, dict, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { HANDLE_MODES } from './error.text.ts';

/** How a fault is put right, until when, and by which order. */
export const handleForm = defineResource({
  name: 'maintenance.handleError',
  label: { zh: '处理', en: 'Dispose' },
  fields: {
    handleMode: choice(HANDLE_MODES, { zh: '处理方式', en: 'How' }, { required: true, default: 'SHIP_SELF' }),
    planFinishDate: date({ zh: '计划完成', en: 'Planned for' }, { required: true }),
    tempMeasure: text({ zh: '临时措施', en: 'Meanwhile' }, { variant: 'long', max: 1000 }),
    makeOrder: bool({ zh: '生成修理工单', en: 'Make a work order' }, { default: true }),
  },
});

/** What was done, and why it had happened. */
export const finishForm = defineResource({
  name: 'maintenance.finishError',
  label: { zh: '报告修复', en: 'Report repair' },
  fields: {
    finishDate: date({ zh: '实际完成', en: 'Repaired on' }, { required: true }),
    cause: text({ zh: '原因', en: 'Cause' }, { variant: 'long', max: 1000, required: true }),
    causeType: dict('fault_cause', { zh: '原因类别', en: 'Kind of cause' }, { required: true }),
    cure: text({ zh: '修复情况', en: 'What was done' }, { variant: 'long', max: 1000, required: true }),
  },
});
