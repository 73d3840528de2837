import { defineFlow } from '../../../kernel/flow/flow.ts';
import { CONFIRMED_TEXT } from './report.text.ts';

/** A returned report stays unconfirmed, with the office's reason, until the ship has submitted it anew. */
export const reportFlow = defineFlow({
  initial: 'UNCONFIRMED',
  states: {
    UNCONFIRMED: { ...CONFIRMED_TEXT.UNCONFIRMED, tone: 'amber' },
    CONFIRMED: { ...CONFIRMED_TEXT.CONFIRMED, tone: 'green' },
  },
  transitions: {
    confirm: {
      label: { zh: '确认', en: 'Confirm' },
      from: ['UNCONFIRMED'],
      to: 'CONFIRMED',
      done: ({ reportNo }) => ({ zh: `已确认报告 ${reportNo}`, en: `Report ${reportNo} confirmed` }),
    },
    return: {
      label: { zh: '退回', en: 'Return' },
      from: ['UNCONFIRMED'],
      to: 'UNCONFIRMED',
      reason: true,
      against: ({ returned }) =>
        returned === true
          ? { zh: '报告已退回，等待船舶重新提交', en: 'It has been returned: the ship has to send it again' }
          : undefined,
      effect: {
        zh: '船舶将收到消息和退回原因，改正后重新提交',
        en: 'The ship is told the reason and submits it anew',
      },
      done: ({ reportNo }) => ({ zh: `已退回报告 ${reportNo}`, en: `Report ${reportNo} returned` }),
    },
    unconfirm: {
      label: { zh: '取消确认', en: 'Un-confirm' },
      from: ['CONFIRMED'],
      to: 'UNCONFIRMED',
      reason: true,
      effect: {
        zh: '报告重新可以修改，地图和统计不再计入',
        en: 'It may be changed again; map and statistics leave it out',
      },
      done: ({ reportNo }) => ({ zh: `已取消确认报告 ${reportNo}`, en: `Report ${reportNo} is unconfirmed again` }),
    },
  },
});
