import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bool, ref, text } from '../kernel/resource/field.ts';
import { type AnyResource, defineResource } from '../kernel/resource/resource.ts';
import { type Access, route } from '../kernel/route.ts';
import { boundProblems } from '../kernel/server/bounds.ts';
import { declarationProblems, scopeProblems } from '../kernel/server/check.ts';
import { type Endpoint, serve } from '../kernel/server/http/endpoint.ts';
import type { Module } from '../kernel/server/module.ts';
import { declare } from './assemble.ts';

const label = { zh: '泊位', en: 'Berth' };
const berth = defineResource({
  name: 'sample.berth',
  label,
  title: 'name',
  fields: { name: text(label, { required: true }) },
});
const call = (path: string, permission: string | undefined, summary = { zh: '查询', en: 'List' }): Endpoint =>
  serve(route({ method: 'GET', path, permission: permission as Access, summary, query: z.object({}) }), async () => []);

type Given = { resources?: AnyResource[]; endpoints?: Endpoint[] };

function problems({ endpoints = [], resources = [berth] }: Given): string[] {
  const module: Module = { name: 'sample', label, resources, endpoints };
  return declarationProblems([module], endpoints);
}

describe('the start is refused', () => {
  test('by a call that names no permission, or one that nobody could hold', () => {
    expect(problems({ endpoints: [call('/api/a', undefined)] })).toEqual(['GET /api/a: names no permission']);
    expect(problems({ endpoints: [call('/api/a', 'sample:quay:list')] })).toEqual([
      'GET /api/a: nobody could hold sample:quay:list',
    ]);
  });

  test('by two routes alike, whatever their parameters are called and with or without a last slash', () => {
    const twice = [call('/api/a/:id', 'signedIn'), call('/api/a/:other/', 'signedIn')];
    expect(problems({ endpoints: twice })).toEqual(['GET /api/a/:other/: two routes alike']);
  });

  test('by a reference to a resource that no module declares, in lines too', () => {
    const lost = defineResource({
      name: 'sample.lost',
      label,
      title: ['quayId'],
      fields: { quayId: ref('sample.quay', label) },
    });
    expect(problems({ resources: [lost] })).toEqual([
      'sample.lost.quayId: refers to sample.quay, which no module declares',
    ]);
  });

  test('by a kind of record that does not say whose rows it holds', () => {
    expect(scopeProblems([{ name: 'sample', label, resources: [berth], endpoints: [] }])).toEqual([
      "sample.berth: says nothing of whose rows it holds; scope is 'all' or names them",
    ]);
  });

  test('by a missing language of a field, a resource or a call', () => {
    const silent = defineResource({
      name: 'sample.silent',
      label: { zh: '无', en: '' },
      title: 'open',
      fields: { open: bool({ zh: ' ', en: 'Open' }) },
    });
    expect(problems({ resources: [silent] })).toEqual([
      'sample.silent.open: a language is missing',
      'sample.silent: a language of the label is missing',
    ]);
    expect(problems({ endpoints: [call('/api/a', 'signedIn', { zh: '查询', en: '' })] })).toEqual([
      'GET /api/a: a language of the summary is missing',
    ]);
  });

  test('by a list, form or rule over a field that does not exist', () => {
    const odd = defineResource({
      name: 'sample.odd',
      label,
      title: 'name',
      fields: { name: text(label) },
      list: { columns: ['name', 'length' as 'name'] },
      unique: [['code' as 'name']],
    });
    expect(problems({ resources: [odd] })).toEqual([
      'sample.odd: list.columns names length, which is no field (length)',
      'sample.odd: unique names code, which is no field (code)',
    ]);
  });
});

test('what the product declares fits together', () => expect(declare().endpoints.length).toBeGreaterThan(100));

test('a kind of record that nothing names refuses the start', () => {
  const nameless = defineResource({ name: 'sample.nameless', label, fields: { name: text(label) } });
  expect(problems({ resources: [nameless] })).toEqual([
    'sample.nameless: nothing names a record: a title or a serial number',
  ]);
});

test('a kind of record that goes by the name of another says so by a list', () => {
  const berth = defineResource({ name: 'sample.berth', label, title: 'name', fields: { name: text(label) } });
  const fields = { berthId: ref('sample.berth', label) };
  const of = (title: 'berthId' | ['berthId']) => defineResource({ name: 'sample.rule', label, title, fields });
  expect(problems({ resources: [berth, of('berthId')] })).toEqual([
    "sample.rule: its title refers to another record: ['berthId']",
  ]);
  expect(problems({ resources: [berth, of(['berthId'])] })).toEqual([]);
});

describe('every text, list and name in a body has a greatest length', () => {
  const body = (schema: z.ZodType): string[] =>
    boundProblems([
      serve(
        route({ method: 'POST', path: '/api/a', permission: 'signedIn', summary: label, body: schema }),
        async () => [],
      ),
    ]);

  test('what has none is named', () => {
    expect(
      body(
        z.object({
          a: z.string(),
          b: z.array(z.object({ c: z.string().max(9) })),
          d: z.record(z.string(), z.string()),
        }),
      ),
    ).toEqual([
      'POST /api/a body.a: a text without a greatest length',
      'POST /api/a body.b: a list without a greatest length',
      'POST /api/a body.d{}: a text without a greatest length',
      'POST /api/a body.d: names without a greatest length',
    ]);
    expect(
      body(z.object({ a: z.string().regex(/^[a-z]+$/), b: z.union([z.string().max(4), z.array(z.number())]) })),
    ).toEqual([
      'POST /api/a body.a: a text without a greatest length',
      'POST /api/a body.b: a list without a greatest length',
    ]);
  });

  test('words, dates and closed patterns need none', () => {
    expect(
      body(
        z.object({
          a: z.enum(['x', 'y']),
          b: z.iso.date(),
          c: z.string().regex(/^[A-Z]{3}$/),
          d: z.literal('z'),
          e: z.record(z.string().max(40), z.number()),
        }),
      ),
    ).toEqual([]);
  });

  test('in all calls of the product', () => expect(boundProblems(declare().endpoints)).toEqual([]));
});
