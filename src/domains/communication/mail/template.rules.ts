import type { Lang, Text } from '../../../kernel/text.ts';
import { escapeMarkup } from '../../../kernel/value/markup.ts';

type PlaceType = 'text' | 'number' | 'date' | 'time' | 'address';
type Place = { readonly label: Text; readonly type: PlaceType; readonly sample: Text };
export type Template = { readonly subject: string; readonly body: string };

/** What may stand in the mail of a message. */
const MESSAGE_PLACES = {
  name: { label: { zh: '收件人姓名', en: 'Reader' }, type: 'text', sample: { zh: '周海宁', en: 'Zhou Haining' } },
  kind: {
    label: { zh: '消息类别', en: 'Kind of message' },
    type: 'text',
    sample: { zh: '报告退回', en: 'Report returned' },
  },
  title: {
    label: { zh: '标题', en: 'Title' },
    type: 'text',
    sample: { zh: '海岳先锋 11-20 正午报被退回', en: 'Noon report of Hai Yue Pioneer of 11-20 was returned' },
  },
  text: {
    label: { zh: '内容', en: 'Text' },
    type: 'text',
    sample: {
      zh: '原因：燃油存量与上一报不连续。',
      en: 'Reason: the fuel stock does not follow from the last report.',
    },
  },
  time: { label: { zh: '时间', en: 'Time' }, type: 'time', sample: { zh: '2026-11-20 14:05', en: '2026-11-20 14:05' } },
  link: {
    label: { zh: '链接', en: 'Link' },
    type: 'address',
    sample: { zh: 'https://fairway.example/fairway/voyage', en: 'https://fairway.example/fairway/voyage' },
  },
} as const satisfies Readonly<Record<string, Place>>;

/** What may stand in the daily digest. */
const DIGEST_PLACES = {
  name: MESSAGE_PLACES.name,
  date: { label: { zh: '日期', en: 'Date' }, type: 'date', sample: { zh: '2026-11-21', en: '2026-11-21' } },
  count: { label: { zh: '消息条数', en: 'Number of messages' }, type: 'number', sample: { zh: '2', en: '2' } },
  list: {
    label: { zh: '消息清单', en: 'List of messages' },
    type: 'text',
    sample: {
      zh: '11-20 14:05 海岳先锋 11-20 正午报被退回\n11-20 16:30 海岳泰山 未报正午报',
      en: '11-20 14:05 Noon report of Hai Yue Pioneer was returned\n11-20 16:30 Hai Yue Taishan: noon report is missing',
    },
  },
  link: MESSAGE_PLACES.link,
} as const satisfies Readonly<Record<string, Place>>;

/** The two templates that every kind falls back to. */
export const GENERAL = 'general';
export const DIGEST = 'digest';

export const TEMPLATES: Readonly<Record<string, Text>> = {
  [GENERAL]: { zh: '通用消息', en: 'Any message' },
  [DIGEST]: { zh: '每日汇总', en: 'Daily digest' },
};

export const placesOf = (name: string): Readonly<Record<string, Place>> =>
  name === DIGEST ? DIGEST_PLACES : MESSAGE_PLACES;

const OWN: Readonly<Record<typeof GENERAL | typeof DIGEST, Readonly<Record<Lang, Template>>>> = {
  general: {
    zh: {
      subject: '【航道】{title}',
      body: '{name}，您好：\n\n{title}\n{text}\n\n类别：{kind}\n时间：{time}\n查看：{link}\n\n此邮件由系统发出。在“消息”页的设置中可调整接收方式。',
    },
    en: {
      subject: '[Fairway] {title}',
      body: 'Dear {name},\n\n{title}\n{text}\n\nKind: {kind}\nTime: {time}\nOpen: {link}\n\nThis mail was sent by the system. You choose what you get under Messages, Settings.',
    },
  },
  digest: {
    zh: {
      subject: '【航道】{date} 消息汇总（{count} 条）',
      body: '{name}，您好：\n\n以下为截至 {date} 的 {count} 条消息：\n\n{list}\n\n查看：{link}\n\n此邮件由系统每天发出一次。在“消息”页的设置中可调整接收方式。',
    },
    en: {
      subject: '[Fairway] Messages of {date} ({count})',
      body: 'Dear {name},\n\nYour messages up to {date} ({count}):\n\n{list}\n\nOpen: {link}\n\nThis mail is sent once a day. You choose what you get under Messages, Settings.',
    },
  },
};

/** What the code ships for a name; a kind of message has the general one. */
export const ownTemplate = (name: string, lang: Lang): Template => (name === DIGEST ? OWN.digest : OWN.general)[lang];

const PLACE = /\{(\w*)\}/g;

/** Why a template cannot be kept, by field; empty when it can. */
export function templateProblems(name: string, template: Template): { field: 'subject' | 'body'; message: Text }[] {
  const places = placesOf(name);
  const problems: { field: 'subject' | 'body'; message: Text }[] = [];
  for (const field of ['subject', 'body'] as const) {
    const value = template[field];
    if (value.trim() === '') problems.push({ field, message: { zh: '不能为空', en: 'Must not be empty' } });
    const unknown = [...value.matchAll(PLACE)]
      .map((match) => match[1] ?? '')
      .find((word) => !Object.hasOwn(places, word));
    if (unknown !== undefined)
      problems.push({ field, message: { zh: `没有占位符 {${unknown}}`, en: `There is no placeholder {${unknown}}` } });
  }
  if (/[\r\n]/.test(template.subject))
    problems.push({ field: 'subject', message: { zh: '主题只能有一行', en: 'The subject is one line' } });
  return problems;
}

/** Fills a template. A line that has placeholders but no values for any of them is left out; the subject stays one line. */
export function fillTemplate(
  template: Template,
  values: Readonly<Record<string, string>>,
): { subject: string; text: string } {
  const put = (line: string): string => line.replace(PLACE, (_, word: string) => values[word] ?? '');
  const body = template.body.split('\n').filter((line) => {
    const words = [...line.matchAll(PLACE)].map((match) => match[1] ?? '');
    return words.length === 0 || words.some((word) => (values[word] ?? '') !== '');
  });
  return {
    subject: put(template.subject)
      .replace(/[\r\n]+/g, ' ')
      .slice(0, 300),
    text: body.map(put).join('\n'),
  };
}

/** The same text for mail programs that show HTML: nothing of it is markup but line ends and web addresses. */
export function htmlOf(text: string): string {
  const linked = text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) => (i % 2 === 1 ? `<a href="${escapeMarkup(part)}">${escapeMarkup(part)}</a>` : escapeMarkup(part)))
    .join('');
  return `<div style="font-family:sans-serif;font-size:14px;line-height:1.6">${linked.replaceAll('\n', '<br>')}</div>`;
}
