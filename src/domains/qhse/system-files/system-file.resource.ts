import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  bool,
  choice,
  computed,
  date,
  dict,
  files,
  ref,
  refs,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { fileFlow } from './system-file.flow.ts';
import { ACK_MODES, FILE_CATEGORY, FILE_KINDS, IMPORTANCES, FILE_TEXT as TEXT } from './system-file-words.text.ts';

/** A circular, a notice or the memo of an inspection: approved, published to those it is for, and read. */
export const systemFile = defineResource({
  name: 'qhse.systemFile',
  label: TEXT.file,
  title: 'title',
  titleEn: 'titleEn',
  fields: {
    fileNo: serial('{kind}-{yyyy}-{000}', { zh: '文号', en: 'No.' }),
    fileKind: choice(FILE_KINDS, { zh: '类别', en: 'Kind' }, { required: true }),
    title: text({ zh: '标题', en: 'Title' }, { required: true, max: 120 }),
    titleEn: text({ zh: '英文标题', en: 'English title' }, { max: 160 }),
    category: dict(FILE_CATEGORY, { zh: '专业', en: 'Field' }),
    importance: choice(IMPORTANCES, { zh: '重要性', en: 'Importance' }, { required: true, default: 'NORMAL' }),
    organizationId: ref(
      'identity.organization',
      { zh: '发文部门', en: 'Issued by' },
      { required: true, help: { zh: '由该部门负责人审批', en: 'Its leader approves' } },
    ),
    inspectionId: ref(
      'qhse.inspection',
      { zh: '相关检查', en: 'Inspection' },
      { help: { zh: '检查备忘录须选择', en: 'A memo is of an inspection' } },
    ),
    body: text({ zh: '正文', en: 'Text' }, { required: true, variant: 'rich', max: 5000 }),
    papers: files({ zh: '附件', en: 'Attachments' }),
    unitIds: refs(
      'identity.organization',
      { zh: '接收机构', en: 'Units' },
      { help: { zh: '含下级机构', en: 'With the units below' } },
    ),
    shipIds: refs('fleet.vessel', { zh: '接收船舶', en: 'Ships' }),
    roleIds: refs('identity.role', { zh: '接收角色', en: 'Roles' }),
    personIds: refs('identity.user', { zh: '接收人员', en: 'Persons' }),
    ackMode: choice(ACK_MODES, { zh: '签阅方式', en: 'Asked for' }, { required: true, default: 'READ' }),
    ackDue: date({ zh: '签阅截止', en: 'To be read by' }, { required: true }),
    answerNeeded: bool({ zh: '须回复', en: 'Answer asked for' }, { default: false }),
    answerDue: date({ zh: '回复截止', en: 'To be answered by' }),
    validTo: date({ zh: '有效期至', en: 'Valid to' }, { help: { zh: '留空为长期有效', en: 'Empty: until withdrawn' } }),
    publishedAt: computed('datetime', { zh: '发布时间', en: 'Published' }),
    status: state(documentFlow),
    subStatus: state(fileFlow, { zh: '发布状态', en: 'Publishing' }),
  },
  requiredIf: {
    inspectionId: ({ fileKind }) => fileKind === 'MEMO',
    answerDue: ({ answerNeeded }) => answerNeeded === true,
  },
  check: ({ ackDue, validTo }) =>
    ackDue && validTo && validTo < ackDue ? [{ field: 'validTo', message: TEXT.endsEarly }] : undefined,
  index: [['fileKind', 'subStatus']],
  list: {
    columns: [
      { field: 'fileNo', width: 124 },
      'title',
      { field: 'category', priority: 3 },
      'importance',
      { field: 'organizationId', priority: 2 },
      { field: 'ackDue', priority: 2 },
      'publishedAt',
      'status',
      'subStatus',
    ],
    filters: ['fileKind', 'category', 'importance', 'organizationId', 'ackDue', 'validTo', 'status', 'subStatus'],
    search: ['fileNo', 'title', 'titleEn'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.file,
      rows: [
        ['fileKind', 'category', 'importance'],
        ['title', 'titleEn'],
        ['organizationId', 'inspectionId'],
      ],
    },
    { title: TEXT.content, rows: [['body'], ['papers']] },
    {
      title: TEXT.recipients,
      rows: [
        ['unitIds', 'shipIds'],
        ['roleIds', 'personIds'],
      ],
    },
    {
      title: TEXT.handling,
      rows: [
        ['ackMode', 'ackDue', 'validTo'],
        ['answerNeeded', 'answerDue'],
      ],
    },
  ],
  // Those who issue see what their department issues; readers have their receipts.
  scope: { organization: 'organizationId' },
  excel: { export: true },
});

export type SystemFileRow = Row<typeof systemFile>;
