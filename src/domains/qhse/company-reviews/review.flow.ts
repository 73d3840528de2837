import { defineFlow } from '../../../kernel/flow/flow.ts';
import { date, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { isNotifiable } from './review.rules.ts';
import { REVIEW_TEXT as TEXT } from './review-words.text.ts';

export const beginForm = defineResource({
  name: 'qhse.beginReview',
  label: { zh: '开始审核', en: 'Begin the audit' },
  fields: { beginDate: date({ zh: '开始日期', en: 'Begun on' }, { required: true }) },
});

export const extendForm = defineResource({
  name: 'qhse.extendReview',
  label: { zh: '延长三个月', en: 'Extend by three months' },
  fields: {
    extendReason: text({ zh: '特殊原因', en: 'Exceptional reason' }, { required: true, variant: 'long', max: 500 }),
  },
});

/** From the programme of audits to the last finding that is closed (4.2); its report is approved. */
export const reviewFlow = defineFlow({
  states: {
    cr_plan: { zh: '计划', en: 'Planned', tone: 'grey' },
    cr_notified: { zh: '已通知', en: 'Notified', tone: 'blue' },
    cr_doing: { zh: '审核中', en: 'Under way', tone: 'blue' },
    cr_report: { zh: '报告审批', en: 'Report under approval', tone: 'amber' },
    cr_follow: { zh: '整改跟踪', en: 'Followed up', tone: 'amber' },
    cr_closed: { zh: '已关闭', en: 'Closed', tone: 'green' },
  },
  initial: 'cr_plan',
  transitions: {
    notify: {
      label: { zh: '通知被审核方', en: 'Notify' },
      from: ['cr_plan'],
      to: 'cr_notified',
      first: true,
      against: ({ planDate }, now) =>
        typeof planDate === 'string' && !isNotifiable(planDate, officeDay(now)) ? TEXT.tooSoon : undefined,
      done: { zh: '已通知', en: 'It is notified' },
    },
    begin: {
      label: { zh: '开始审核', en: 'Begin the audit' },
      from: ['cr_notified'],
      to: 'cr_doing',
      first: true,
      form: beginForm,
      initial: (_row, now) => ({ beginDate: officeDay(now) }),
      done: { zh: '审核已开始', en: 'It is begun' },
    },
    close: {
      label: { zh: '关闭', en: 'Close' },
      from: ['cr_follow'],
      to: 'cr_closed',
      first: true,
      done: { zh: '审核已关闭', en: 'It is closed' },
    },
    extend: {
      label: { zh: '延长期限', en: 'Extend' },
      from: ['cr_follow', 'cr_closed'],
      form: extendForm,
      against: ({ nextDueDate, dueLimit }) => (nextDueDate && !dueLimit ? undefined : TEXT.notDue),
      done: { zh: '期限已延长三个月', en: 'It is extended by three months' },
    },
  },
});
