import { expect, test } from 'vitest';
import { checkContract, nextFixture } from './contract.rules.ts';

const fields = (row: Parameters<typeof checkContract>[0]) => checkContract(row)?.map(({ field }) => field);

test('payments come to 100 %, a parcel and an event stand once, redelivery ends after it begins', () => {
  expect(fields({ payments: [{ pct: '90' }, { pct: '10.00' }] })).toBeUndefined();
  expect(fields({ payments: [{ pct: '90' }, { pct: '5' }] })).toEqual(['payments']);
  expect(fields({ cargoes: [{ cargoId: 1 }, { cargoId: 2 }, { cargoId: 1 }] })).toEqual(['cargoes.2.cargoId']);
  expect(fields({ exceptions: [{ eventType: 'SHIFT' }, { eventType: 'SHIFT' }] })).toEqual(['exceptions.1.eventType']);
  expect(fields({ redeliveryFrom: '2026-05-02', redeliveryTo: '2026-05-01' })).toEqual(['redeliveryTo']);
});

test('a voyage is opened for the first fixture whose laycan has not lapsed and is at hand', () => {
  const at = (id: number, laycanFrom: string, laycanTo: string) => ({ id, laycanFrom, laycanTo });
  const [lapsed, next, later] = [
    at(1, '2026-02-01', '2026-02-10'),
    at(2, '2026-03-10', '2026-03-12'),
    at(3, '2026-03-20', '2026-03-22'),
  ];
  expect(nextFixture([later!, lapsed!, next!], '2026-03-01')).toBe(2);
  expect(nextFixture([lapsed!], '2026-03-01')).toBeUndefined();
  expect(nextFixture([at(4, '2026-04-15', '2026-04-20')], '2026-03-01')).toBeUndefined();
});
