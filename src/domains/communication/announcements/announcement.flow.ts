import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

/** What was published holds until its last day, or until somebody ends it. */
export const announcementFlow = documentFlowWith({
  end: {
    label: { zh: '停止公告', en: 'End the announcement' },
    from: ['APPROVE'],
    against: ({ validTo }, now) =>
      validTo && String(validTo) < officeDay(now)
        ? { zh: '公告已失效', en: 'The announcement has ended already' }
        : undefined,
    effect: { zh: '公告立即从读者处撤下，回执保留', en: 'Readers no longer see it; the receipts stay' },
    done: { zh: '公告已停止', en: 'The announcement has ended' },
  },
});
