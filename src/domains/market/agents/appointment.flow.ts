import { defineFlow } from '../../../kernel/flow/flow.ts';
import { acknowledgeForm, scoreForm, sendLetterForm } from './appointment-forms.resource.ts';

/** An agent is asked, says yes, serves the call and is given marks. */
export const appointmentFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    SENT: { zh: '已发出', en: 'Sent', tone: 'amber' },
    ACK: { zh: '已确认', en: 'Acknowledged', tone: 'blue' },
    DONE: { zh: '已完成', en: 'Done', tone: 'green' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    send: {
      label: sendLetterForm.label,
      from: ['DRAFT', 'SENT'],
      to: 'SENT',
      permission: 'market:agent:appoint',
      form: sendLetterForm,
      first: true,
      initial: ({ agentEmail, agentEnglish }) => ({ email: agentEmail ?? null, language: agentEnglish ? 'en' : 'zh' }),
      done: ({ mailed }) =>
        mailed
          ? { zh: '委托书已作为 PDF 发出，代理已写入挂港', en: 'The letter goes out as PDF; the call names the agent' }
          : { zh: '已登记为已发出，代理已写入挂港', en: 'It is marked as sent; the call names the agent' },
    },
    acknowledge: {
      label: acknowledgeForm.label,
      from: ['SENT'],
      to: 'ACK',
      form: acknowledgeForm,
      first: true,
      done: { zh: '已登记代理确认', en: 'The acknowledgement is recorded' },
    },
    done: {
      label: scoreForm.label,
      from: ['ACK'],
      to: 'DONE',
      form: scoreForm,
      first: true,
      done: { zh: '委托已完成', en: 'The appointment is done' },
    },
    cancel: {
      label: { zh: '取消委托', en: 'Cancel' },
      from: ['DRAFT', 'SENT', 'ACK'],
      to: 'CANCELLED',
      reason: true,
      done: { zh: '委托已取消', en: 'The appointment is cancelled' },
    },
  },
});
