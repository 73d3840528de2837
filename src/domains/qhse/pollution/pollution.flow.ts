import { defineFlow } from '../../../kernel/flow/flow.ts';

/** The officer in charge signs, the master countersigns; from the first of both on a line stands as it was written (qhse 3.6). */
export const pollutionFlow = defineFlow({
  states: {
    draft: { zh: '草稿', en: 'Draft', tone: 'grey' },
    signed: { zh: '已签', en: 'Signed', tone: 'blue' },
    countersigned: { zh: '船长已签', en: 'Countersigned', tone: 'green' },
  },
  initial: 'draft',
  transitions: {
    sign: {
      label: { zh: '签字', en: 'Sign' },
      from: ['draft'],
      to: 'signed',
      first: true,
      effect: { zh: '签字后不能更改，只能另写更正。', en: 'It can be corrected from then on, and no longer changed.' },
      done: { zh: '已签字', en: 'It is signed' },
    },
    countersign: {
      label: { zh: '船长会签', en: 'Countersign' },
      from: ['signed'],
      to: 'countersigned',
      first: true,
      done: { zh: '船长已签字', en: 'The master has signed it' },
    },
    correct: {
      label: { zh: '更正', en: 'Correct' },
      from: ['signed', 'countersigned'],
      reason: true,
      leads: 'qhse.pollutionRecord',
      effect: {
        zh: '另写一条更正；更正签字后，原记录划去并保留。',
        en: 'Another line is written; once that is signed, this one is struck out and kept.',
      },
      done: { zh: '更正已拟，改正后签字', en: 'The correction is written: put it right and sign it' },
    },
  },
});
