import { datetime, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Under which number the customs took the declaration. */
export const declareForm = defineResource({
  name: 'market.declareTradeMode',
  label: { zh: '登记申报', en: 'Record the declaration' },
  fields: { customsNo: text({ zh: '海关编号', en: 'Customs no.' }, { required: true, max: 60 }) },
});

/** From when on she is in the other trade. */
export const effectForm = defineResource({
  name: 'market.effectTradeMode',
  label: { zh: '转换生效', en: 'Take effect' },
  fields: { effectiveTime: datetime({ zh: '生效时间', en: 'Effective from' }, { required: true }) },
});
