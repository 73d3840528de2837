import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, files, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

export const CORRECTION_REASONS = {
  TYPING: { zh: '填写错误', en: 'Typing error' },
  MEASURING: { zh: '计量错误', en: 'Measuring error' },
  OMISSION: { zh: '漏报', en: 'Omission' },
  SUPPLIER: { zh: '供应商更正', en: 'Supplier’s correction' },
  OTHER: { zh: '其他', en: 'Other' },
} as const;

/**
 * Correction of a confirmed report (4.3, 4.6): the values that change, why, and what follows from them. Nothing of the report moves
 * before the last approver has agreed.
 */
export const reportCorrection = defineResource({
  name: 'voyage.reportCorrection',
  label: { zh: '动态报更正', en: 'Report correction' },
  title: 'correctionNo',
  fields: {
    correctionNo: serial('RC-{yy}{0000}', { zh: '更正单号', en: 'Correction no.' }),
    reportId: ref('voyage.report', { zh: '动态报', en: 'Voyage report' }, { required: true }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    voyageNo: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { required: true }),
    rptTime: computed('datetime', { zh: '报告时间', en: 'Report time' }, { zone: 'rptZone' }),
    rptZone: computed({ scale: 2 }, { zh: '报告时区', en: 'Zone of the report' }),
    reasonKind: choice(CORRECTION_REASONS, { zh: '更正类别', en: 'Kind of reason' }, { required: true }),
    reason: text({ zh: '更正原因', en: 'Reason' }, { required: true, variant: 'long', max: 500 }),
    attachments: files({ zh: '依据', en: 'Evidence' }),
    changeCount: computed('int', { zh: '更正项数', en: 'Values corrected' }),
    oilChanged: computed('bool', { zh: '涉及油料', en: 'Oil changes' }),
    fuelShift: computed({ scale: 3, unit: 't' }, { zh: '后续燃料存量变化', en: 'Shift of later fuel stocks' }),
    lubeShift: computed({ scale: 1, unit: 'L' }, { zh: '后续滑油存量变化', en: 'Shift of later lubricants' }),
    revolutionShift: computed('int', { zh: '后续转数变化', en: 'Shift of later revolutions' }),
    followingCount: computed('int', { zh: '影响后续报告数', en: 'Later reports affected' }),
    changes: computed('json', { zh: '更正内容', en: 'Corrected values' }),
    following: computed('json', { zh: '后续影响', en: 'Effect on later reports' }),
    chainStamp: computed('json', { zh: '起草时的报告', en: 'Reports as drafted from' }),
    appliedTime: computed('datetime', { zh: '生效时间', en: 'Took effect' }),
    status: state(documentFlow),
  },
  list: {
    columns: [
      'correctionNo',
      'shipName',
      'reportId',
      'rptTime',
      'voyageNo',
      'reasonKind',
      'changeCount',
      'oilChanged',
      'fuelShift',
      'lubeShift',
      'revolutionShift',
      'followingCount',
      'status',
      'appliedTime',
      'reason',
      'createName',
      'createTime',
    ],
    filters: ['shipName', 'reasonKind', 'oilChanged', 'status'],
    search: ['correctionNo', 'reason'],
    sort: '-createTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
