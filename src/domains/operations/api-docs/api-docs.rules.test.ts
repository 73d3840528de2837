import { expect, test } from 'vitest';
import { callsOf, exampleOf, inLang, schemaLines, siftCalls } from './document.rules.ts';
import { addressOf, curlOf, missingValues } from './try-out.rules.ts';

const document = {
  paths: {
    '/api/users/{id}': {
      get: {
        summary: '查看用户 / See a user',
        'x-permission': 'identity:user:list',
        parameters: [
          { name: 'id', in: 'path' as const, required: true, schema: { type: 'integer' } },
          { name: 'full', in: 'query' as const, required: false, schema: { type: 'boolean' } },
        ],
      },
    },
    '/api/files': { post: { summary: '上传 / Upload', 'x-permission': 'signedIn' } },
  },
};
const calls = callsOf(document, new Map([['GET /api/users/{id}', 'system']]), 'en');
const [user] = calls;

test('the document’s two languages are told apart, and one without English stays', () => {
  expect(inLang('新建用户 / Create a user', 'zh')).toBe('新建用户');
  expect(inLang('新建用户 / Create a user', 'en')).toBe('Create a user');
  expect(inLang('IMO', 'en')).toBe('IMO');
});

test('calls are found by path, summary, permission and domain; the kernel’s have no domain', () => {
  expect(calls.map(({ key, domain, summary }) => [key, domain, summary])).toEqual([
    ['GET /api/users/{id}', 'system', 'See a user'],
    ['POST /api/files', '', 'Upload'],
  ]);
  expect(siftCalls(calls, { domain: undefined, words: 'user:list get' })).toEqual([user]);
  expect(siftCalls(calls, { domain: '', words: '' })).toEqual([calls[1]]);
  expect(siftCalls(calls, { domain: 'system', words: 'upload' })).toEqual([]);
});

test('values go into path and query in their place and nowhere else', () => {
  expect(addressOf(user!, { id: '7', full: '' })).toBe('/api/users/7');
  expect(addressOf(user!, { id: '../../admin?x=1', full: 'a&b' })).toBe(
    '/api/users/..%2F..%2Fadmin%3Fx%3D1?full=a%26b',
  );
  expect(missingValues(user!, { id: ' ' })).toEqual(['id']);
});

test('the line for a terminal is inert whatever was typed, and holds no token', () => {
  const line = curlOf(user!, {
    origin: 'http://x',
    values: { id: "1'; reboot; '" },
    body: `{"a":"'$(id)'"}`,
    lang: 'zh',
  });
  expect(line).toContain('Bearer $FAIRWAY_TOKEN');
  expect(line).not.toMatch(/[^\\]'; reboot/);
  expect(line).toContain(`-d '{"a":"'\\''$(id)'\\''"}'`);
});

test('a schema is told as lines with types in words, its example holds what is required', () => {
  const schema = {
    type: 'object',
    required: ['name', 'lines'],
    properties: {
      name: { type: 'string', title: '名称 / Name', maxLength: 50 },
      dwt: { type: 'string', description: '3 decimals, t' },
      vesselId: { type: 'integer', description: 'id of fleet.vessel' },
      lines: { type: 'array', items: { type: 'object', properties: { kind: { enum: ['A', 'B'], type: 'string' } } } },
    },
  };
  const lines = schemaLines(schema);
  expect(lines.map((line) => [line.path, line.depth, line.required, line.type.en, line.about.zh])).toEqual([
    ['name', 0, true, 'Text', '名称；最长 50 字'],
    ['dwt', 0, false, 'Text', '3 位小数，单位 t'],
    ['vesselId', 0, false, 'Whole number', 'fleet.vessel 的编号'],
    ['lines', 0, true, 'List of object', ''],
    ['lines.kind', 1, false, 'Text', ''],
  ]);
  expect(lines.at(-1)?.values).toEqual(['A', 'B']);
  expect(exampleOf(schema)).toEqual({ name: '', lines: [] });
});
