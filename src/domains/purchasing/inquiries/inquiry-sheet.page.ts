import { definePage } from '../../../kernel/page.ts';

export const inquirySheetPage = definePage({
  component: 'purchasing/InquirySheet',
  title: { zh: '询价单', en: 'Inquiry sheet' },
  icon: 'Solution',
  permission: 'purchasing:inquiry:list',
  records: ['purchasing.inquiry'],
  menu: { key: 'purchasing.inquiries', address: '/purchasing/inquiries', group: 'purchasing', order: 52 },
  help: {
    purpose: {
      zh: '询价单：向供应商询价，从草稿、报价、开启、比价到定标。',
      en: 'Inquiries of suppliers: draft, quotation, opening, comparison, award.',
    },
    ways: [
      {
        zh: '在需求池勾选同一类别的需求生成询价单；合并键相同的需求合为一行，各船的数量记在来源里。',
        en: 'Choose needs of one type in the demand pool; those of one merge key become one line, with each ship as a source.',
      },
      {
        zh: '发布后需求被本询价占用；截止前可延长，截止后任何报价都不再接收。',
        en: 'Published, it holds its needs. It may be extended before its time is up; afterwards nothing is taken.',
      },
      {
        zh: '价格密封到开启为止，管理员也看不到；金额大的询价须两人先后确认开启。',
        en: 'Prices are sealed until the opening, for administrators too; what is worth much is opened by two people.',
      },
      {
        zh: '“比价”页签列出各供应商逐行价格与各定标方案的总成本，从那里定标，也可再报一轮。',
        en: '“Comparison” shows prices line by line and what each way to award costs; award from there, or ask for another round.',
      },
    ],
    figures: [
      {
        name: { zh: '不含税单价', en: 'Net price' },
        how: {
          zh: '报价 ÷ 换算数 ÷（1＋含税税率）×（1－行折扣）×（1－整单折扣）× 截止日汇率，六位小数。',
          en: 'Price ÷ units in one ÷ (1 + tax inside) × (1 − discount of the line) × (1 − discount of the whole) × rate of the deadline’s day, six places.',
        },
      },
      {
        name: { zh: '最优分配', en: 'Best split' },
        how: {
          zh: '在限定家数内，逐行取最低，货款＋所用供应商的运费＋每家订单处理成本之和最小的组合。',
          en: 'Of at most so many suppliers, each line of the cheapest: the set with the least sum of goods, freight of those used, and the cost of handling their orders.',
        },
      },
    ],
  },
});
