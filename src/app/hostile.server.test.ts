import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Send } from '../kernel/testing/server.ts';
import { type Company, companyServer } from './testing/company.ts';

let company: Company;
let as: Send;
beforeAll(async () => {
  company = await companyServer();
  as = company.as();
}, 180_000);
afterAll(() => company.close());

describe('a request that is no request', () => {
  const raw = async (payload: string, type = 'application/json', url = '/api/system/jobs'): Promise<number> => {
    const { status, body } = await as('POST', url, payload, { 'content-type': type });
    if (status >= 400) expect(body).toMatchObject({ status, message: expect.any(String) });
    return status;
  };

  test('is refused in words: broken JSON, wrong types of content, prototypes, endless nesting, too much', async () => {
    const bodies: [string, number][] = [
      ['{"name":', 400],
      ['', 400],
      ['null', 400],
      ['[]', 400],
      ['"text"', 400],
      ['{"__proto__":{"admin":true},"name":"x"}', 400],
      ['{"constructor":{"prototype":{"admin":true}}}', 400],
      ['{"name":{"toString":1,"valueOf":1}}', 400],
      [`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
      [`{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 413],
      [`{"name":[${'1,'.repeat(25_000)}1]}`, 413],
      [`{"name":"${'x'.repeat(60_000)}"}`, 400],
      [`{"name":"${'x'.repeat(1 << 20)}"}`, 413],
      [`{"name":"${'x'.repeat(9 << 20)}"}`, 413],
    ];
    for (const [payload, status] of bodies)
      expect([payload.slice(0, 60), await raw(payload)]).toEqual([payload.slice(0, 60), status]);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data',
      'x',
    ])
      expect([type, await raw('a=b', type)]).toEqual([type, 400]);
    for (const url of [
      '/api/%',
      '/api/system/jobs/%E0%A4%A',
      '/api/system/jobs/%00',
      `/api/${'x'.repeat(9000)}`,
      '/api//',
      '/auth/../api',
    ]) {
      const { status, body } = await as('GET', url);
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body).toMatchObject({ status, requestId: expect.any(String) });
    }
  });

  test('is refused when an upload breaks off or holds no file', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
    const payloads = [
      '',
      '--b',
      '--b--\r\n',
      head,
      `${head}PK\u0003\u0004 cut off`,
      `${head}\r\n--b--\r\n`,
      '--b\r\n\r\n\r\n--b--\r\n',
      '--other\r\n',
    ];
    for (const url of ['/api/files', '/api/parameter/ports/import', '/api/importVmShipResp']) {
      for (const payload of payloads) {
        const statusCode = await raw(payload, 'multipart/form-data; boundary=b', url);
        expect([url, payload.slice(0, 60), statusCode >= 400 && statusCode < 500]).toEqual([
          url,
          payload.slice(0, 60),
          true,
        ]);
      }
    }
  });

  test('names the place of a character that cannot be stored, in the language of the call', async () => {
    const answer = await as(
      'POST',
      '/api/system/organizations',
      { name: '甲', leaders: [{ remark: 'a\u0000b' }] },
      { 'accept-language': 'en' },
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'leaders.0.remark', message: 'Contains a character that cannot be stored' }] },
    });
  });
});
