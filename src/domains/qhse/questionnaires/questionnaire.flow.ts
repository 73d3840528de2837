import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A questionnaire is written, used as it stands, and gives way to its next edition. */
export const questionnaireFlow = defineFlow({
  states: {
    DRAFT: { zh: '编制', en: 'Written', tone: 'grey' },
    IN_USE: { zh: '启用', en: 'In use', tone: 'green' },
    RETIRED: { zh: '停用', en: 'Retired', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    issue: {
      label: { zh: '启用', en: 'Put in use' },
      from: ['DRAFT'],
      to: 'IN_USE',
      first: true,
      effect: {
        zh: '启用后题目不能更改，改动另建一版',
        en: 'From then on its questions stay; a change is a new edition',
      },
      done: { zh: '问卷已启用', en: 'It is in use' },
    },
    retire: {
      label: { zh: '停用', en: 'Retire' },
      from: ['IN_USE'],
      to: 'RETIRED',
      effect: {
        zh: '停用后不能再选，已建的答卷照常填写',
        en: 'It can be chosen no more; what was begun goes on',
      },
      done: { zh: '问卷已停用', en: 'It is retired' },
    },
  },
});
