import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const LEVELS = {
  COMPANY: { zh: '公司', en: 'Company' },
  DEPT: { zh: '部门', en: 'Department' },
  SHIP: { zh: '船舶', en: 'Ship' },
} as const satisfies Record<string, Text>;
export type ConferenceLevel = keyof typeof LEVELS;

export const FREQUENCIES = {
  WEEKLY: { zh: '每周', en: 'Weekly' },
  MONTHLY: { zh: '每月', en: 'Monthly' },
  QUARTERLY: { zh: '每季', en: 'Quarterly' },
  HALF_YEAR: { zh: '每半年', en: 'Twice a year' },
  YEARLY: { zh: '每年', en: 'Yearly' },
  ONCE: { zh: '一次', en: 'Once' },
} as const satisfies Record<string, Text>;
export type Frequency = keyof typeof FREQUENCIES;

export const ACTION_STATUSES = {
  OPEN: { zh: '未完成', en: 'Open', tone: 'amber' },
  DONE: { zh: '已完成', en: 'Done', tone: 'blue' },
  VERIFIED: { zh: '已验证', en: 'Verified', tone: 'green' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
} as const satisfies Record<string, Option>;

export const CONFERENCE_TEXT = {
  config: { zh: '会议类型', en: 'Conference type' },
  plan: { zh: '会议计划', en: 'Conference' },
  rule: { zh: '召开规则', en: 'When it is held' },
  minutes: { zh: '会议纪要', en: 'Minutes' },
  attendees: { zh: '参会人员', en: 'Attendees' },
  attendee: { zh: '参会人员', en: 'Attendee' },
  actions: { zh: '会议决议', en: 'Decisions' },
  action: { zh: '会议决议', en: 'Decision' },
  generate: { zh: '生成年度计划', en: 'Plan a year' },
  generateWhy: {
    zh: '按启用的会议类型生成该年计划，已有的不重复',
    en: 'Makes that year’s conferences of all types in use; those that are there stay',
  },
  year: { zh: '年度', en: 'Year' },
  generated: { zh: '新建 {made} 个计划，已有 {there} 个', en: '{made} planned, {there} were there already' },
  waiting: { zh: '待召开', en: 'To be held' },
  tracking: { zh: '决议跟踪', en: 'Decisions followed' },
  overdue: { zh: '逾期未开', en: 'Overdue' },
  needsUnits: { zh: '部门会议须选择部门', en: 'Choose the departments that hold it' },
  future: { zh: '时间在此刻之后', en: 'This time has not come yet' },
  noMinutes: { zh: '填写会议纪要后再提交', en: 'Enter the minutes first' },
  noAttendees: { zh: '登记参会人员后再提交', en: 'Enter who attended first' },
  notHost: {
    zh: '纪要由他人确认，提交人不能自己确认',
    en: 'Minutes are confirmed by another person than submitted them',
  },
  openActions: { zh: '决议全部验证或取消后才能关闭', en: 'It closes once all decisions are verified or cancelled' },
  verifyOthers: {
    zh: '由有验证权限的人验证或取消，此后不能更改',
    en: 'Verified or cancelled by those who may, and as they left it from then on',
  },
  ownAction: { zh: '负责人不能验证或取消自己的决议', en: 'Whoever is responsible neither verifies nor cancels it' },
  notDone: { zh: '先填完成日期', en: 'Enter the day on which it was done first' },
  doneFuture: { zh: '日期在今日之后', en: 'This day has not come yet' },
  kept: { zh: '由年度计划确定，不能更改', en: 'As it was planned for the year' },
  notified: { zh: '会议通知', en: 'Conference' },
  called: { zh: '会议通知：{name}，{day}', en: 'Conference: {name}, {day}' },
  calledOff: { zh: '会议取消：{name}，{day}', en: 'Conference cancelled: {name}, {day}' },
  due: { zh: '会议待召开', en: 'Conference to be held' },
  actionDue: { zh: '会议决议到期', en: 'Decision of a conference due' },
} as const satisfies Record<string, Text>;
