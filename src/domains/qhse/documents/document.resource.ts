import { choice, computed, int, ref, refs, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { documentUseFlow } from './document.flow.ts';
import { checkDocument } from './document.rules.ts';
import { DOC_TYPES, NODE_KINDS, SECRECIES, DOCUMENT_TEXT as TEXT } from './document-words.text.ts';

/** The tree of the safety management system: folders and sections, and below them documents, each with its versions. */
export const document = defineResource({
  name: 'qhse.document',
  label: TEXT.document,
  title: 'title',
  titleEn: 'titleEn',
  fields: {
    parentId: ref(
      'qhse.document',
      { zh: '上级', en: 'Parent' },
      { where: { nodeKind: ['FOLDER', 'SECTION'] }, brings: { organizationId: 'organizationId' } },
    ),
    nodeKind: choice(NODE_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'DOCUMENT' }),
    docNo: text({ zh: '文件编号', en: 'No.' }, { required: true, max: 20 }),
    title: text({ zh: '名称', en: 'Title' }, { required: true, max: 80 }),
    titleEn: text({ zh: '英文名称', en: 'English title' }, { required: true, max: 100 }),
    docType: choice(DOC_TYPES, { zh: '文件类型', en: 'Type' }),
    ismClause: text({ zh: 'ISM 条款', en: 'ISM clause' }, { max: 20 }),
    organizationId: ref(
      'identity.organization',
      { zh: '归口部门', en: 'Owner' },
      { required: true, help: { zh: '由该部门负责人审批', en: 'Its leader approves' } },
    ),
    secrecy: choice(SECRECIES, { zh: '密级', en: 'Confidentiality' }, { required: true, default: 'INTERNAL' }),
    reviewMonths: int({ zh: '复审间隔月数', en: 'Months between reviews' }, { min: 1, max: 60, default: 24 }),
    ackDays: int({ zh: '签收期限', en: 'To be signed within' }, { min: 1, max: 90, unit: 'd', default: 14 }),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
    unitIds: refs(
      'identity.organization',
      { zh: '分发部门', en: 'Departments' },
      { help: { zh: '含下级机构', en: 'With the units below' } },
    ),
    shipIds: refs('fleet.vessel', { zh: '分发船舶', en: 'Ships' }),
    roleIds: refs('identity.role', { zh: '分发岗位', en: 'Posts' }),
    currentNo: computed('text', { zh: '现行版本', en: 'Effective version' }),
    effectiveOn: computed('date', { zh: '生效日期', en: 'Effective since' }),
    reviewDue: computed('date', { zh: '复审到期', en: 'Review due' }),
    reviewNote: computed('text', { zh: '复审结论', en: 'Conclusion of the review' }),
    standing: state(documentUseFlow),
  },
  unique: [['docNo']],
  requiredIf: {
    docType: ({ nodeKind }) => nodeKind === 'DOCUMENT',
    reviewMonths: ({ nodeKind }) => nodeKind === 'DOCUMENT',
    ackDays: ({ nodeKind }) => nodeKind === 'DOCUMENT',
  },
  check: checkDocument,
  list: {
    columns: [
      { field: 'docNo', width: 124 },
      'title',
      { field: 'titleEn', priority: 3 },
      'nodeKind',
      'docType',
      { field: 'secrecy', priority: 2 },
      { field: 'organizationId', priority: 2 },
      'currentNo',
      'effectiveOn',
      'reviewDue',
      'standing',
    ],
    filters: ['parentId', 'nodeKind', 'docType', 'secrecy', 'organizationId', 'reviewDue', 'standing'],
    search: ['docNo', 'title', 'titleEn'],
    sort: 'sortNum',
  },
  form: [
    {
      title: TEXT.place,
      rows: [
        ['parentId', 'nodeKind', 'sortNum'],
        ['docNo', 'docType', 'ismClause'],
        ['title', 'titleEn'],
      ],
    },
    {
      title: TEXT.control,
      rows: [
        ['organizationId', 'secrecy'],
        ['reviewMonths', 'ackDays'],
      ],
    },
    { title: TEXT.distribution, rows: [['unitIds', 'shipIds'], ['roleIds']] },
  ],
  tree: 'parentId',
  // What there is may be known; what is written in it lies in its versions.
  scope: 'all',
  open: { dc_ended: [] },
  excel: { export: true },
});

export type DocumentRow = Row<typeof document>;
