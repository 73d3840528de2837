import { defineFlow } from '../../../kernel/flow/flow.ts';

/** An account follows its sources until it is locked; from then on it stands, until the finance director opens it again. */
export const voyageAccountFlow = defineFlow({
  states: {
    OPEN: { zh: '核算中', en: 'Open', tone: 'blue' },
    LOCKED: { zh: '已锁定', en: 'Locked', tone: 'green' },
  },
  initial: 'OPEN',
  transitions: {
    take: {
      label: { zh: '重新取数', en: 'Take figures anew' },
      from: ['OPEN'],
      first: true,
      many: false,
      done: { zh: '已按来源重新取数', en: 'The figures are those of the sources now' },
    },
    lock: {
      label: { zh: '锁定', en: 'Lock' },
      from: ['OPEN'],
      to: 'LOCKED',
      many: false,
      effect: {
        zh: '先按来源重新取数；锁定后数字不再随来源变动',
        en: 'Figures are taken anew first; from then on they do not move with their sources',
      },
      done: { zh: '航次效益已锁定', en: 'The account is locked' },
    },
    reopen: {
      label: { zh: '解除锁定', en: 'Reopen' },
      from: ['LOCKED'],
      to: 'OPEN',
      reason: true,
      many: false,
      effect: { zh: '数字重新随来源变动', en: 'Its figures follow their sources again' },
      done: { zh: '航次效益已解除锁定', en: 'The account is open again' },
    },
  },
});
