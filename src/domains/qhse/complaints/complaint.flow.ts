import { defineFlow } from '../../../kernel/flow/flow.ts';
import { inspectForm, noteForm, replyForm } from './complaint-forms.resource.ts';

/**
 * Handled where it was lodged, and one level up whenever the complainant is not satisfied (qhse 4.2). No act of it asks for a reason:
 * reasons stand in the log of changes, which administrators read.
 */
export const complaintFlow = defineFlow({
  states: {
    cp_new: { zh: '待受理', en: 'New', tone: 'amber' },
    cp_handling: { zh: '处理中', en: 'Handled', tone: 'blue' },
    cp_inspect: { zh: '调查中', en: 'Inspected', tone: 'blue' },
    cp_replied: { zh: '已答复', en: 'Replied', tone: 'slate' },
    cp_escalated: { zh: '已上报', en: 'Taken further', tone: 'red' },
    cp_closed: { zh: '已关闭', en: 'Closed', tone: 'green' },
  },
  initial: 'cp_new',
  transitions: {
    take: {
      label: { zh: '受理', en: 'Take up' },
      from: ['cp_new', 'cp_escalated'],
      to: 'cp_handling',
      first: true,
      many: false,
      done: { zh: '已受理', en: 'It is taken up' },
    },
    note: {
      label: { zh: '记录处理', en: 'Note a step' },
      from: ['cp_handling', 'cp_inspect'],
      form: noteForm,
      done: { zh: '已记录', en: 'It is noted' },
    },
    inspect: {
      label: { zh: '开始调查', en: 'Inspect' },
      from: ['cp_handling'],
      to: 'cp_inspect',
      form: inspectForm,
      done: { zh: '调查已开始', en: 'The inspection has begun' },
    },
    reply: {
      label: { zh: '答复', en: 'Reply' },
      from: ['cp_handling', 'cp_inspect'],
      to: 'cp_replied',
      form: replyForm,
      first: true,
      done: { zh: '已答复，由投诉人表示是否满意', en: 'It is replied to; the complainant says whether that will do' },
    },
    raise: {
      label: { zh: '上报一级', en: 'Take one level up' },
      from: ['cp_new', 'cp_handling', 'cp_inspect', 'cp_replied'],
      to: 'cp_escalated',
      form: noteForm,
      done: { zh: '已上报一级', en: 'It is one level up' },
    },
    close: {
      label: { zh: '关闭投诉', en: 'Close' },
      from: ['cp_replied'],
      to: 'cp_closed',
      form: noteForm,
      done: { zh: '投诉已关闭', en: 'It is closed' },
    },
  },
});
