import { definePage } from '../../../kernel/page.ts';

export const riskPage = definePage({
  component: 'qhse/Risk',
  title: { zh: '风险评估', en: 'Risk assessments' },
  icon: 'Safety',
  permission: 'qhse:risk:list',
  records: ['qhse.risk'],
  menu: { key: 'qhse.risk', address: '/qhse/risk', group: 'qhse', order: 55 },
  help: {
    purpose: {
      zh: '作业活动的风险评估与模板：危险源、控制措施、剩余风险、审批与有效期。',
      en: 'Risk assessments of activities and their templates: hazards, controls, what remains, approval and validity.',
    },
    ways: [
      {
        zh: '从已批准的模板“按模板评估”，或直接新建；逐项给出初始与剩余的可能性和严重性。',
        en: 'Take an approved template, or begin anew; each hazard has likelihood and severity before and behind its controls.',
      },
      {
        zh: '剩余风险低的由船长批准，中的加主管，高的再加指定人员；极高的不能提交。船长自编的由主管批准。',
        en: 'What remains low the master approves, medium also the superintendent, high also the designated person; extreme is not submitted. The master’s own the superintendent approves.',
      },
      {
        zh: '工单填写评估编号；未批准、已过期、他船的，或未列出工单所需作业许可的评估，工单不能开工或报告。',
        en: 'Work orders name its number: one that is not approved, expired, another ship’s or without the permit that the work needs holds it back.',
      },
    ],
    figures: [
      {
        name: { zh: '风险值', en: 'Score' },
        how: {
          zh: '可能性 × 严重性，各 1 至 5：1–4 低，5–9 中，10–16 高，20–25 极高；整单取剩余风险最高的一项。',
          en: 'Likelihood × severity, each 1 to 5: 1–4 low, 5–9 medium, 10–16 high, 20–25 extreme; of the whole the highest residual one.',
        },
      },
      {
        name: { zh: '有效期', en: 'Valid until' },
        how: {
          zh: '作业开始后最多 90 天，例行作业 12 个月。',
          en: 'At most 90 days from the beginning of the work, of routine work twelve months.',
        },
      },
    ],
  },
});
