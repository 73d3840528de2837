import { describe, expect, test } from 'vitest';
import { bodyLimitOf, excessIn } from './body.ts';

const counted = (text: string): string | undefined => excessIn(Buffer.from(text));

describe('what JSON text holds is counted before it is read', () => {
  test.each<[string, string, string | undefined]>([
    ['a report', '{"oil":[{"grades":{"VLSFO":"1.5"}}],"note":"海岳🚢"}', undefined],
    ['twenty thousand values', `[${'1,'.repeat(19_000)}1]`, undefined],
    ['more values than that', `[${'1,'.repeat(20_000)}1]`, 'nodes'],
    ['objects of nothing', `[${'{},'.repeat(10_001)}{}]`, 'nodes'],
    ['names', `{${'"a":1,'.repeat(20_000)}"a":1}`, 'nodes'],
    ['thirty levels', `${'['.repeat(30)}1${']'.repeat(30)}`, undefined],
    ['a million levels', '['.repeat(1_000_000), 'depth'],
    ['brackets and commas within a text', JSON.stringify('[{,"\\'.repeat(50_000)), undefined],
    ['a text that does not end', `"${','.repeat(50_000)}`, undefined],
    ['a name of 256 letters', `{"${'n'.repeat(256)}":1}`, undefined],
    ['a longer name', `{"a":{"${'n'.repeat(257)}" :1}}`, 'name'],
    ['a long text before a name', `{"a":"${'n'.repeat(300)}","b":["${'n'.repeat(300)}"],"c":1}`, undefined],
    ['a backslash at the end', '"\\', undefined],
  ])('%s', (_name, text, expected) => expect(counted(text)).toBe(expected));
});

test('a call takes 64 KB, one that is open to anybody 16 KB, and more where its contract says so', () => {
  const limit = (permission: 'public' | 'signedIn', maxBody?: number): number =>
    bodyLimitOf({ route: { method: 'POST', path: '/a', permission, summary: { zh: '甲', en: 'A' }, maxBody } });
  expect([limit('signedIn'), limit('public'), limit('signedIn', 1_000_000)]).toEqual([65_536, 16_384, 1_000_000]);
});
