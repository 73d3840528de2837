import { bool, choice, date, file, files, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { CERT_KINDS, ENDORSED_KINDS } from './certificate-words.text.ts';

export const endorseForm = defineResource({
  name: 'qhse.endorseCertificate',
  label: { zh: '登记检验', en: 'Record a survey' },
  fields: {
    surveyKind: choice(ENDORSED_KINDS, { zh: '检验', en: 'Survey' }, { required: true }),
    surveyNo: int({ zh: '次序', en: 'No.' }, { required: true, min: 1, max: 20 }),
    doneDate: date({ zh: '完成日期', en: 'Done on' }, { required: true }),
    donePlace: text({ zh: '地点', en: 'Place' }, { max: 60 }),
    surveyor: text({ zh: '验船师', en: 'Surveyor' }, { max: 60 }),
    endorsement: file({ zh: '签注扫描件', en: 'Scan of endorsement' }, { required: true }),
    moves: bool({ zh: '确认提前检验改动周年日', en: 'An early survey moves the anniversary' }),
  },
});

export const renewForm = defineResource({
  name: 'qhse.renewCertificate',
  label: { zh: '换证', en: 'Renew' },
  fields: {
    certNo: text({ zh: '新证书编号', en: 'New certificate no.' }, { required: true, max: 60 }),
    certKind: choice(CERT_KINDS, { zh: '性质', en: 'Term' }, { required: true, default: 'FULL' }),
    issuer: text({ zh: '签发机关', en: 'Issued by' }, { required: true, max: 100 }),
    surveyDoneDate: date({ zh: '检验完成日', en: 'Survey completed' }, { required: true }),
    issueDate: date({ zh: '签发日期', en: 'Issued on' }, { required: true }),
    expiryDate: date(
      { zh: '到期日', en: 'Expires' },
      { help: { zh: '留空按规则计算', en: 'Left empty it follows from the rules' } },
    ),
    papers: files({ zh: '扫描件', en: 'Scan' }, { required: true }),
  },
});

export const extendForm = defineResource({
  name: 'qhse.extendCertificate',
  label: { zh: '展期', en: 'Extend' },
  fields: {
    extendedTo: date({ zh: '展期至', en: 'Extended to' }, { required: true }),
    shortVoyage: bool({ zh: '短途航行（一个月）', en: 'Short voyages (one month)' }),
    reason: text({ zh: '依据', en: 'Grounds' }, { required: true, variant: 'long', max: 500 }),
    extensionPapers: files({ zh: '展期文件', en: 'Paper of extension' }, { required: true }),
  },
});
