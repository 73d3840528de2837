import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A reservation binds until its day, until all of it has been issued, or until it is released. */
export const reservationFlow = defineFlow({
  states: {
    ACTIVE: { zh: '已预留', en: 'Reserved', tone: 'blue' },
    CONSUMED: { zh: '已领完', en: 'Issued', tone: 'green' },
    RELEASED: { zh: '已解除', en: 'Released', tone: 'slate' },
  },
  initial: 'ACTIVE',
  transitions: {
    release: {
      label: { zh: '解除预留', en: 'Release it' },
      from: ['ACTIVE'],
      to: 'RELEASED',
      many: true,
      first: true,
      effect: { zh: '其余数量可作他用', en: 'What is left of it may be used for something else' },
      done: { zh: '预留已解除', en: 'It is released' },
    },
  },
});
