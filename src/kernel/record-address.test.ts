import { expect, test } from 'vitest';
import { pageOf, recordAddress, recordAt } from './record-address.ts';

test('an address by name tells the kind of record and its number', () => {
  expect(recordAddress('voyage.report', 412)).toBe('/open/voyage.report/412');
  expect(recordAt('/open/voyage.report/412')).toEqual({ resource: 'voyage.report', id: 412 });
});

test.each([
  '/open/voyage.report',
  '/open/voyage.report/0',
  '/open/voyage.report/x',
  '/open/../1',
  '/voyage/reports/412',
])('%s names no record', (path) => expect(recordAt(path)).toBeUndefined());

test('the records of a kind stand on the page that the domain names, else on the derived one', () => {
  const pages = { 'identity.user': 'system/Users', 'operations.changeLog': 'system/Logs/changes' };
  expect(pageOf('identity.user', pages)).toEqual({ component: 'system/Users', below: '' });
  expect(pageOf('operations.changeLog', pages)).toEqual({ component: 'system/Logs', below: 'changes' });
  expect(pageOf('parameter.port', pages)).toEqual({ component: 'resource:parameter.port', below: '' });
});
