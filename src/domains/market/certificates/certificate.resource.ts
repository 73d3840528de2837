import { choice, computed, date, dict, files, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { RESULTS } from './certificate-words.text.ts';

/** A commercial paper of a ship, or the decision of a company whether she may carry for it. */
export const shipBusinessCertificate = defineResource({
  name: 'market.shipBusinessCertificate',
  label: { zh: '船舶商务证书', en: 'Ship business certificate' },
  title: ['shipId', 'certNo'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    certKind: dict('market_certificate_kind', { zh: '种类', en: 'Kind' }, { required: true }),
    certNo: text({ zh: '证号或报告编号', en: 'Number' }, { required: true, max: 60 }),
    issuer: text({ zh: '签发或检查单位', en: 'Issued by' }, { max: 100 }),
    issueDate: date({ zh: '签发或检查日期', en: 'Issued or inspected' }),
    expiryDate: date(
      { zh: '到期日', en: 'Expires' },
      {
        help: {
          zh: '检查报告不填时按检查日期加有效月数',
          en: 'Left empty, an inspection counts so many months from its day',
        },
      },
    ),
    reviewDate: date(
      { zh: '复核日期', en: 'To be reviewed' },
      { help: { zh: '没有到期日的证书填', en: 'For what has no expiry' } },
    ),
    result: choice(RESULTS, { zh: '结论', en: 'Result' }),
    observations: int({ zh: '缺陷数', en: 'Observations' }, { min: 0, max: 999 }),
    validTo: computed('date', { zh: '有效至', en: 'Valid until' }),
    nextAction: text({ zh: '下一步', en: 'Next action' }, { max: 200 }),
    responsibleId: ref('identity.user', { zh: '负责人', en: 'Responsible' }),
    papers: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  index: [['shipId', 'certKind']],
  check: ({ issueDate, expiryDate }) =>
    issueDate && expiryDate && expiryDate < issueDate
      ? [
          {
            field: 'expiryDate',
            message: { zh: '到期日不能早于签发日期', en: 'It cannot expire before it was issued' },
          },
        ]
      : undefined,
  list: {
    columns: ['shipId', 'certKind', 'certNo', 'issueDate', 'validTo', 'result'],
    filters: ['shipId', 'certKind', 'result', 'validTo'],
    search: ['certNo', 'issuer', 'nextAction'],
    sort: 'validTo',
  },
  form: [
    {
      title: { zh: '证书', en: 'Certificate' },
      rows: [
        ['shipId', 'certKind'],
        ['certNo', 'issuer'],
        ['issueDate', 'expiryDate', 'reviewDate'],
      ],
    },
    {
      title: { zh: '结论与跟进', en: 'Result' },
      rows: [['result', 'observations'], ['nextAction', 'responsibleId'], ['papers'], ['remark']],
    },
  ],
  scope: { vessel: 'shipId' },
  excel: { import: true, export: true },
});

export type CertificateRow = Row<typeof shipBusinessCertificate>;
