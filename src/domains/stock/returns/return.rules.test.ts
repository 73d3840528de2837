import { expect, test } from 'vitest';
import { checkReturn } from './return.rules.ts';

test.each([
  ['some of it', [{ openQty: '4', qty: '1' }], []],
  ['all of it', [{ openQty: '4', qty: '4' }], []],
  ['more than was issued', [{ openQty: '4', qty: '4.5' }], ['lines.0.qty']],
  ['nothing at all', [{ openQty: '4', qty: '0' }], ['lines.0.qty']],
  [
    'of one line nothing',
    [
      { openQty: '4', qty: '0' },
      { openQty: '2', qty: '1' },
    ],
    [],
  ],
])('%s', (_, lines, wrong) => {
  expect(checkReturn({ lines }).map(({ field }) => field)).toEqual(wrong);
});
