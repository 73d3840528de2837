import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A template is written, released to be copied, and revised as its next version. */
export const templateFlow = defineFlow({
  states: {
    DRAFT: { zh: '编制中', en: 'Being written', tone: 'slate' },
    RELEASED: { zh: '已发布', en: 'Released', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {
    release: {
      label: { zh: '发布', en: 'Release' },
      from: ['DRAFT'],
      to: 'RELEASED',
      first: true,
      done: { zh: '模板已发布，可复制到船舶', en: 'It is released and may be copied to ships' },
    },
    revise: {
      label: { zh: '修订', en: 'Revise' },
      from: ['RELEASED'],
      to: 'DRAFT',
      effect: {
        zh: '成为下一版，发布后才能再复制',
        en: 'It becomes the next version and is copied again once released',
      },
      done: { zh: '模板可以修改', en: 'It may be changed' },
    },
  },
});
