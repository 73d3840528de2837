import { bool, computed, date, ref, refs, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { announcementFlow } from './announcement.flow.ts';

/** What the company tells its people: approved before it is published, shown to its audience from a day to a day. */
/** Neither changes what was approved. */
const AFTERWARDS = ['pinned', 'validTo'];

export const announcement = defineResource({
  name: 'communication.announcement',
  label: { zh: '公告', en: 'Announcement' },
  title: 'title',
  fields: {
    title: text({ zh: '标题', en: 'Title' }, { required: true, max: 120 }),
    organizationIds: refs(
      'identity.organization',
      { zh: '发布范围', en: 'Audience' },
      { help: { zh: '含下级机构；留空为全公司', en: 'With the units below; empty for the whole company' } },
    ),
    organizationId: ref(
      'identity.organization',
      { zh: '发布部门', en: 'Published by' },
      { required: true, help: { zh: '由该部门负责人或总经理审批', en: 'Its leader or the general manager approves' } },
    ),
    validFrom: date({ zh: '生效日', en: 'Valid from' }, { required: true }),
    validTo: date({ zh: '失效日', en: 'Valid to' }, { help: { zh: '留空为长期有效', en: 'Empty: until withdrawn' } }),
    pinned: bool({ zh: '置顶', en: 'Pinned' }, { default: false }),
    content: text({ zh: '内容', en: 'Content' }, { required: true, variant: 'rich', max: 5000 }),
    publishedAt: computed('datetime', { zh: '发布时间', en: 'Published' }),
    notifiedAt: computed('datetime', { zh: '通知时间', en: 'Notified' }),
    status: state(announcementFlow),
  },
  check: (row) =>
    row.validFrom && row.validTo && row.validTo < row.validFrom
      ? [{ field: 'validTo', message: { zh: '失效日不能早于生效日', en: 'The end may not lie before the start' } }]
      : undefined,
  list: {
    columns: ['title', 'organizationIds', 'organizationId', 'validFrom', 'validTo', 'pinned', 'publishedAt', 'status'],
    filters: ['status', 'organizationId', 'pinned', 'validFrom'],
    search: ['title'],
    sort: '-validFrom',
  },
  form: [['title'], ['organizationIds', 'organizationId'], ['validFrom', 'validTo'], ['pinned'], ['content']],
  excel: { export: true },
  scope: 'all',
  open: { IN_AUDIT: AFTERWARDS, APPROVE: AFTERWARDS, REJECT: AFTERWARDS },
});

export type AnnouncementRow = Row<typeof announcement>;
