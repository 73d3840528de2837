import { describe, expect, test } from 'vitest';
import { checkPatterns } from './patterns.ts';
import { readSource } from './source.ts';

const findings = (text: string, file = 'src/kernel/value/a.ts') =>
  checkPatterns(readSource(file, text)).map(({ line, message }) => `${line}: ${message}`);

describe('a pattern that runs long over some text is refused', () => {
  test.each([
    ['zeros at an end', 'export const a = /0+$/;'],
    ['two runs of blanks', String.raw`export const a = /^\d\s*(x)?\s*$/;`],
    ['tags without an end', 'export const a = /<[^>]*>/g;'],
    ['a repetition within a repetition', 'export const a = /^(a+)+$/;'],
    ['one put together at run time', 'export const a = (name: string) => new RegExp(name);'],
    ['one put together without new', 'export const a = (name: string) => RegExp(name);'],
  ])('%s', (_what, text) => expect(findings(text)).toHaveLength(1));
});

describe('a pattern that reads each sign once passes', () => {
  test.each([
    ['a day', String.raw`export const a = /^\d{4}-\d{2}-\d{2}$/;`],
    ['a run from a start', String.raw`export const a = /^-?\d+(\.\d+)?$/;`],
    ['tags', 'export const a = /<[^<>]*>/g;'],
  ])('%s', (_what, text) => expect(findings(text)).toEqual([]));

  test('so does one of a test, and one that was looked at', () => {
    expect(findings('export const a = /0+$/;', 'src/kernel/value/a.test.ts')).toEqual([]);
    expect(findings('export const a = new RegExp(HIDDEN);', 'src/kernel/value/hidden-signs.ts')).toEqual([]);
  });
});
