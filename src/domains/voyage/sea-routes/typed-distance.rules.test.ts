import { expect, test } from 'vitest';
import { type TypedDistance, typedOfWay } from './typed-distance.rules.ts';

const usual: TypedDistance = { via: null, miles: '2170.0', source: null };
const suez: TypedDistance = { via: 'SUEZ', miles: '8288.0', source: null };
const malacca: TypedDistance = { via: 'MALACCA', miles: '8300.0', source: null };

test.each([
  ['the usual distance is that of the usual way', [usual], { passages: ['TAIWAN'], usual: true }, '2170.0'],
  ['a way round what is avoided is not the usual one', [usual], { passages: ['CAPE'], usual: false }, undefined],
  [
    'a distance by a passage is that of a way through it',
    [usual, suez],
    { passages: ['MALACCA', 'SUEZ'], usual: true },
    '8288.0',
  ],
  [
    'of two passages the canal tells the way',
    [malacca, suez],
    { passages: ['MALACCA', 'SUEZ'], usual: true },
    '8288.0',
  ],
  ['a passage that the way does not take says nothing', [suez], { passages: ['CAPE'], usual: false }, undefined],
] as const)('%s', (_, typed, way, miles) => {
  expect(typedOfWay(typed, way)?.miles).toBe(miles);
});
