import { choice, date, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Who looks after which ship: decides data scope, approvers ('the ship's superintendent') and reminders. */
export const shipResponsibility = defineResource({
  name: 'fleet.shipResponsibility',
  label: { zh: '船舶分管', en: 'Ship responsibility' },
  title: ['userId', 'vesselId', 'kind'],
  fields: {
    userId: ref('identity.user', { zh: '人员', en: 'Person' }, { required: true }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Vessel' }, { required: true }),
    kind: choice(
      {
        VM: { zh: '船舶管理', en: 'Ship management' },
        REPAIR: { zh: '修船', en: 'Repair' },
      },
      { zh: '类别', en: 'Kind' },
      { required: true, default: 'VM' },
    ),
    fromDate: date({ zh: '起', en: 'From' }, { required: true }),
    toDate: date({ zh: '止', en: 'To' }),
  },
  unique: [['userId', 'vesselId', 'kind', 'fromDate']],
  check: (row) =>
    row.fromDate && row.toDate && row.toDate < row.fromDate
      ? [{ field: 'toDate', message: { zh: '止期不能早于起期', en: 'The end may not lie before the start' } }]
      : undefined,
  list: {
    columns: ['userId', 'vesselId', 'kind', 'fromDate', 'toDate', 'updateTime'],
    filters: ['userId', 'vesselId', 'kind', 'fromDate', 'toDate'],
    sort: '-fromDate',
  },
  form: [['userId', 'vesselId'], ['kind'], ['fromDate', 'toDate']],
  scope: { vessel: 'vesselId' },
  excel: { import: true, export: true },
});
