import { expect, test } from 'vitest';
import { labelled, rowsOf } from './rows.ts';

const fields = (...names: string[]) => names.map((name) => ({ name }));

test('a row becomes an object by the names of its columns, in their order', () => {
  const rows = rowsOf('rows-plain', 'plain', { fields: fields('id', 'order', 'a"b'), rows: [[1, null, 'x']] });
  expect(rows).toEqual([{ id: 1, order: null, 'a"b': 'x' }]);
  expect(Object.keys(rows[0]!)).toEqual(['id', 'order', 'a"b']);
});

test('names of what a record refers to are gathered; where nothing is referred to there is none', () => {
  const given = {
    fields: fields('id', 'port', 'port$', 'ship', 'ship$'),
    rows: [
      [1, 7, '宁波', null, null],
      [2, null, null, 9, ['海岳', '海通']],
    ],
  };
  const wanted = [
    { id: 1, port: 7, ship: null, labels: { port: '宁波' } },
    { id: 2, port: null, ship: 9, labels: { ship: ['海岳', '海通'] } },
  ];
  expect(rowsOf('rows-labelled', 'labelled', given)).toEqual(wanted);
  // The driver's own objects, of a statement without a name.
  const objects = given.rows.map((row) => Object.fromEntries(given.fields.map(({ name }, i) => [name, row[i]])));
  expect(objects.map(labelled)).toEqual(wanted);
});

test('a prepared statement whose columns have changed is read by the new ones', () => {
  expect(rowsOf('rows-changed', 'plain', { fields: fields('id'), rows: [[1]] })).toEqual([{ id: 1 }]);
  expect(rowsOf('rows-changed', 'plain', { fields: fields('id', 'name'), rows: [[1, 'x']] })).toEqual([
    { id: 1, name: 'x' },
  ]);
});
