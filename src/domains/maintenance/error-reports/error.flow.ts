import { defineFlow } from '../../../kernel/flow/flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { ERROR_TEXT as TEXT } from './error.text.ts';
import { finishForm, handleForm } from './error-forms.resource.ts';

/** From the report of a fault to the proof that it is repaired (maintenance 4.3). */
export const errorFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'slate' },
    SUBMITTED: { zh: '待核实', en: 'To be looked at', tone: 'amber' },
    AUDIT: { zh: '待处理', en: 'To be disposed', tone: 'amber' },
    HANDLING: { zh: '处理中', en: 'Being repaired', tone: 'blue' },
    VERIFY: { zh: '待验证', en: 'To be verified', tone: 'violet' },
    CLOSED: { zh: '已关闭', en: 'Closed', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {
    submit: {
      label: { zh: '提交', en: 'Submit' },
      from: ['DRAFT'],
      to: 'SUBMITTED',
      first: true,
      done: { zh: '已提交部门负责人核实', en: 'The head of the department looks at it' },
    },
    endorse: {
      label: { zh: '核实', en: 'Endorse' },
      from: ['SUBMITTED'],
      to: 'AUDIT',
      first: true,
      done: { zh: '已核实，等待岸基处理', en: 'It waits for the superintendent' },
    },
    reject: {
      label: { zh: '退回', en: 'Return' },
      from: ['SUBMITTED', 'AUDIT'],
      to: 'DRAFT',
      reason: true,
      done: { zh: '已退回报告人', en: 'It is returned to its reporter' },
    },
    dispose: {
      label: handleForm.label,
      from: ['AUDIT'],
      to: 'HANDLING',
      form: handleForm,
      initial: ({ tempMeasure }, now) => ({
        handleMode: 'SHIP_SELF',
        planFinishDate: officeDay(now),
        tempMeasure: tempMeasure ?? null,
        makeOrder: true,
      }),
      first: true,
      done: { zh: '已安排处理', en: 'It is being repaired' },
    },
    finish: {
      label: finishForm.label,
      from: ['HANDLING'],
      to: 'VERIFY',
      form: finishForm,
      initial: ({ cause, causeType }, now) => ({
        finishDate: officeDay(now),
        cause: cause ?? null,
        causeType: causeType ?? null,
      }),
      first: true,
      done: { zh: '已报告修复，等待验证', en: 'It waits to be verified' },
    },
    close: {
      label: { zh: '关闭', en: 'Close' },
      from: ['VERIFY'],
      to: 'CLOSED',
      first: true,
      effect: { zh: '确认修复有效', en: 'The repair held' },
      done: { zh: '故障报告已关闭', en: 'The report is closed' },
    },
    ineffective: {
      label: { zh: '修复无效', en: 'It did not hold' },
      from: ['VERIFY'],
      to: 'HANDLING',
      reason: true,
      done: { zh: `${TEXT.report.zh}退回处理`, en: 'It is repaired again' },
    },
  },
});
