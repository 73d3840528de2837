import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';

/** Written by an officer, approved by the master; what breaks rest hours he gives a reason for before it is sent to him (qhse 4.2, 10.14). */
export const shipDutyFlow = documentFlowWith({
  explain: {
    label: TEXT.reason,
    from: ['USE'],
    reason: true,
    many: false,
    effect: {
      zh: '船长说明本表休息时间不符的原因；之后不符的情况有变，须重新说明',
      en: 'The master says why rest hours are broken here; where that changes later, it is said anew',
    },
    done: { zh: '说明已记录，可以提交', en: 'The reason is kept: the roster may be submitted' },
  },
});
