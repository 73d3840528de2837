import { defineFlow } from '../../../kernel/flow/flow.ts';
import { declareForm, effectForm } from './change-forms.resource.ts';

/** A ship is declared for the other trade, and is in it once all is done. */
export const changeFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    DECLARED: { zh: '已申报', en: 'Declared', tone: 'blue' },
    EFFECTIVE: { zh: '已生效', en: 'In effect', tone: 'green' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    takeOil: {
      label: { zh: '按船报取存油', en: 'Take the oil of the report' },
      from: ['DRAFT', 'DECLARED'],
      many: false,
      permission: 'market:tradeModeChange:edit',
      effect: {
        zh: '存油按最近一份船报重列，单价、处理与税单金额随油品保留',
        en: 'Oil stands as the last report tells it; price, treatment and amounts of the paper stay with their grade',
      },
      done: { zh: '存油已按船报列出', en: 'The oil stands as the report tells it' },
    },
    declare: {
      label: declareForm.label,
      from: ['DRAFT'],
      to: 'DECLARED',
      form: declareForm,
      first: true,
      done: { zh: '已登记申报', en: 'The declaration is recorded' },
    },
    effect: {
      label: effectForm.label,
      from: ['DECLARED'],
      to: 'EFFECTIVE',
      form: effectForm,
      permission: 'market:tradeMode:effect',
      first: true,
      done: { zh: '转换已生效，之后的航次按新的贸易方式开', en: 'It is in effect: voyages open in the new trade' },
    },
    cancel: {
      label: { zh: '取消转换', en: 'Cancel' },
      from: ['DRAFT', 'DECLARED'],
      to: 'CANCELLED',
      reason: true,
      done: { zh: '转换已取消', en: 'The change is cancelled' },
    },
  },
});
