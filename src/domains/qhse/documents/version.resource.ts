import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, date, files, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { DOC_TYPES, DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { versionFlow } from './version.flow.ts';

/** A version of a document. Those who write and approve see it here; everybody else receives what is effective. */
export const documentVersion = defineResource({
  name: 'qhse.documentVersion',
  label: TEXT.version,
  title: 'versionCode',
  fields: {
    documentId: ref(
      'qhse.document',
      { zh: '文件', en: 'Document' },
      { required: true, where: { nodeKind: ['DOCUMENT'], standing: ['dc_use'] } },
    ),
    versionCode: computed('text', { zh: '文件版本号', en: 'Document and revision' }),
    versionNo: text(
      { zh: '版本号', en: 'Revision' },
      { max: 4, help: { zh: '留空自动顺延，如 A.1', en: 'Empty: the next one, such as A.1' } },
    ),
    docType: choice(DOC_TYPES, { zh: '文件类型', en: 'Type' }),
    organizationId: ref('identity.organization', { zh: '归口部门', en: 'Owner' }),
    changeNote: text({ zh: '修改摘要', en: 'Summary of changes' }, { required: true, variant: 'long', max: 1000 }),
    papers: files({ zh: '文件', en: 'Files' }),
    keptAt: text(
      { zh: '纸质存放处', en: 'Paper kept at' },
      { max: 80, help: { zh: '没有电子文件时填写', en: 'Where there is no file' } },
    ),
    effectiveDate: date({ zh: '生效日期', en: 'Effective from' }, { required: true }),
    obsoleteDate: computed('date', { zh: '失效日期', en: 'Until' }),
    fileId: ref('qhse.systemFile', { zh: '分发记录', en: 'Distribution' }),
    status: state(documentFlow),
    subStatus: state(versionFlow, { zh: '版本状态', en: 'Version' }),
  },
  unique: [['documentId', 'versionNo']],
  index: [['subStatus', 'effectiveDate']],
  list: {
    columns: [
      { field: 'versionCode', width: 140 },
      'documentId',
      { field: 'docType', priority: 2 },
      { field: 'organizationId', priority: 3 },
      'changeNote',
      'effectiveDate',
      { field: 'obsoleteDate', priority: 3 },
      'status',
      'subStatus',
    ],
    filters: ['documentId', 'docType', 'organizationId', 'effectiveDate', 'status', 'subStatus'],
    search: ['versionCode', 'changeNote'],
    sort: '-createTime',
  },
  form: [
    { title: TEXT.version, rows: [['documentId', 'versionNo', 'effectiveDate']] },
    { title: TEXT.content, rows: [['changeNote'], ['papers', 'keptAt']] },
  ],
  scope: { organization: 'organizationId' },
  excel: { export: true },
});

export type VersionRow = Row<typeof documentVersion>;
