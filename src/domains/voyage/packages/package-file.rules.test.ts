import { expect, test } from 'vitest';
import { cleanNoon } from '../reports/sample-report.demo.ts';
import { readPackage } from './package-file.rules.ts';
import { PACKAGE_FORMAT, packageName, packageOf } from './package-of.rules.ts';

const about = { reasons: [], ship: 'HAI YUE PIONEER', madeAt: '2026-03-06T05:00:00.000Z', madeBy: '陆沧海' };

test('a report becomes a package that reads as it was written', () => {
  const file = packageOf({ report: cleanNoon({ shipId: '7' }), ...about })!;
  expect(file).toMatchObject({ format: PACKAGE_FORMAT, shipId: 7, rptType: 'NOON', madeBy: '陆沧海' });
  expect(readPackage(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(file)));
});

test('without a ship or a time there is nothing to send', () => {
  expect(packageOf({ report: cleanNoon({ shipId: null }), ...about })).toBeUndefined();
  expect(packageOf({ report: cleanNoon({ shipId: '7', rptTime: null }), ...about })).toBeUndefined();
});

test.each(['', '{', '[]', 'null', '{"format":"fairway-report/0"}', `{"format":"${PACKAGE_FORMAT}","shipId":"7"}`])(
  'what is none is told apart: %s',
  (text) => {
    expect(readPackage(text)).toBeUndefined();
  },
);

test('its file says type, time and ship, in signs that every disk takes', () => {
  expect(packageName({ rptType: 'NOON', rptTime: '2026-03-06T04:00:00.000Z', ship: ' HAI YUE: A/B ' })).toBe(
    'NOON-2026-03-06T0400-HAI-YUE-A-B.json',
  );
});
