import { choice, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { ACTION_STATUSES, CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

/** What conferences decided that are followed, with who does it. */
export const actionStanding = defineView({
  name: 'qhse.conferenceActionStanding',
  label: TEXT.actions,
  title: 'measure',
  fields: {
    planId: ref('qhse.conferencePlan', { zh: '会议', en: 'Conference' }),
    organizationId: ref('identity.organization', { zh: '召开机构', en: 'Held by' }),
    measure: text({ zh: '决议内容', en: 'Decision' }),
    responsibleId: ref('identity.user', { zh: '负责人', en: 'Responsible' }),
    dueDate: date({ zh: '期限', en: 'Due' }),
    actionStatus: choice(ACTION_STATUSES, { zh: '状态', en: 'State' }),
  },
  from: `select a.id, p.id as plan_id, p.organization_id, a.measure, a.responsible_id, a.due_date, a.action_status
    from qhse_conference_action a join qhse_conference_plan p on p.id = a.parent_id
    where p.sub_status = 'cf_tracking' and p.deleted_at is null`,
  scope: { organization: 'organizationId' },
});
