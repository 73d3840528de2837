import { computed, date, files, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { conferenceFlow } from './conference.flow.ts';
import { conferenceAction, conferenceAttendee } from './conference-lines.resource.ts';
import { CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

const MINUTES = ['place', 'attendees', 'minutes', 'papers', 'actions'];

/** A conference of a unit within a period: notified, held, minuted, and followed until all it decided is verified. */
export const conferencePlan = defineResource({
  name: 'qhse.conferencePlan',
  label: TEXT.plan,
  title: 'planTitle',
  fields: {
    planTitle: computed('text', { zh: '会议', en: 'Conference' }),
    configId: ref('qhse.conferenceConfig', { zh: '会议类型', en: 'Type' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '召开机构', en: 'Held by' }, { required: true }),
    periodKey: text({ zh: '期次', en: 'Period' }, { required: true, max: 10 }),
    planDate: date({ zh: '计划日期', en: 'Planned for' }, { required: true }),
    hostId: ref('identity.user', { zh: '主持人', en: 'Host' }),
    holdTime: computed('datetime', { zh: '召开时间', en: 'Held at' }),
    place: text({ zh: '地点', en: 'Place' }, { max: 100 }),
    attendees: lines(conferenceAttendee, TEXT.attendees),
    minutes: text({ zh: '会议纪要', en: 'Minutes' }, { variant: 'rich', max: 5000 }),
    papers: files({ zh: '附件', en: 'Files' }),
    actions: lines(conferenceAction, TEXT.actions),
    submitterId: computed('int', { zh: '纪要提交人账号', en: 'Account of the submitter' }),
    subStatus: state(conferenceFlow),
  },
  unique: [['configId', 'organizationId', 'periodKey']],
  list: {
    columns: [
      'planTitle',
      { field: 'configId', priority: 3 },
      'organizationId',
      { field: 'periodKey', priority: 2 },
      'planDate',
      { field: 'holdTime', priority: 2 },
      { field: 'hostId', priority: 2 },
      'subStatus',
    ],
    filters: ['configId', 'organizationId', 'planDate', 'hostId', 'subStatus'],
    search: ['planTitle', 'periodKey'],
    sort: 'planDate',
  },
  form: [
    {
      title: TEXT.plan,
      rows: [
        ['configId', 'organizationId', 'periodKey'],
        ['planDate', 'hostId', 'place'],
      ],
    },
    { title: TEXT.attendees, rows: [['attendees']] },
    { title: TEXT.minutes, rows: [['minutes'], ['papers']] },
    { title: TEXT.actions, rows: [['actions']] },
  ],
  open: {
    cf_notified: ['planDate', 'hostId', 'place', 'attendees'],
    cf_held: MINUTES,
    cf_tracking: ['actions.doneDate', 'actions.evidence', 'actions.actionStatus'],
  },
  scope: { organization: 'organizationId' },
  excel: { export: true },
});

export type ConferencePlanRow = Row<typeof conferencePlan>;
