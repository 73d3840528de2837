import { defineFlow } from '../../../kernel/flow/flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { needsTwo } from './defect.rules.ts';
import { DEFECT_TEXT as TEXT } from './defect.text.ts';
import { assignForm, closeForm, effectForm, rectifyForm } from './defect-forms.resource.ts';

/** From the finding to the proof that it does not come back (safety and quality 4.1). */
export const defectFlow = defineFlow({
  states: {
    OPEN: { zh: '待整改', en: 'Open', tone: 'amber' },
    RECTIFYING: { zh: '整改中', en: 'Being put right', tone: 'blue' },
    SUBMITTED: { zh: '待验证', en: 'To be verified', tone: 'violet' },
    CLOSED: { zh: '已关闭', en: 'Closed', tone: 'green' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'OPEN',
  transitions: {
    start: {
      label: { zh: '分派整改', en: 'Assign' },
      from: ['OPEN'],
      to: 'RECTIFYING',
      form: assignForm,
      initial: ({ shipResponsibilityDept, immediateAction, planPutRightDate }) => ({
        shipResponsibilityDept: shipResponsibilityDept ?? null,
        immediateAction: immediateAction ?? null,
        dueDate: planPutRightDate ?? null,
      }),
      first: true,
      done: { zh: '已分派整改', en: 'It is being put right' },
    },
    submit: {
      label: { zh: '提交整改', en: 'Submit' },
      from: ['RECTIFYING'],
      to: 'SUBMITTED',
      form: rectifyForm,
      initial: (_row, now) => ({ rectifyDate: officeDay(now) }),
      first: true,
      done: { zh: '整改已提交，等待验证', en: 'It waits to be verified' },
    },
    verify: {
      label: { zh: '验证', en: 'Verify' },
      from: ['SUBMITTED'],
      against: (row) => (!needsTwo(row) ? TEXT.oneIsEnough : row.verifierId ? TEXT.verified : undefined),
      done: { zh: '已验证', en: 'It is verified' },
    },
    return: {
      label: { zh: '退回整改', en: 'Return' },
      from: ['SUBMITTED'],
      to: 'RECTIFYING',
      reason: true,
      done: { zh: '已退回整改', en: 'It is returned' },
    },
    close: {
      label: { zh: '关闭', en: 'Close' },
      from: ['SUBMITTED'],
      to: 'CLOSED',
      form: closeForm,
      first: true,
      against: (row) => (needsTwo(row) && !row.verifierId ? TEXT.notVerified : undefined),
      done: { zh: '缺陷已关闭', en: 'The defect is closed' },
    },
    effect: {
      label: { zh: '效果检查', en: 'Check the effect' },
      from: ['CLOSED'],
      form: effectForm,
      against: ({ effectCheckDate }) => (effectCheckDate ? undefined : TEXT.noEffect),
      done: { zh: '已登记效果检查', en: 'It is recorded' },
    },
    reopen: {
      label: { zh: '重新打开', en: 'Reopen' },
      from: ['CLOSED'],
      to: 'RECTIFYING',
      reason: true,
      done: { zh: '缺陷重新整改', en: 'It is being put right again' },
    },
    cancel: {
      label: { zh: '取消', en: 'Cancel' },
      from: ['OPEN', 'RECTIFYING', 'SUBMITTED', 'CLOSED'],
      to: 'CANCELLED',
      reason: true,
      done: { zh: '缺陷已取消', en: 'The defect is cancelled' },
    },
  },
});
