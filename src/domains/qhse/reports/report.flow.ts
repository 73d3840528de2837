import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { REPORT_TEXT as TEXT } from './report-words.text.ts';

const isOpen = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && !('doneDate' in one && typeof one.doneDate === 'string');

/** It is approved like any document; closed when all that was decided is done. */
export const reportFlow = documentFlowWith({
  close: {
    label: { zh: '关闭', en: 'Close' },
    from: ['APPROVE'],
    first: true,
    against: ({ closedOn, measures }) => {
      if (typeof closedOn === 'string') return TEXT.closedAlready;
      return Array.isArray(measures) && measures.some(isOpen) ? TEXT.openMeasures : undefined;
    },
    done: { zh: '报告已关闭', en: 'The report is closed' },
  },
});
