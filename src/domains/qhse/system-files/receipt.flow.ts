import { defineFlow } from '../../../kernel/flow/flow.ts';
import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

export const answerForm = defineResource({
  name: 'qhse.answerFile',
  label: { zh: '回复', en: 'Answer' },
  fields: { answer: text({ zh: '回复内容', en: 'Answer' }, { required: true, variant: 'long', max: 1000 }) },
});

/** What somebody does with a file that came: reads it, and signs or answers it where that is asked. */
export const receiptFlow = defineFlow({
  states: {
    rc_unread: { zh: '未读', en: 'Unread', tone: 'amber' },
    rc_read: { zh: '已读', en: 'Read', tone: 'blue' },
    rc_signed: { zh: '已签收', en: 'Signed', tone: 'green' },
  },
  initial: 'rc_unread',
  transitions: {
    read: {
      label: { zh: '已阅', en: 'Mark as read' },
      from: ['rc_unread'],
      to: 'rc_read',
      first: true,
      done: { zh: '已登记阅读', en: 'It is recorded as read' },
    },
    sign: {
      label: { zh: '签收', en: 'Sign' },
      from: ['rc_unread', 'rc_read'],
      to: 'rc_signed',
      against: ({ ackMode }) => (ackMode === 'SIGN' ? undefined : TEXT.noSign),
      done: { zh: '已签收', en: 'It is signed' },
    },
    reply: {
      label: { zh: '回复', en: 'Answer' },
      from: ['rc_read', 'rc_signed'],
      form: answerForm,
      against: ({ answerStanding }) => {
        if (answerStanding === 'NOT_ASKED') return TEXT.noAnswer;
        return answerStanding === 'GIVEN' ? TEXT.answered : undefined;
      },
      done: { zh: '已回复', en: 'The answer is sent' },
    },
  },
});
