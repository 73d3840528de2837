import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What somebody on board asks to be changed goes into a draft, or is refused with its reason. */
export const requestFlow = defineFlow({
  states: {
    rq_asked: { zh: '已申请', en: 'Asked', tone: 'amber' },
    rq_accepted: { zh: '已采纳', en: 'Accepted', tone: 'green' },
    rq_refused: { zh: '未采纳', en: 'Refused', tone: 'red' },
  },
  initial: 'rq_asked',
  transitions: {
    accept: {
      label: { zh: '采纳', en: 'Accept' },
      from: ['rq_asked'],
      to: 'rq_accepted',
      first: true,
      many: false,
      effect: {
        zh: '纳入文件的草稿版本；没有草稿时新建一份',
        en: 'It goes into the draft version of the document, which is made where there is none',
      },
      done: { zh: '已采纳并纳入草稿', en: 'It goes into the draft' },
    },
    refuse: {
      label: { zh: '不采纳', en: 'Refuse' },
      from: ['rq_asked'],
      to: 'rq_refused',
      reason: true,
      many: false,
      done: { zh: '已回复申请人', en: 'Whoever asked is told' },
    },
  },
});
