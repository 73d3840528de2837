import { periodFlow } from '../flow/period-flow.ts';
import { choice, computed, month, state } from './field.ts';

/** What every kind of months of a ledger has, beside the ship, unit or store that it names (`defineLedger`). */
export const PERIOD_FIELDS = {
  month: month({ zh: '月份', en: 'Month' }, { required: true }),
  entries: computed(
    'int',
    { zh: '笔数', en: 'Entries' },
    { help: { zh: '结账时本月的笔数', en: 'How many it had when it was closed' } },
  ),
  closedAt: computed('datetime', { zh: '结账时间', en: 'Closed at' }),
  closedName: computed('text', { zh: '结账人', en: 'Closed by' }),
  periodStatus: state(periodFlow),
};

/** What every proof of a ledger says, beside the lines that differ. */
export const PROOF_FIELDS = {
  /** By the office's calendar; people know the proof by it. */
  day: computed('text', { zh: '对账日', en: 'Day' }),
  provedAt: computed('datetime', { zh: '对账时间', en: 'Proved at' }),
  result: choice(
    {
      AGREES: { zh: '相符', en: 'Agrees', tone: 'green' },
      DIFFERS: { zh: '不符', en: 'Differs', tone: 'red' },
    },
    { zh: '结果', en: 'Result' },
    { required: true, default: 'AGREES' },
  ),
  checked: computed('int', { zh: '核对数', en: 'Checked' }),
  different: computed('int', { zh: '差异数', en: 'Differences' }),
};
