import { documentFlowWith } from '../../../../kernel/flow/document-flow.ts';

/** Figures follow the reports until the year is submitted; from then on they stand still. */
export const emissionYearFlow = documentFlowWith({
  recalculate: {
    label: { zh: '重新计算', en: 'Recalculate' },
    from: ['USE'],
    effect: { zh: '按目前已确认的动态报重新计算各项数据', en: 'By the reports that are confirmed now' },
    done: { zh: '已按现有动态报重新计算', en: 'Recalculated from the reports' },
  },
});
