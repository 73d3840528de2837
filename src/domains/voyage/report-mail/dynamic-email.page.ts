import { definePage } from '../../../kernel/page.ts';
import { MAIL_TEXT } from './mail.text.ts';

export const dynamicEmailPage = definePage({
  component: 'voyage/DynamicEmail',
  title: MAIL_TEXT.title,
  icon: 'Mail',
  permission: 'voyage:mail:list',
  records: ['voyage.mail/subscriptions', 'voyage.mailLog/log'],
  menu: { key: 'voyage.mail', address: '/voyage/dynamic-email', group: 'voyage', order: 45 },
  help: {
    purpose: {
      zh: '把动态报用邮件发给租家、代理、管理公司等：谁收、哪些船、哪些报、什么版式和语言、何时发，以及发过什么、结果如何。',
      en: 'Sends reports to charterers, agents, managers and others: to whom, of which ships and types, in which layout and language, when, and what became of each mail.',
    },
    ways: [
      {
        zh: '一条订阅至多 20 个收件人；不选船舶为全部船舶，不选报告类型为全部类型。停用后不再发送任何内容。',
        en: 'A subscription has 20 addresses at most; without ships it is of all, without types of all types. Stopped, it sends nothing at all.',
      },
      {
        zh: '“确认后”的订阅在报告确认时发送，“提交时”的在船舶或岸上每次提交时发送。同一版本只发一次；改动后再次提交、确认，或更正单生效的，标“更正”再发；取消确认的，告知收过的人撤回。',
        en: 'One on confirmation sends as a report is confirmed, one on submission each time it is submitted. A version goes once; changed and submitted or confirmed anew, or corrected, it goes again as a correction; one that is un-confirmed is withdrawn from whoever got it.',
      },
      {
        zh: '完整报表含全部内容；租家版不含油耗、转数、滑失、淡水、污水与备注；船位短行只有船位、航速、下一港与预抵；正午纯文本适合船舶间和旧式邮箱。附件一律不发。',
        en: 'The full report has all of it; that for charterers leaves out oil, revolutions, slip, water, waste and notes; the position line has position, speed, next port and ETA; the noon layout is plain text. Files are in none.',
      },
      {
        zh: '在动态报详情页“发送动态邮件”，选订阅、看预览后手动发送。更正只重发被更正的那份报告，后续报告随之推移的存量不重发。',
        en: 'On the page of a report "Send report e-mail" sends by hand, with a preview. A correction sends that report again, not the later ones whose stocks moved with it.',
      },
    ],
  },
});
