import { definePage } from '../../../kernel/page.ts';

export const customersToBillPage = definePage({
  component: 'finance/CustomersToBill',
  title: { zh: '客户待开票', en: 'To bill' },
  icon: 'FileAdd',
  permission: 'finance:receivableLine:list',
  records: ['finance.receivableLine'],
  menu: { key: 'receivable.line', address: '/receivable/to-bill', group: 'receivable', order: 10 },
  help: {
    purpose: {
      zh: '客户待开票：已挣得的运费和已和解的索赔，逐项列出应开、已开与待开金额，向客户的发票由此开具。',
      en: 'What customers may be billed for, freight that is earned and claims that are settled: what is owed, billed and left. Invoices are made from here.',
    },
    ways: [
      {
        zh: '勾选同一客户、同一币种的明细，点“开具发票”生成草稿；账期和抬头取自客户档案。',
        en: 'Tick lines of one customer and one currency and press “Bill the customer”: a draft is made with the terms and the name of its profile.',
      },
      {
        zh: '运费在货载装船后出现，亏舱费在商务认可后出现，租金在各期到期日出现，均已扣回扣佣金；索赔在和解审批通过后出现。',
        en: 'Freight appears once a parcel is loaded, deadfreight once it is accepted and hire on the day each period is due, all less the address commission; a claim once its settlement is approved.',
      },
    ],
    figures: [
      {
        name: { zh: '待开票', en: 'To bill' },
        how: { zh: '应开金额 − 已开票 − 审批中，不含税。', en: 'Owed − billed − under approval, without tax.' },
      },
    ],
  },
});
