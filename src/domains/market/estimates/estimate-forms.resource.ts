import { choice, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Which alternative is taken, and why. */
export const chooseForm = defineResource({
  name: 'market.chooseAlternative',
  label: { zh: '选定方案', en: 'Choose an alternative' },
  fields: {
    letter: choice(
      {
        A: { zh: '方案 A', en: 'Alternative A' },
        B: { zh: '方案 B', en: 'Alternative B' },
        C: { zh: '方案 C', en: 'Alternative C' },
        D: { zh: '方案 D', en: 'Alternative D' },
        E: { zh: '方案 E', en: 'Alternative E' },
        F: { zh: '方案 F', en: 'Alternative F' },
      },
      { zh: '选定方案', en: 'Alternative' },
      { required: true },
    ),
    reason: text({ zh: '选定理由', en: 'Why' }, { variant: 'long', max: 500 }),
  },
});
