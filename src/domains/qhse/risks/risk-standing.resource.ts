import { choice } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { risk } from './risk.resource.ts';
import { RISK_VALIDITIES } from './risk-words.text.ts';

/** Assessments with whether work may rely on them today. */
export const riskStanding = viewOver(risk, {
  name: 'qhse.riskStanding',
  listed: true,
  fields: { validity: choice(RISK_VALIDITIES, { zh: '效力', en: 'Validity' }) },
  from: `select b.*, case when b.status <> 'APPROVE' then 'NONE' when b.valid_until < {today}::date then 'EXPIRED' else 'VALID' end as validity
    from qhse_risk b`,
  list: {
    columns: [
      { field: 'riskNo', width: 130 },
      { field: 'riskKind', priority: 2 },
      'activityTitle',
      'shipId',
      { field: 'planBegin', priority: 2 },
      { field: 'residualScore', priority: 2 },
      'residualBand',
      'validUntil',
      'validity',
      'status',
    ],
    filters: ['riskKind', 'shipId', 'planBegin', 'residualBand', 'validUntil', 'validity', 'status'],
    search: ['riskNo', 'activityTitle'],
    sort: '-createTime',
  },
});
