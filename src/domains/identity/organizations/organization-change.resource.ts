import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { computed, date, files, int, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';

/** A unit that shall lie below another one from a day on: approved first, carried out on the day. */
export const organizationChange = defineResource({
  name: 'identity.organizationChange',
  label: { zh: '机构调整', en: 'Organization change' },
  title: 'changeNo',
  fields: {
    changeNo: serial('OC-{yyyy}{0000}', { zh: '调整单号', en: 'Change no.' }),
    organizationId: ref('identity.organization', { zh: '机构', en: 'Organization' }, { required: true }),
    fromParentId: ref(
      'identity.organization',
      { zh: '原上级', en: 'Present parent' },
      { help: { zh: '保存时自动取现上级', en: 'Taken from the tree when saved' } },
    ),
    newParentId: ref('identity.organization', { zh: '新上级', en: 'New parent' }, { required: true }),
    sortNum: int(
      { zh: '排序', en: 'Order' },
      { min: 0, max: 99999, help: { zh: '在新上级下的位置，留空不变', en: 'Its place there; empty: as it is' } },
    ),
    effectiveDate: date(
      { zh: '生效日期', en: 'Effective on' },
      {
        required: true,
        help: { zh: '审批通过且到期后自动调整', en: 'Carried out by itself once approved, from this day on' },
      },
    ),
    reason: text({ zh: '调整原因', en: 'Reason' }, { required: true, variant: 'long', max: 500 }),
    attachments: files({ zh: '依据', en: 'Documents' }),
    executedAt: computed('datetime', { zh: '执行时间', en: 'Carried out' }),
    status: state(documentFlow),
  },
  list: {
    columns: [
      'changeNo',
      'organizationId',
      'fromParentId',
      'newParentId',
      'effectiveDate',
      'executedAt',
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['status', 'organizationId', 'newParentId', 'effectiveDate'],
    search: ['changeNo', 'reason'],
    sort: '-id',
  },
  form: [
    ['organizationId', 'fromParentId'],
    ['newParentId', 'sortNum'],
    ['effectiveDate'],
    ['reason'],
    ['attachments'],
  ],
  excel: { export: true },
  scope: 'all',
});

export type OrganizationChangeRow = Row<typeof organizationChange>;
