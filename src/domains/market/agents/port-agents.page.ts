import { definePage } from '../../../kernel/page.ts';

export const portAgentsPage = definePage({
  component: 'market/PortAgents',
  title: { zh: '港口代理', en: 'Port agents' },
  icon: 'Team',
  permission: 'market:portAgentProfile:list',
  records: [
    'market.portAgentProfile/profiles',
    'market.agentAppointment/appointments',
    'market.disbursementAccount/accounts',
  ],
  menu: { key: 'market.portAgents', address: '/market/port-agents', group: 'market', order: 45 },
  help: {
    purpose: {
      zh: '各港代理的业务范围、联系人与评分，每次挂港的委托，预估与终结的港口费用。',
      en: 'Agents by port with services, contacts and scores; the appointment for each call; port costs, estimated and final.',
    },
    ways: [
      {
        zh: '在挂港页或此处新建委托，选航次与挂港；发出后委托书以邮件发给代理，代理写入挂港；船期与泊位取自挂港。',
        en: 'A new appointment, here or from the page of a call, names voyage and call. Sent, its letter goes to the agent by mail and the call names the agent; times and berth are those of the call.',
      },
      {
        zh: '代理确认后登记；挂港结束后完成并评分，也可取消。',
        en: 'The acknowledgement is recorded; after the call it is done with marks, or it is cancelled.',
      },
      {
        zh: '在委托上登记港口费用：先填预估，代理结账后填终结金额与凭证再提交；超出预估 10% 的由商务与财务经理审批，其余提交即结算。',
        en: 'Record port costs on an appointment: estimates first, then final amounts with vouchers, and submit. More than 10 % above the estimate waits for the commercial side and the finance manager; any other is settled at once.',
      },
    ],
    figures: [
      {
        name: { zh: '评分', en: 'Score' },
        how: {
          zh: '0.4 × 服务 + 0.3 × 费用准确 + 0.3 × 单证，各为已评分委托的平均，满分 5 分。',
          en: '0.4 x service + 0.3 x cost accuracy + 0.3 x documents, each averaged over the appointments that have it; at most 5.',
        },
      },
      {
        name: { zh: '费用准确', en: 'Cost accuracy' },
        how: {
          zh: '终结与预估相差不超过预估的 3% 得 5 分，5% 得 4 分，10% 得 3 分，20% 得 2 分，否则 1 分。',
          en: 'Final and estimate within 3 % of the estimate earn 5, 5 % 4, 10 % 3, 20 % 2, else 1.',
        },
      },
    ],
  },
});
