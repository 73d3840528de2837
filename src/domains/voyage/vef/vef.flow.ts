import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { VEF_TEXT as TEXT } from './vef.text.ts';

/** A run may be made again while nobody decides on what was taken out of it by hand. */
export const vefFlow = documentFlowWith({
  run: {
    label: TEXT.recount,
    from: ['USE'],
    effect: {
      zh: '按现有报告重新取数，人工剔除的航次保留',
      en: 'Its figures are read anew; what was taken out by hand stays out',
    },
    done: TEXT.recounted,
  },
});
