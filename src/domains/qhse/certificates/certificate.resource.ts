import { choice, computed, date, files, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { certificateFlow } from './certificate.flow.ts';
import { certificateSurvey } from './certificate-lines.resource.ts';
import { CERT_KINDS, CERT_TEXT as TEXT } from './certificate-words.text.ts';

/** A certificate of a ship, of an item of hers, or the company's document of compliance; each renewal is a record of its own. */
export const shipCertificate = defineResource({
  name: 'qhse.shipCertificate',
  label: TEXT.certificate,
  title: 'certNo',
  fields: {
    certNo: text({ zh: '证书编号', en: 'Certificate no.' }, { required: true, max: 60 }),
    typeId: ref('qhse.certificateType', { zh: '证书类型', en: 'Type' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    companyId: ref('identity.organization', { zh: '公司', en: 'Company' }),
    itemName: text({ zh: '设备', en: 'Item' }, { max: 60 }),
    certKind: choice(CERT_KINDS, { zh: '性质', en: 'Term' }, { required: true, default: 'FULL' }),
    versionNo: computed('int', { zh: '版次', en: 'Version' }),
    issueDate: date({ zh: '签发日期', en: 'Issued on' }, { required: true }),
    surveyDoneDate: date({ zh: '检验完成日', en: 'Survey completed' }),
    expiryDate: date({ zh: '到期日', en: 'Expires' }),
    extendedTo: computed('date', { zh: '展期至', en: 'Extended to' }),
    issuer: text({ zh: '签发机关', en: 'Issued by' }, { required: true, max: 100 }),
    issuePlace: text({ zh: '签发地点', en: 'Issued at' }, { max: 60 }),
    electronicUrl: text({ zh: '验证网址', en: 'Verified at' }, { max: 200 }),
    papers: files({ zh: '扫描件', en: 'Scan' }),
    extensionPapers: files({ zh: '展期文件', en: 'Paper of extension' }),
    surveys: lines(certificateSurvey, TEXT.surveys),
    formerId: ref('qhse.shipCertificate', { zh: '上一版', en: 'Former version' }),
    currentKey: computed('text', { zh: '现行标记', en: 'Current mark' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    standing: state(certificateFlow, { zh: '流程', en: 'Standing' }),
  },
  unique: [['currentKey']],
  index: [['shipId', 'typeId']],
  check: ({ issueDate, expiryDate }) =>
    issueDate && expiryDate && expiryDate <= issueDate ? [{ field: 'expiryDate', message: TEXT.order }] : undefined,
  list: {
    columns: ['certNo', 'typeId', 'shipId', 'issueDate', 'expiryDate', 'issuer', 'standing'],
    filters: ['shipId', 'typeId', 'standing', 'expiryDate'],
    search: ['certNo', 'issuer', 'itemName'],
    sort: 'expiryDate',
  },
  form: [
    {
      title: TEXT.certificate,
      rows: [
        ['typeId', 'shipId', 'companyId', 'itemName'],
        ['certNo', 'certKind'],
        ['issueDate', 'surveyDoneDate', 'expiryDate'],
        ['issuer', 'issuePlace'],
      ],
    },
    { title: { zh: '文件', en: 'Papers' }, rows: [['papers'], ['electronicUrl'], ['remark']] },
  ],
  open: { CURRENT: ['electronicUrl', 'issuePlace', 'remark'] },
  // What belongs to the company is nobody's ship's.
  scope: { anyOf: [{ vessel: 'shipId' }, { empty: 'shipId' }] },
  excel: { export: true },
});

export type CertificateRow = Row<typeof shipCertificate>;
