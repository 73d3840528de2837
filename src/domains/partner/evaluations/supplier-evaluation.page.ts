import { definePage } from '../../../kernel/page.ts';

export const supplierEvaluationPage = definePage({
  component: 'partner/SupplierEvaluation',
  title: { zh: '供应商评价', en: 'Supplier evaluation' },
  icon: 'Reconciliation',
  permission: 'partner:evaluation:list',
  records: ['partner.evaluation'],
  menu: { key: 'partner.evaluation', address: '/partners/evaluations', group: 'partner', order: 18 },
  help: {
    purpose: {
      zh: '供应商评价：按半年统计每家供应商的准时、质量、价格、响应与服务，评出等级并确定处理。',
      en: 'Each half-year the suppliers are scored on time, quality, price, response and service, graded, and something comes of it.',
    },
    ways: [
      {
        zh: '半年结束后点“生成评价”：期间内有订单的供应商各得一份；再次生成不会重复，只重算草稿。',
        en: 'Once a half-year has ended press “Evaluate”: each supplier with an order in it gets a card. Pressed again it makes none twice and reckons the drafts anew.',
      },
      {
        zh: '服务由各相关人员在草稿中评分并写理由；处理与系统建议不同的须写理由，然后提交采购经理审批。批准后不再变化。',
        en: 'Staff score the service in the draft, with their reasons; an outcome other than the proposed one needs a reason. The purchasing manager approves, and nothing of it changes from then on.',
      },
      {
        zh: '丁级或连续两次丙级建议整改；上次已要求整改仍未改善的建议暂停。',
        en: 'Grade D, or C twice in a row, asks for improvement; where that was asked for the time before, a suspension is proposed.',
      },
      {
        zh: '批准的“建议暂停”由采购员转为暂停申请，按准入审批的流程批准后资格才变化。',
        en: 'From an approved proposal the buyer makes a request of suspension; the standing moves once that request is approved.',
      },
    ],
    figures: [
      {
        name: { zh: '准时交货', en: 'On time' },
        how: {
          zh: '期间内应到货（承诺交期，无则要求交期）的订单行中，到齐且最后到货不晚于应到日的行数 / 行数；全部短结的行不计。',
          en: 'Of the order lines due in the half-year (as promised, else as ordered), those all of which came by that day. Lines wholly closed short do not count.',
        },
      },
      {
        name: { zh: '质量', en: 'Quality' },
        how: {
          zh: '期间内到货的订单行，每行按 已收 /（已收 + 拒收）计，相加 / 行数。',
          en: 'Of the order lines received in the half-year, the share of each that was accepted, together, by their number.',
        },
      },
      {
        name: { zh: '价格', en: 'Price' },
        how: {
          zh: '期间内定标下单、同一物料同一单位曾买过的行：上次单价计的金额 / 本次金额，本位币不含税，最多 100 分。',
          en: 'Of awarded order lines whose material was bought before in the same unit: their amount at the last price by their amount now, in base currency without tax; a hundred points at most.',
        },
      },
      {
        name: { zh: '询价响应', en: 'Response' },
        how: {
          zh: '期间内截止的询价邀请中，截止前报价或谢绝的份数 / 邀请份数。',
          en: 'Of the invitations whose deadline fell in the half-year, those answered by a quotation or declined before it.',
        },
      },
      {
        name: { zh: '服务', en: 'Service' },
        how: { zh: '各人评分的平均。', en: 'The mean of the scores that the staff gave.' },
      },
      {
        name: { zh: '综合得分与等级', en: 'Score and grade' },
        how: {
          zh: '各项得分按权重平均；没有数据的项不计，其余权重按比例补足 100。90 起甲，75 起乙，60 起丙，其下丁。',
          en: 'The mean of the measures by their weights; one without data is left out and the others weigh a hundred again. A from 90, B from 75, C from 60, D below.',
        },
      },
      {
        name: { zh: '名次', en: 'Place' },
        how: {
          zh: '同一半年内按综合得分从高到低，驳回的不计；得分相同名次相同。',
          en: 'By the score among all cards of the half-year but those refused; equal scores share a place.',
        },
      },
    ],
  },
});
