import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { date, money } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

/** The mean price of a cycle, and from when on the freight follows it. */
const adjustForm = defineResource({
  name: 'market.adjustFreight',
  label: { zh: '登记周期均价', en: 'Record the price of a cycle' },
  fields: {
    fromDay: date(TEXT.fromMonth, {
      required: true,
      help: {
        zh: '受载期自该日起的批次按调整后的运价',
        en: 'Liftings whose laycan begins on that day or later pay the adjusted freight',
      },
    }),
    averagePrice: money(TEXT.average, {
      required: true,
      min: 0,
      max: 9_999_999,
      help: { zh: '合同币种', en: 'In the currency of the contract' },
    }),
  },
});

/** A long-term contract is approved like any document; in force, its freight follows the price of fuel. */
export const longTermFlow = documentFlowWith({
  adjust: {
    label: adjustForm.label,
    from: ['APPROVE'],
    form: adjustForm,
    first: true,
    many: false,
    // A list, and whoever may not know amounts, is told no formula: there the server alone knows.
    against: ({ stepPrice }) => (stepPrice === null ? TEXT.noFormula : undefined),
    done: { zh: '运价已调整', en: 'The freight is adjusted' },
  },
});
