import { MAIL_BOUNDS } from '../paper.calls.ts';
import { choice, text } from '../resource/field.ts';
import { defineResource } from '../resource/resource.ts';

const LANGUAGES = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  both: { zh: '中英对照', en: 'Both' },
} as const;

const language = choice(LANGUAGES, { zh: '语言', en: 'Language' }, { required: true });

/** What a download asks for. */
export const paperChoice = defineResource({
  name: 'paper.choice',
  label: { zh: '下载 PDF', en: 'Download PDF' },
  fields: { language },
  scope: 'all',
});

/** Between addresses, however people write them. */
const BETWEEN = /[\s,;，；、]/;

/** The addresses that were typed, each once. */
export const addressesIn = (typed: string): string[] => [...new Set(typed.split(BETWEEN).filter(Boolean))];

/** What sending by mail asks for. */
export const paperLetter = defineResource({
  name: 'paper.letter',
  label: { zh: '邮件发送', en: 'Send by mail' },
  fields: {
    recipients: text(
      { zh: '收件人', en: 'To' },
      {
        required: true,
        variant: 'long',
        help: {
          zh: `邮箱地址，用逗号、分号或换行隔开，至多 ${MAIL_BOUNDS.recipients} 个`,
          en: `E-mail addresses with commas, semicolons or line breaks between them, ${MAIL_BOUNDS.recipients} at most`,
        },
      },
    ),
    subject: text({ zh: '主题', en: 'Subject' }, { required: true, max: MAIL_BOUNDS.subject }),
    text: text({ zh: '正文', en: 'Text' }, { variant: 'long', max: MAIL_BOUNDS.text }),
    language,
  },
  check: ({ recipients }) => {
    const addresses = addressesIn(String(recipients ?? ''));
    const wrong = addresses.find((one) => !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(one));
    if (wrong !== undefined)
      return [{ field: 'recipients', message: { zh: `“${wrong}”不是邮箱地址`, en: `${wrong} is no e-mail address` } }];
    if (addresses.length > MAIL_BOUNDS.recipients)
      return [
        {
          field: 'recipients',
          message: {
            zh: `至多 ${MAIL_BOUNDS.recipients} 个收件人`,
            en: `${MAIL_BOUNDS.recipients} recipients at most`,
          },
        },
      ];
    return [];
  },
  scope: 'all',
});
