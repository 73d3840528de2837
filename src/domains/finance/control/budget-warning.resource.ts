import { choice, computed, date, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';

const amount = (zh: string, en: string) => computed({ scale: 2, unit: 'CNY' }, { zh, en });

/** Control nodes of ships and units that stand above their warning or their budget now, with the budget in force and whose it is. */
export const budgetWarning = defineView({
  name: 'finance.budgetWarning',
  label: { zh: '预算预警', en: 'Budget warning' },
  title: ['organizationId', 'subjectId'],
  fields: {
    budgetId: ref('finance.budget', { zh: '预算', en: 'Budget' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    subjectId: ref('finance.budgetSubject', { zh: '科目', en: 'Subject' }),
    ownerId: ref('identity.user', { zh: '预算责任人', en: 'Owner of the budget' }),
    warningStatus: choice(
      {
        WARNED: { zh: '超过预警线', en: 'Above the warning', tone: 'amber' },
        OVER: { zh: '超出预算', en: 'Over the budget', tone: 'red' },
      },
      { zh: '状况', en: 'Standing' },
    ),
    warnedOn: date({ zh: '预警日期', en: 'Above the warning since' }),
    overOn: date({ zh: '超出日期', en: 'Over the budget since' }),
    planned: amount('预算金额', 'Budget'),
    used: amount('已用金额', 'Used'),
    percent: computed({ scale: 2, unit: '%' }, { zh: '已用比例', en: 'Used of it' }),
  },
  from: `select w.id, b.id as budget_id, w.organization_id, b.vessel_id, w.subject_id, b.create_by as owner_id,
      case when w.over_on is null then 'WARNED' else 'OVER' end as warning_status, w.warned_on, w.over_on, w.budget as planned, w.used,
      round(w.used * 100 / nullif(w.budget, 0), 2) as percent
    from finance_budget_warning w join finance_budget b on b.budget_system_id = w.system_id and b.organization_id = w.organization_id
      and b.active and b.deleted_at is null
    where w.ended_on is null`,
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
});
