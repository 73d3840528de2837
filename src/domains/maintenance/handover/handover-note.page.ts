import { definePage } from '../../../kernel/page.ts';
import { HANDOVER_TEXT as TEXT } from './handover.text.ts';

export const handoverNotePage = definePage({
  component: 'maintenance/HandoverNote',
  title: TEXT.title,
  icon: 'Solution',
  permission: 'maintenance:handoverNote:list',
  records: ['maintenance.handoverNote'],
  menu: { key: 'maintenance.handoverNote', address: '/maintenance/handover-notes', group: 'maintenance', order: 70 },
  help: {
    purpose: {
      zh: '岗位交接：未结工单、未关故障、报警、待到备件和交班人的说明，双方签字后不再变动。',
      en: 'Handover of a post: open orders, open faults, alarms, parts awaited and what is said of them; signed by both it never changes.',
    },
    ways: [
      {
        zh: '选船舶与岗位后保存，交接事项自动列出；部门负责人可选“含全部门工单”。',
        en: 'Choose ship and post and save: what is handed over is listed by itself. Heads of departments may take the orders of the whole department.',
      },
      {
        zh: '填写说明后交班签字；签字前事项有变动的，须先“重新取数”。签字后事项与说明不再变动。',
        en: 'Say in your own words what matters, then sign. Where something has changed since, take it anew first. Signed, items and words stand.',
      },
      {
        zh: '接班人核对后签字，不符的写明原因退回；交班人不能自己接班。',
        en: 'Whoever comes checks it and signs, or returns it with a reason; never whoever hands over.',
      },
      {
        zh: '“打印”或“下载 PDF”出交接单，附双方签字。',
        en: 'Print or Download PDF makes the note with both signatures.',
      },
    ],
    figures: [
      {
        name: { zh: '报警', en: 'Alarm' },
        how: {
          zh: '工单检查表中超限的实测值（未结的，或完成不满 30 天的），以及超过 35 天未读数的计时器。',
          en: 'Measured values outside their limits, of open orders and those done within 30 days, and counters not read for more than 35 days.',
        },
      },
      {
        name: { zh: '待到备件', en: 'Part awaited' },
        how: {
          zh: '采购订单中尚未收到、属于本部门设备备件的数量。',
          en: 'What orders still bring of parts that belong to equipment of the department.',
        },
      },
    ],
  },
});
