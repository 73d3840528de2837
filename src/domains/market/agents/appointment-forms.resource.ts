import { choice, decimal, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { LETTER_LANGUAGES } from './agent-words.text.ts';

/** To whom the letter goes as PDF; without an address it is only marked as sent. */
export const sendLetterForm = defineResource({
  name: 'market.sendLetter',
  label: { zh: '发出委托', en: 'Send the appointment' },
  fields: {
    email: text(
      { zh: '收件邮箱', en: 'To' },
      {
        max: 120,
        help: { zh: '留空则只登记为已发出', en: 'Left empty it is marked as sent, and no mail goes' },
      },
    ),
    language: choice(LETTER_LANGUAGES, { zh: '语言', en: 'Language' }, { required: true, default: 'zh' }),
  },
  check: ({ email }) =>
    email && !/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)
      ? [{ field: 'email', message: { zh: '邮箱格式不正确', en: 'Not an e-mail address' } }]
      : undefined,
});

/** Who at the agent's took it. */
export const acknowledgeForm = defineResource({
  name: 'market.acknowledgeAppointment',
  label: { zh: '登记确认', en: 'Record the acknowledgement' },
  fields: { ackName: text({ zh: '代理经办人', en: 'Handled by' }, { required: true, max: 60 }) },
});

const mark = (zh: string, en: string) =>
  decimal({ zh, en }, 1, { required: true, min: 1, max: 5, help: { zh: '1 至 5 分', en: '1 to 5' } });

/** How the agent served the call. What its costs earn follows from the account. */
export const scoreForm = defineResource({
  name: 'market.scoreAppointment',
  label: { zh: '完成并评分', en: 'Done, with marks' },
  fields: { serviceScore: mark('服务', 'Service'), documentScore: mark('单证', 'Documents') },
});
