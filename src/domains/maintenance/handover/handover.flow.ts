import { defineFlow } from '../../../kernel/flow/flow.ts';
import { HANDOVER_TEXT as TEXT } from './handover.text.ts';

/** From what the one who leaves writes down to the signatures of both; from the first of them on nothing of it changes. */
export const handoverFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'slate' },
    GIVEN: { zh: '待接班', en: 'To be taken over', tone: 'amber' },
    SIGNED: { zh: '已交接', en: 'Handed over', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {
    refresh: {
      label: { zh: '重新取数', en: 'Take anew' },
      from: ['DRAFT'],
      done: { zh: '交接事项已更新', en: 'What is handed over stands as of now' },
    },
    give: {
      label: { zh: '交班签字', en: 'Sign and hand over' },
      from: ['DRAFT'],
      to: 'GIVEN',
      first: true,
      many: false,
      against: ({ ownWords }) => (typeof ownWords === 'string' && ownWords.trim() ? undefined : TEXT.noWords),
      effect: { zh: '交接事项与说明从此不变', en: 'What is handed over and the words about it stand from then on' },
      done: { zh: '已签字，等待接班', en: 'It is signed and waits to be taken over' },
    },
    sendBack: {
      label: { zh: '退回', en: 'Return' },
      from: ['GIVEN'],
      to: 'DRAFT',
      tail: 'send-back',
      reason: true,
      many: false,
      done: { zh: '已退回交班人', en: 'It is returned to whoever hands over' },
    },
    accept: {
      label: { zh: '接班签字', en: 'Sign and take over' },
      from: ['GIVEN'],
      to: 'SIGNED',
      first: true,
      many: false,
      effect: { zh: '双方签字后交接单不再变动', en: 'Signed by both, the note never changes' },
      done: { zh: '交接完成', en: 'The post is handed over' },
    },
  },
});
