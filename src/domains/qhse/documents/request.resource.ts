import { computed, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { requestFlow } from './request.flow.ts';

/** A change that somebody asks for of a document that he received. */
export const documentRequest = defineResource({
  name: 'qhse.documentRequest',
  label: TEXT.request,
  title: 'requestNo',
  fields: {
    requestNo: serial('DQ-{yyyy}-{000}', { zh: '申请编号', en: 'No.' }),
    receiptId: ref(
      'qhse.receipt',
      { zh: '收到的文件', en: 'Received document' },
      { required: true, where: { fileKind: ['DOCUMENT'] } },
    ),
    documentId: ref('qhse.document', { zh: '文件', en: 'Document' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    organizationId: ref('identity.organization', { zh: '归口部门', en: 'Owner' }),
    askerId: ref('identity.user', { zh: '申请人', en: 'Asked by' }),
    proposal: text({ zh: '修改建议', en: 'Proposal' }, { required: true, variant: 'long', max: 1000 }),
    grounds: text({ zh: '理由', en: 'Grounds' }, { required: true, variant: 'long', max: 500 }),
    draftId: ref('qhse.documentVersion', { zh: '纳入版本', en: 'Goes into' }),
    decision: computed('text', { zh: '处理意见', en: 'Decision' }),
    decidedAt: computed('datetime', { zh: '处理时间', en: 'Decided' }),
    standing: state(requestFlow),
  },
  index: [['documentId', 'standing']],
  list: {
    columns: [
      { field: 'requestNo', width: 124 },
      'documentId',
      'shipId',
      { field: 'askerId', priority: 2 },
      'proposal',
      { field: 'draftId', priority: 2 },
      { field: 'decidedAt', priority: 3 },
      'standing',
    ],
    filters: ['documentId', 'shipId', 'organizationId', 'standing'],
    search: ['requestNo', 'proposal'],
    sort: '-createTime',
  },
  form: [['receiptId'], ['proposal'], ['grounds']],
  // Whoever asked, and those who keep the document.
  scope: { anyOf: [{ own: 'askerId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type RequestRow = Row<typeof documentRequest>;
