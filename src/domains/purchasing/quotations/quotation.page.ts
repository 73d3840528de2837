import { definePage } from '../../../kernel/page.ts';

export const quotationPage = definePage({
  component: 'purchasing/Quotation',
  title: { zh: '报价单', en: 'Quotations' },
  icon: 'AccountBook',
  permission: 'purchasing:quotation:list',
  records: ['purchasing.quotation'],
  menu: { key: 'purchasing.quotations', address: '/purchasing/quotations', group: 'purchasing', order: 54 },
  help: {
    purpose: {
      zh: '报价单：各供应商各轮的报价；开启前只有状态与时间。',
      en: 'What suppliers offered in each round; before the opening only states and times.',
    },
    ways: [
      {
        zh: '邮件来的报价在询价单上“代录报价”，保存即密封；要改则在截止前整份重录。',
        en: 'What came by mail is entered from the inquiry and sealed with saving; to change it, enter it anew before the deadline.',
      },
      {
        zh: '密封摘要在提交时给供应商，开启时核对，证明内容未被改动。',
        en: 'The digest is given to the supplier with the receipt and checked at the opening: nothing was changed.',
      },
    ],
  },
});
