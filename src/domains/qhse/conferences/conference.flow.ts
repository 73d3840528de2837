import { defineFlow } from '../../../kernel/flow/flow.ts';
import { datetime, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { isSettled } from './conference.rules.ts';
import { CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

export const holdForm = defineResource({
  name: 'qhse.holdConference',
  label: { zh: '登记召开', en: 'Record that it was held' },
  fields: {
    holdTime: datetime({ zh: '召开时间', en: 'Held at' }, { required: true }),
    place: text({ zh: '地点', en: 'Place' }, { max: 100 }),
  },
});

/** From the plan of the year to the last of its decisions (4.2). */
export const conferenceFlow = defineFlow({
  states: {
    cf_plan: { zh: '计划', en: 'Planned', tone: 'grey' },
    cf_notified: { zh: '已通知', en: 'Notified', tone: 'blue' },
    cf_held: { zh: '已召开', en: 'Held', tone: 'blue' },
    cf_audit: { zh: '纪要待确认', en: 'Minutes to be confirmed', tone: 'amber' },
    cf_tracking: { zh: '决议跟踪', en: 'Decisions followed', tone: 'amber' },
    cf_closed: { zh: '已关闭', en: 'Closed', tone: 'green' },
    cf_cancelled: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'cf_plan',
  transitions: {
    notify: {
      label: { zh: '通知', en: 'Notify' },
      from: ['cf_plan'],
      to: 'cf_notified',
      first: true,
      done: { zh: '参会人员已通知', en: 'Those who attend are told' },
    },
    hold: {
      label: { zh: '登记召开', en: 'Record that it was held' },
      from: ['cf_notified'],
      to: 'cf_held',
      form: holdForm,
      first: true,
      initial: ({ place }, now) => ({ holdTime: now.toISOString(), place: place ?? null }),
      done: { zh: '已登记召开', en: 'It is recorded as held' },
    },
    submit: {
      label: { zh: '提交纪要', en: 'Submit the minutes' },
      from: ['cf_held'],
      to: 'cf_audit',
      first: true,
      done: { zh: '纪要待确认', en: 'The minutes wait to be confirmed' },
    },
    return: {
      label: { zh: '退回纪要', en: 'Return the minutes' },
      from: ['cf_audit'],
      to: 'cf_held',
      reason: true,
      done: { zh: '已退回', en: 'They are returned' },
    },
    confirm: {
      label: { zh: '确认纪要', en: 'Confirm the minutes' },
      from: ['cf_audit'],
      to: 'cf_tracking',
      first: true,
      done: { zh: '纪要已确认，开始跟踪决议', en: 'The minutes are confirmed, and the decisions followed' },
    },
    close: {
      label: { zh: '关闭', en: 'Close' },
      from: ['cf_tracking'],
      to: 'cf_closed',
      // A list does not read its lines: there the server alone knows.
      against: ({ actions }) => (Array.isArray(actions) && !isSettled(actions) ? TEXT.openActions : undefined),
      done: { zh: '会议已关闭', en: 'It is closed' },
    },
    cancel: {
      label: { zh: '取消会议', en: 'Cancel' },
      from: ['cf_plan', 'cf_notified'],
      to: 'cf_cancelled',
      reason: true,
      done: { zh: '会议已取消', en: 'It is cancelled' },
    },
  },
});
