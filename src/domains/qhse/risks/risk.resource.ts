import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { bool, choice, computed, date, ref, refs, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { riskHazard, riskPermit } from './risk-lines.resource.ts';
import { RISK_BANDS, RISK_KINDS, RISK_TEXT as TEXT } from './risk-words.text.ts';

/** What may go wrong in an activity and what is done about it; approved by what remains, and valid for a time. */
export const risk = defineResource({
  name: 'qhse.risk',
  label: TEXT.risk,
  title: 'riskNo',
  fields: {
    riskNo: serial('RA-{yyyy}-{0000}', { zh: '评估编号', en: 'No.' }),
    riskKind: choice(RISK_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'ASSESSMENT' }),
    activityTitle: text({ zh: '作业活动', en: 'Activity' }, { required: true, max: 120 }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    place: text({ zh: '地点', en: 'Place' }, { max: 100 }),
    planBegin: date({ zh: '作业开始', en: 'Begins' }),
    planEnd: date({ zh: '作业结束', en: 'Ends' }),
    routine: bool(
      { zh: '例行作业', en: 'Routine work' },
      {
        default: false,
        help: { zh: '例行作业有效 12 个月，其余 90 天', en: 'Valid for twelve months, other work for 90 days' },
      },
    ),
    teamIds: refs('identity.user', { zh: '评估小组', en: 'Team' }),
    hazards: lines(riskHazard, TEXT.hazards),
    permits: lines(riskPermit, TEXT.permits),
    acceptance: text({ zh: '结论', en: 'Acceptance' }, { variant: 'long', max: 500 }),
    validUntil: date(
      { zh: '有效期至', en: 'Valid until' },
      { help: { zh: '留空则取最晚日期', en: 'Left empty: the latest day' } },
    ),
    residualScore: computed('int', { zh: '剩余值', en: 'Score' }),
    residualBand: choice(RISK_BANDS, { zh: '剩余风险', en: 'Residual risk' }),
    status: state(documentFlow),
  },
  check: ({ riskKind, shipId, planBegin, planEnd }) => {
    const wrong = [];
    if (riskKind === 'ASSESSMENT' && !shipId) wrong.push({ field: 'shipId', message: TEXT.needsShip });
    if (riskKind === 'TEMPLATE' && shipId) wrong.push({ field: 'shipId', message: TEXT.noShip });
    if (riskKind === 'ASSESSMENT' && !planBegin) wrong.push({ field: 'planBegin', message: TEXT.needsDays });
    if (planBegin && planEnd && planEnd < planBegin) wrong.push({ field: 'planEnd', message: TEXT.ends });
    return wrong;
  },
  list: {
    columns: [
      { field: 'riskNo', width: 130 },
      'riskKind',
      'activityTitle',
      'shipId',
      { field: 'planBegin', priority: 2 },
      'residualScore',
      'residualBand',
      'validUntil',
      'status',
    ],
    filters: ['riskKind', 'shipId', 'planBegin', 'residualBand', 'validUntil', 'status'],
    search: ['riskNo', 'activityTitle'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.risk,
      rows: [
        ['riskKind', 'activityTitle'],
        ['shipId', 'place', 'routine'],
        ['planBegin', 'planEnd', 'validUntil'],
        ['teamIds'],
      ],
    },
    { title: TEXT.hazards, rows: [['hazards']] },
    { title: TEXT.permits, rows: [['permits']] },
    { title: TEXT.acceptance, rows: [['acceptance']] },
  ],
  // Templates are everybody's.
  scope: { anyOf: [{ vessel: 'shipId' }, { empty: 'shipId' }] },
  excel: { export: true },
});

export type RiskRow = Row<typeof risk>;
