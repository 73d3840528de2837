import { definePage } from '../../../kernel/page.ts';

export const bidApplicationPage = definePage({
  component: 'purchasing/BidApplication',
  title: { zh: '招标申请', en: 'Tender application' },
  icon: 'Flag',
  permission: 'purchasing:tender:list',
  records: ['purchasing.tender'],
  menu: { key: 'purchasing.tenders', address: '/purchasing/tenders', group: 'purchasing', order: 53 },
  help: {
    purpose: {
      zh: '招标申请：把询价单按招标规则办理，从发布、两人开标、评标到交定标。',
      en: 'Inquiries under the rules of a tender: publication, opening by two people, scoring, and the award.',
    },
    ways: [
      {
        zh: '在询价单草稿上“转为招标”；供应商、截止时间与品名在询价单上填，评分办法与评委在招标申请上填。',
        en: '“Put out to tender” on a draft of an inquiry; suppliers, deadline and items stand there, weights and committee on the tender.',
      },
      {
        zh: '供应商在报价区投标，须整单投标；邮件报价不收，截止后一律不收。',
        en: 'Suppliers bid in their own area, for all lines; nothing by mail, and nothing after the deadline.',
      },
      {
        zh: '依法必招的：发布到截止至少 20 天，投标不少于 3 家，评委不少于 5 人；其他至少 5 天、2 家、3 人。评委须为单数。',
        en: 'By law it is out for 20 days, with three bids and five members at least; otherwise five days, two bids, three members. The committee is odd.',
      },
      {
        zh: '开标由两人先后确认，代他人登录时不能开标；投标不足的不开启，登记流标后重新招标。',
        en: 'Two people confirm the opening, each in person; too few bids are not opened: the tender fails and is put out anew.',
      },
      {
        zh: '双信封的招标：开标只开技术部分（所报内容、配件来源、制造商、产地、交期），全部评委提交评分后才开价格。',
        en: 'With two envelopes the opening shows what is technical alone (what is offered, part source, maker, origin, lead time); prices open once all members have scored.',
      },
      {
        zh: '评委在“我的评分”声明无利害关系后为全部投标打分；全部评委提交前，互相看不到评分。',
        en: 'Members declare on “My scores” that they have no interest, and score all bids; nobody sees another’s scores before all are in.',
      },
      {
        zh: '评标完成后“提交定标”，按第一名生成定标草稿，其审批与下单按定标办理。',
        en: '“Hand to an award” makes a draft of an award to the bid in first place; approval and orders are the award’s.',
      },
    ],
    figures: [
      {
        name: { zh: '价格分', en: 'Price points' },
        how: {
          zh: '达到技术门槛的投标中最低总价 ÷ 本投标总价 × 100，两位小数。',
          en: 'The lowest price among bids that reach the technical threshold ÷ the price of the bid × 100, two places.',
        },
      },
      {
        name: { zh: '技术分、服务分、交期分', en: 'Technical, service and delivery points' },
        how: { zh: '各评委所给分数的平均，两位小数。', en: 'The mean of what members gave, two places.' },
      },
      {
        name: { zh: '总分', en: 'Total points' },
        how: {
          zh: '各项分数 × 权重之和；总分相同的，价低者在前。',
          en: 'The sum of all points, each by its weight; of equal ones the lower price comes first.',
        },
      },
    ],
  },
});
