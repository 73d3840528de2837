import { describe, expect, test } from 'vitest';
import { bool, choice, date, datetime, decimal, type Field, int, json, position, ref, refs, text } from './field.ts';
import { parseValue } from './parse.ts';
import { defineResource, lines } from './resource.ts';
import { decimalShape, recordShape } from './shape.ts';
import { validate } from './validate.ts';

const label = { zh: '值', en: 'Value' };
const read = (field: unknown, input: unknown): unknown => {
  const parsed = parseValue(field as Field, input);
  return 'error' in parsed ? parsed.error.en : parsed.value;
};

describe('a value of a form', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['a number', int(label), '12', 12],
    ['a number with thousands', int(label), '1,200', 1200],
    ['a number in a list', int(label), [5], 'Has a wrong form'],
    ['a number beyond what stays exact', int(label), '123456789012345', 'The number is too large'],
    ['a rate of 8 places with 12 whole digits', decimal(label, 8), '123456789012', '123456789012.00000000'],
    ['a rate of 8 places with 13 whole digits', decimal(label, 8), '1234567890123', 'The number is too large'],
    ['a quantity with too many places', decimal(label, 3), '1.2345', 'At most 3 decimal places'],
    ['a date', date(label), '2026-02-28', '2026-02-28'],
    ['a date that is none', date(label), '2026-02-30', 'Must be a date yyyy-MM-dd'],
    ['a date in the year 0', date(label), '0000-01-01', 'Must be a date yyyy-MM-dd'],
    ['a time with its zone', datetime(label), '2026-02-28T08:00+08:00', '2026-02-28T00:00:00.000Z'],
    ['a time that lies after the year 9999', datetime(label), '9999-12-31T23:59-14:00', 'Must be a time'],
    ['a time that lies before the year 1', datetime(label), '0001-01-01T00:00+14:00', 'Must be a time'],
    ['yes', bool(label), 'true', true],
    ['something else than yes or no', bool(label), 1, 'Must be yes or no'],
    ['a record', ref('a.b', label), '7', 7],
    ['a record by true', ref('a.b', label), true, 'The chosen record is not valid'],
    ['records, one of them twice', refs('a.b', label), ['1', 1, 2], [1, 2]],
    ['records with something else among them', refs('a.b', label), [[1]], 'The chosen record is not valid'],
    [
      'a choice by the name of an inherited property',
      choice({ A: label }, label),
      'toString',
      'Not one of the choices',
    ],
    ['a text that is an object', text(label), { a: 1 }, 'Has a wrong form'],
    ['tonnes by grade', json(label, { shape: recordShape(decimalShape) }), { VLSFO: '1.5' }, { VLSFO: '1.5' }],
    [
      'tonnes by grade in words',
      json(label, { shape: recordShape(decimalShape) }),
      { VLSFO: 'much' },
      'Has a wrong form',
    ],
  ])('%s', (_name, field, input, expected) => expect(read(field, input)).toEqual(expected));
});

const line = defineResource({ name: 'sample.line', label, fields: { cargo: text(label) } });
const sheet = defineResource({ name: 'sample.sheet', label, fields: { lines: lines(line, label) } });

test('a form has at most 2,000 lines', () => {
  const given = (count: number) => validate(sheet, { lines: Array.from({ length: count }, () => ({ cargo: '汽油' })) });
  expect(given(2000).errors).toEqual([]);
  expect(given(2001).errors).toEqual([
    { field: 'lines', message: { zh: '值最多 2000 行', en: 'Value: at most 2000 rows' } },
  ]);
});

test('at most 2,000 records are chosen in one field', () => {
  const given = (count: number) =>
    read(
      refs('sample.sheet', label),
      Array.from({ length: count }, (_, i) => i + 1),
    );
  expect(given(2000)).toHaveLength(2000);
  expect(given(2001)).toBe('At most 2000 can be chosen');
});

test('a line that was copied with its id is a new one', () => {
  const { values } = validate(sheet, {
    lines: [
      { id: 4, cargo: '汽油' },
      { id: 4, cargo: '柴油' },
    ],
  });
  expect(values.lines).toEqual([{ id: 4, cargo: '汽油' }, { cargo: '柴油' }]);
});

test('a figure, a position or a moment longer than anybody writes is refused before it is read', () => {
  const parsed = (field: unknown, input: unknown) => parseValue(field as Field, input);
  const long = `1.${'0'.repeat(300_000)}1`;
  expect(parsed(decimal(label, 3), long)).toEqual({ error: { zh: '数字过长', en: 'The number is too long' } });
  expect(parsed(decimal(label, 3), `1.${'0'.repeat(38)}`)).toEqual({ value: '1.000' });
  expect(parsed(position('lat', label), `29:58.48${' '.repeat(60_000)}N`)).toHaveProperty('error');
  expect(parsed(position('lat', label), "29:58.5 ' N")).toEqual({ value: '29:58.30N' });
  expect(parsed(datetime(label), `2026-11-22T00:00:00.${'0'.repeat(60_000)}Z`)).toHaveProperty('error');
  expect(parsed(text(label, { max: 10 }), 'x'.repeat(1_000_000))).toHaveProperty('error');
  expect(parsed(text(label, { max: 3 }), '🚢🚢🚢')).toEqual({ value: '🚢🚢🚢' });
});
