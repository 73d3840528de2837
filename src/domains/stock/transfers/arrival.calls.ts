import { defineMake } from '../../../kernel/flow/make-from.ts';
import { arrival } from './arrival.resource.ts';
import { transfer } from './transfer.resource.ts';

/** A transfer on its way becomes a draft in which all that is open of it has come. */
export const arrivalOfTransfer = defineMake({
  name: 'arrive',
  label: { zh: '登记到货', en: 'Take it in' },
  from: transfer,
  to: arrival,
  tail: 'from-transfer',
  against: ({ transferStatus }) =>
    transferStatus === 'IN_TRANSIT' ? undefined : { zh: '没有在途物资', en: 'nothing of it is on its way' },
  single: true,
  first: true,
  done: { zh: '已生成到货单，核对数量后记账', en: 'The arrival is written: check what came and post it' },
});
