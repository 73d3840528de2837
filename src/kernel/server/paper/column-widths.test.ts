import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const of = (natural: number, least = natural, share?: number) => ({ natural, least, share });

test.each<[string, Parameters<typeof columnWidths>[0], number[]]>([
  ['what has room is spread in proportion', [of(20), of(60)], [50, 150]],
  ['shares decide where all columns name one', [of(500, 10, 1), of(5, 5, 3)], [50, 150]],
  ['a long text gives way first, words stay whole', [of(40, 40), of(400, 60)], [40, 160]],
  ['what lacks more gets more of the rest', [of(140, 40), of(340, 40)], [70, 130]],
  ['one long word does not take the page', [of(900, 900), of(100, 60)], [80 + 60 * (820 / 860), 60 + 60 * (40 / 860)]],
  [
    'too many words for the page are all narrowed alike',
    [of(200, 75), of(200, 75), of(200, 75), of(200, 75)],
    [50, 50, 50, 50],
  ],
  ['empty columns share alike', [of(0, 0), of(0, 0)], [100, 100]],
])('%s', (_rule, columns, widths) => {
  const given = columnWidths(columns, 200);
  expect(given.map((one) => Math.round(one * 100) / 100)).toEqual(widths.map((one) => Math.round(one * 100) / 100));
  expect(given.reduce((a, b) => a + b)).toBeCloseTo(200);
});
