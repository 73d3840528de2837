import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { portAgentProfile } from './agent-profile.resource.ts';

const mark = (zh: string, en: string) => computed({ scale: 2 }, { zh, en });

/** Agents with what their calls earned them: averages over the appointments that were scored, and the score of these (`agentScore`). */
export const agentStanding = viewOver(portAgentProfile, {
  name: 'market.agentStanding',
  listed: true,
  fields: {
    score: mark('评分', 'Score'),
    serviceScore: mark('服务', 'Service'),
    costScore: mark('费用准确', 'Cost accuracy'),
    documentScore: mark('单证', 'Documents'),
    jobs: computed('int', { zh: '委托数', en: 'Appointments' }),
    openJobs: computed('int', { zh: '未完成委托', en: 'Not done yet' }),
  },
  from: `select b.*, round(a.service, 2) as service_score, round(a.cost, 2) as cost_score, round(a.documents, 2) as document_score,
      round(0.4 * a.service + 0.3 * a.cost + 0.3 * a.documents, 2) as score, a.jobs, a.open_jobs
    from market_port_agent_profile b
    cross join lateral (select avg(x.service_score) as service, avg(x.cost_score) as cost, avg(x.document_score) as documents,
        count(*) filter (where x.status <> 'CANCELLED')::int as jobs, count(*) filter (where x.status in ('SENT', 'ACK'))::int as open_jobs
      from market_agent_appointment x where x.agent_id = b.partner_id and x.deleted_at is null) a`,
  list: {
    columns: [
      'partnerId',
      'ports',
      'score',
      { field: 'serviceScore', priority: 2 },
      { field: 'costScore', priority: 2 },
      { field: 'documentScore', priority: 2 },
      'jobs',
      'openJobs',
      'dutyPhone',
      { field: 'email', priority: 3 },
      'validTo',
      'enabled',
    ],
    filters: ['ports', 'partnerId', 'enabled', 'validTo', 'score'],
    search: ['dutyPhone', 'email', 'remark'],
    sort: 'partnerId',
  },
});
