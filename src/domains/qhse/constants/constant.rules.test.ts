import { expect, test } from 'vitest';
import { constantOf, isFar, measureOf } from './constant.rules.ts';

const weights = {
  displacement: '12480',
  lightShip: '9850',
  ballast: '1900',
  freshWater: '210',
  fuelOil: '240',
  dieselOil: '20',
  lubOil: '25',
  otherKnown: '0',
};

test('the constant is what remains of the displacement', () => {
  expect(constantOf(weights)).toBe('235.0');
  expect(constantOf({ ...weights, otherKnown: null })).toBe('235.0');
  expect(constantOf({ ...weights, displacement: '12100.25' })).toBe('-144.8');
  expect(constantOf({ ...weights, displacement: null })).toBeNull();
});

test.each([
  ['235.0', '255.0', false],
  ['235.0', '255.1', true],
  ['235.0', '215.0', false],
  ['235.0', '214.9', true],
  ['100.0', '110.0', false],
  ['100.0', '110.1', true],
  ['100.0', '89.9', true],
  ['-50.0', '-44.9', true],
] as const)('from %s to %s is far: %s', (before, now, far) => {
  expect(isFar(before, now)).toBe(far);
});

test('a tank is reckoned by what it holds, a machine by what it handles', () => {
  expect(['SLUDGE', 'OWS', 'INCINERATOR'].map((one) => measureOf(one as 'SLUDGE'))).toEqual([
    'capacityM3',
    'owsRate',
    'burnRate',
  ]);
});
