import { beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../kernel/server/http/openapi.ts';
import { declare } from './assemble.ts';

type Json = Record<string, unknown>;
let document: Json;
beforeAll(() => {
  document = JSON.parse(JSON.stringify(openApi(declare().endpoints, 'test')));
});

/** Every value in the document with its place. */
function* valuesIn(value: unknown, at: string): Generator<[at: string, value: Json]> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* valuesIn(item, `${at}/${i}`);
  else if (typeof value === 'object' && value !== null) {
    yield [at, value as Json];
    for (const [name, item] of Object.entries(value)) yield* valuesIn(item, `${at}/${name}`);
  }
}

const found = (ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name], document);

describe('the description of all calls', () => {
  test('refers only to what is in it', () => {
    const lost = [...valuesIn(document, '#')].filter(
      ([, value]) =>
        typeof value.$ref === 'string' && (!value.$ref.startsWith('#/') || found(value.$ref) === undefined),
    );
    expect(lost.map(([at]) => at)).toEqual([]);
    expect([...valuesIn(document, '#')].filter(([, value]) => '$defs' in value)).toEqual([]);
  });

  test('tells the bound of each body, and which calls take a file', () => {
    const calls = Object.values(document.paths as Record<string, Record<string, Json>>).flatMap((path) =>
      Object.values(path),
    );
    for (const call of calls) {
      const body = call.requestBody as { content: Json; 'x-max-bytes'?: number } | undefined;
      if (body && !('multipart/form-data' in body.content))
        expect([call.operationId, body['x-max-bytes']]).not.toContain(undefined);
    }
    const uploads = calls.filter(
      (call) => 'multipart/form-data' in ((call.requestBody as { content?: Json })?.content ?? {}),
    );
    expect(uploads.map((call) => call.operationId)).toContain('postApiFiles');
  });
});
