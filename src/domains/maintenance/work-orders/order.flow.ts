import { defineFlow } from '../../../kernel/flow/flow.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { isLate, isRoutine, openChecks, usedParts } from './order.rules.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { reportForm, routineForm } from './order-forms.resource.ts';

type Seen = Readonly<Record<string, unknown>>;

/** A permit and an assessment that the job asks for are named before anybody begins. */
const uncleared = ({ needPermit, permitNo, needRisk, riskNo }: Seen): Text | undefined => {
  if (needPermit && !permitNo) return TEXT.permit;
  return needRisk && !riskNo ? TEXT.risk : undefined;
};

// A list does not read checks: there the server alone knows.
const unanswered = ({ checklist }: Seen): Text | undefined =>
  Array.isArray(checklist) && openChecks(checklist).length > 0 ? TEXT.unanswered : undefined;

/** What left the stock does not come back with its order. */
const issued = ({ parts }: Seen): Text | undefined =>
  Array.isArray(parts) && usedParts(parts).length > 0 ? TEXT.partsIssued : undefined;

const dated = ({ dueDate, windowDays }: Seen) => ({
  dueDate: typeof dueDate === 'string' ? dueDate : null,
  windowDays: typeof windowDays === 'number' ? windowDays : null,
});

/** What becomes of a work order (maintenance 4.1). Its due date moves by an approved postponement alone. */
export const orderFlow = defineFlow({
  states: {
    PLANNED: { zh: '已计划', en: 'Planned', tone: 'slate' },
    ISSUED: { zh: '已下达', en: 'Issued', tone: 'blue' },
    DOING: { zh: '执行中', en: 'Under way', tone: 'blue' },
    REPORTED: { zh: '待确认', en: 'To be confirmed', tone: 'amber' },
    FINISHED: { zh: '已完成', en: 'Finished', tone: 'green' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'grey' },
  },
  initial: 'PLANNED',
  transitions: {
    issue: {
      label: { zh: '下达', en: 'Issue' },
      from: ['PLANNED'],
      to: 'ISSUED',
      first: true,
      done: { zh: '工单已下达', en: 'The order is issued' },
    },
    start: {
      label: { zh: '开工', en: 'Start' },
      from: ['ISSUED'],
      to: 'DOING',
      against: uncleared,
      done: { zh: '工单已开工', en: 'The work is under way' },
    },
    report: {
      label: reportForm.label,
      from: ['ISSUED', 'DOING'],
      to: 'REPORTED',
      form: reportForm,
      initial: (_row, now) => ({ doneDate: officeDay(now), result: 'OK' }),
      against: (row) => uncleared(row) ?? unanswered(row),
      first: true,
      done: { zh: '已报告，待确认', en: 'It is reported and waits for confirmation' },
    },
    reportRoutine: {
      label: routineForm.label,
      from: ['ISSUED', 'DOING'],
      to: 'REPORTED',
      permission: 'maintenance:workOrder:report',
      tail: 'report-routine',
      form: routineForm,
      initial: (_row, now) => ({ doneDate: officeDay(now) }),
      many: true,
      against: (row, now) => {
        if (!isRoutine(row.level)) return TEXT.routineOnly;
        if (row.byHours === true) return TEXT.hoursAlone;
        if (isLate(dated(row), officeDay(now))) return TEXT.lateAlone;
        return uncleared(row) ?? unanswered(row);
      },
      done: { zh: '已报告，待确认', en: 'It is reported and waits for confirmation' },
    },
    return: {
      label: { zh: '退回', en: 'Return' },
      from: ['REPORTED'],
      to: 'DOING',
      reason: true,
      done: { zh: '已退回重做', en: 'It is returned to be done' },
    },
    confirm: {
      label: { zh: '确认', en: 'Confirm' },
      from: ['REPORTED'],
      to: 'FINISHED',
      first: true,
      many: true,
      effect: {
        zh: '工单完成，工作卡按完成情况重算下次到期',
        en: 'The order is finished, and its job is due anew by what was done',
      },
      done: { zh: '工单已完成', en: 'The order is finished' },
    },
    verify: {
      label: { zh: '岸基确认', en: 'Verify ashore' },
      from: ['FINISHED'],
      many: true,
      against: ({ shoreVerify, verifyTime }) => {
        if (shoreVerify !== true) return TEXT.noVerify;
        return verifyTime ? TEXT.verified : undefined;
      },
      done: { zh: '已岸基确认', en: 'It is verified ashore' },
    },
    reopen: {
      label: { zh: '重新打开', en: 'Reopen' },
      from: ['FINISHED'],
      to: 'DOING',
      reason: true,
      many: false,
      against: issued,
      effect: {
        zh: '收回确认：运行小时读数作废，工作卡的上次完成与下次到期恢复，未开工的下一张工单取消',
        en: 'Its confirmation is taken back: the reading is void, the job is as due as before, and its next order is cancelled unless it is begun',
      },
      done: { zh: '工单已重新打开', en: 'The order is open again' },
    },
    cancel: {
      label: { zh: '取消工单', en: 'Cancel' },
      from: ['PLANNED', 'ISSUED'],
      to: 'CANCELLED',
      reason: true,
      done: { zh: '工单已取消', en: 'The order is cancelled' },
    },
  },
});
