import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, int, ref, text } from '../../../kernel/resource/field.ts';
import { PROOF_FIELDS } from '../../../kernel/resource/ledger.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';

const FIGURES = {
  BUDGET: { zh: '生效预算', en: 'Budget in force' },
  ADJUST: { zh: '预算调整', en: 'Adjustment' },
  ACTUAL: { zh: '发票成本', en: 'Cost of an invoice' },
  ESTIMATE: { zh: '暂估', en: 'Estimate' },
} as const;

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;

/** A document that is not what the ledger holds of it. */
export const budgetDifference = defineResource({
  name: 'finance.budgetDifference',
  label: { zh: '差异', en: 'Difference' },
  title: 'sourceNo',
  fields: {
    figure: choice(FIGURES, { zh: '核对项', en: 'Figure' }, { required: true, default: 'ACTUAL' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    sourceNo: namesDocument(text({ zh: '单据', en: 'Document' }, { max: 60 }), SOURCE),
    kept: inBase({ zh: '单据金额', en: 'Document says' }),
    summed: inBase({ zh: '台账合计', en: 'Sum of entries' }),
  },
});

/** One night's proof that the ledger holds what the documents say. */
export const budgetProof = defineResource({
  name: 'finance.budgetProof',
  label: { zh: '预算对账记录', en: 'Proof of the budget ledger' },
  title: 'day',
  fields: { ...PROOF_FIELDS, differences: lines(budgetDifference, { zh: '差异', en: 'Differences' }) },
  list: {
    columns: ['day', 'provedAt', 'checked', 'different', 'result'],
    filters: ['result', 'provedAt'],
    sort: '-provedAt',
  },
  scope: 'all',
});
