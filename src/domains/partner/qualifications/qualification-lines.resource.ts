import { bool, choice, file, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { supplyScope } from '../partners/partner-lines.resource.ts';
import { CHECK_ITEMS, FINDINGS } from './qualification.text.ts';

/** What the supplier is to deliver once it is approved. */
export const askedScope = defineResource({
  name: 'partner.qualificationScope',
  label: { zh: '申请范围', en: 'Scope asked for' },
  fields: {
    purchaseType: supplyScope.fields.purchaseType,
    portIds: supplyScope.fields.portIds,
    brands: supplyScope.fields.brands,
    agencyFile: supplyScope.fields.agencyFile,
    remark: supplyScope.fields.remark,
  },
});

/** What was looked at, and what came of it. */
export const checkLine = defineResource({
  name: 'partner.qualificationCheck',
  label: { zh: '核查项', en: 'Check' },
  fields: {
    item: choice(CHECK_ITEMS, { zh: '核查项', en: 'Check' }, { required: true }),
    mandatory: bool({ zh: '必备', en: 'Mandatory' }, { default: false }),
    finding: choice(FINDINGS, { zh: '结论', en: 'Finding' }),
    note: text({ zh: '说明', en: 'Note' }, { max: 200 }),
    attachment: file({ zh: '附件', en: 'File' }),
  },
});
