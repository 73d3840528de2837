import { defineMake } from '../../../kernel/flow/make-from.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { pool } from '../ledger/pool.resource.ts';
import { scrap } from './scrap.resource.ts';

/** Items of one store become a draft that writes them off. */
export const scrapOfItems = defineMake({
  name: 'scrap',
  label: { zh: '报废', en: 'Write off' },
  from: pool,
  to: scrap,
  tail: 'from-items',
  same: { by: ['storeId'], else: { zh: '一张报废单只报废一个仓库的物资', en: 'one scrap note is of one store' } },
  against: ({ qty }) => (isPositive(qty) ? undefined : { zh: '没有结存', en: 'nothing of it is there' }),
  done: {
    zh: '已生成报废单，填数量与原因后提交',
    en: 'The scrap note is written: say how much and why, and submit it',
  },
});
