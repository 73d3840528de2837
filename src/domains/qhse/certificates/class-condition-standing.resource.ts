import { choice } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { classCondition } from './class-condition.resource.ts';

export const CONDITION_STATES = {
  OPEN: { zh: '未消除', en: 'Open', tone: 'amber' },
  OVERDUE: { zh: '逾期', en: 'Overdue', tone: 'red' },
  DELETED: { zh: '已消除', en: 'Deleted', tone: 'green' },
} as const;

/** Conditions of class as they stand today. */
export const conditionStanding = viewOver(classCondition, {
  name: 'qhse.conditionStanding',
  listed: true,
  fields: { conditionState: choice(CONDITION_STATES, { zh: '状态', en: 'State' }) },
  from: `select b.*, case when b.deleted_date is not null then 'DELETED' when b.due_date < {today}::date then 'OVERDUE' else 'OPEN' end as condition_state
    from qhse_class_condition b`,
  list: {
    columns: [
      'conditionNo',
      'shipId',
      { field: 'content', width: 320 },
      { field: 'imposeDate', priority: 2 },
      'dueDate',
      { field: 'deletedDate', priority: 2 },
      'conditionState',
    ],
    filters: ['shipId', 'conditionState', 'dueDate'],
    search: ['conditionNo', 'content'],
    sort: 'dueDate',
  },
});
