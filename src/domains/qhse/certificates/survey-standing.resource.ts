import { choice, computed, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { SURVEY_KINDS, SURVEY_STATUSES, CERT_TEXT as TEXT } from './certificate-words.text.ts';

/** Surveys of current certificates with their status today, as `surveyStatusOf` says it. */
export const surveyStanding = defineView({
  name: 'qhse.surveyStanding',
  label: TEXT.surveys,
  title: 'certNo',
  fields: {
    certId: ref('qhse.shipCertificate', { zh: '证书', en: 'Certificate' }),
    certNo: text({ zh: '证书编号', en: 'Certificate no.' }),
    typeId: ref('qhse.certificateType', { zh: '证书类型', en: 'Type' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    surveyKind: choice(SURVEY_KINDS, { zh: '检验', en: 'Survey' }),
    surveyNo: computed('int', { zh: '次序', en: 'No.' }),
    windowFrom: date({ zh: '窗口起', en: 'Window from' }),
    windowTo: date({ zh: '窗口止', en: 'Window to' }),
    surveyStatus: choice(SURVEY_STATUSES, { zh: '状态', en: 'Status' }),
  },
  from: `select v.id, b.id as cert_id, b.cert_no, b.type_id, b.ship_id, v.survey_kind, v.survey_no, v.window_from, v.window_to,
      case when v.done_date is not null then 'DONE' when v.credited then 'CREDITED' when v.window_from > {today}::date then 'FUTURE'
        when v.window_to < {today}::date then 'OVERDUE' else 'OPEN' end as survey_status
    from qhse_certificate_survey v join qhse_ship_certificate b on b.id = v.parent_id
    where b.standing = 'CURRENT' and b.deleted_at is null`,
  scope: { anyOf: [{ vessel: 'shipId' }, { empty: 'shipId' }] },
});
