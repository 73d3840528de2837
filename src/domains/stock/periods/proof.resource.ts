import { choice, computed, ref } from '../../../kernel/resource/field.ts';
import { PROOF_FIELDS } from '../../../kernel/resource/ledger.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';

const FIGURES = {
  QTY: { zh: '结存数量', en: 'Quantity' },
  VALUE: { zh: '结存金额', en: 'Value' },
  COUNT: { zh: '流水笔数', en: 'Movements' },
} as const;

/** A figure of a pool that is not what its movements come to. */
export const stockDifference = defineResource({
  name: 'stock.difference',
  label: { zh: '差异', en: 'Difference' },
  title: 'figure',
  fields: {
    poolId: ref('stock.pool', { zh: '库存', en: 'Stock item' }),
    figure: choice(FIGURES, { zh: '核对项', en: 'Figure' }, { required: true, default: 'QTY' }),
    kept: computed({ scale: 4 }, { zh: '账面', en: 'Kept' }, { private: VALUE_PERMISSION }),
    summed: computed({ scale: 4 }, { zh: '流水合计', en: 'Sum of movements' }, { private: VALUE_PERMISSION }),
  },
});

/** One night's proof that each pool is what its movements come to. */
export const stockProof = defineResource({
  name: 'stock.proof',
  label: { zh: '库存对账记录', en: 'Proof of stock' },
  title: 'day',
  fields: { ...PROOF_FIELDS, differences: lines(stockDifference, { zh: '差异', en: 'Differences' }) },
  list: {
    columns: ['day', 'provedAt', 'checked', 'different', 'result'],
    filters: ['result', 'provedAt'],
    sort: '-provedAt',
  },
  scope: 'all',
});
