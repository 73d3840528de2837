import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_COMPANIES } from '../../app/demo-companies.ts';
import { type TestServer, testServer } from '../../kernel/testing/server.ts';
import { lockRate, rateAt } from './currencies/exchange-rates.server.ts';
import { demoParameters } from './parameter.demo.ts';
import { parameterModule } from './parameter.server.ts';
import { portsByLocode } from './public.server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ modules: [parameterModule], now: () => new Date('2026-11-21T04:00:00Z') });
  const ctx = t.ctx();
  await parameterModule.seed?.(ctx);
  await demoParameters(ctx, DEMO_COMPANIES.whole);
});
afterAll(() => t.close());

type Ports = {
  content: { id: number; unlocode: string; name: string; zone: string; eca: string; labels: { countryId: string } }[];
  totalElements: number;
};

describe('the port register', () => {
  test('holds every port of the list and the ones added to it, each in a country', async () => {
    const [row] = await t.db.query<{ n: number }>(
      'select count(*)::int as n from parameter_port p join parameter_country c on c.id = p.country_id',
    );
    expect(row!.n).toBe(3924 + 9);
  });

  test.each(['宁波', 'Ningbo', 'ningb', 'CNNGB', '北仑'])('finds Ningbo by %s', async (word) => {
    const { body } = await t.as()<Ports>('GET', `/api/parameter/ports?q=${encodeURIComponent(word)}`);
    expect(body.content.map((port) => port.unlocode)).toContain('CNNGB');
    const { body: options } = await t.as()<{ label: string }[]>(
      'GET',
      `/api/parameter/ports/options?q=${encodeURIComponent(word)}`,
    );
    expect(options.map((option) => option.label)).toContain('宁波');
  });

  test('names ports and countries in the language of the call', async () => {
    const { body: zh } = await t.as()<Ports>('GET', '/api/parameter/ports?unlocode=SGSIN');
    expect(zh.content[0]).toMatchObject({ name: '新加坡', zone: '8.00', eca: 'none', labels: { countryId: '新加坡' } });
    const { body: en } = await t.as()<{ label: string }[]>('GET', '/api/parameter/ports/options?q=CNCFD', undefined, {
      'accept-language': 'en',
    });
    expect(en.map((option) => option.label)).toEqual(['Caofeidian']);
  });

  test('gives at least eighty ports a Chinese name and a zone', async () => {
    const rows = await t.db.query<{ unlocode: string }>(
      "select unlocode from parameter_port where name ~ '[一-龥]' and zone is not null",
    );
    expect(rows.length).toBeGreaterThan(200);
    const wanted =
      'CNSHA CNNGB CNZOS CNDLC CNTSN CNTAO CNYNT CNRZH CNLYG CNNKG CNXMN CNFOC CNQZJ CNCAN CNSZX CNZHA CNHUI CNMMI CNSDG CNYPG CNHAK CNQZH CNCFD CNJNZ CNYIK HKHKG TWKHH SGSIN MYPKG MYTPP KRUSN KRINC KRYOS KRPUS JPCHB JPKWS JPYOK JPMIZ PHMNL PHBTG VNSGN THMTP THBKK IDJKT IDSUB IDBPN INBOM INSIK AEFJR SAJUB SARTA SAYNB EGSUZ NLRTM BEANR USHOU ZARCB AUPHE AUNTL AUDAM BRSSZ CNSHP CNWEI CNZUH CNDGG CNJIA CNZJG CNNTG CNTAC';
    expect(rows.map((row) => row.unlocode)).toEqual(expect.arrayContaining(wanted.split(' ')));
  });

  test('offers the ports of the house before those that nobody calls at', async () => {
    const { body } = await t.as()<{ label: string }[]>('GET', '/api/parameter/ports/options?size=50');
    expect(body.every((option) => /[一-龥]/.test(option.label))).toBe(true);
  });

  test('serves other domains by code', async () => {
    const ctx = t.ctx();
    const ports = await portsByLocode(ctx, ['CNSHA', 'CNHAK', 'XXXXX']);
    expect([...ports.keys()].sort()).toEqual(['CNHAK', 'CNSHA']);
    expect(ports.get('CNSHA')).toMatchObject({ name: '上海', countryCode: 'CN', zone: 8, eca: 'chinaCoast' });
    // The list puts Haikou at Hankou, a thousand kilometres inland.
    expect(Number(ports.get('CNHAK')?.latitude)).toBeCloseTo(20.03, 1);
  });

  test('refuses a code that is taken, a code that is none, and half a position', async () => {
    const [china] = await t.db.query<{ id: number }>("select id from parameter_country where code2 = 'CN'");
    const draft = { name: '试验港', nameEn: 'Trial', countryId: china!.id, eca: 'none' };
    expect((await t.as()('POST', '/api/parameter/ports', { ...draft, unlocode: 'CNSHA' })).status).toBe(409);
    expect((await t.as()('POST', '/api/parameter/ports', { ...draft, unlocode: 'cnsha' })).status).toBe(400);
    expect((await t.as()('POST', '/api/parameter/ports', { ...draft, latitude: '30.5' })).status).toBe(400);
    expect((await t.as()('POST', '/api/parameter/ports', draft)).status).toBe(200);
  });
});

describe('an exchange rate', () => {
  test('is called by its currency and day, and found by them', async () => {
    const { body } = await t.as()<{ label: string }[]>('GET', '/api/parameter/exchange-rates/options?q=USD&size=200');
    expect(body.length).toBeGreaterThan(0);
    for (const { label } of body) expect(label).toMatch(/^USD · \d{4}-\d{2}-\d{2}$/);
  });

  test('is that of the day, or the latest of at most ten days before', async () => {
    const ctx = t.ctx();
    const friday = await rateAt(ctx, { currency: 'USD', date: '2026-11-20' });
    const sunday = await rateAt(ctx, { currency: 'USD', date: '2026-11-22' });
    expect(sunday).toEqual({ ...friday, rateDate: '2026-11-20' });
    expect(await rateAt(ctx, { currency: 'CNY', date: '2026-11-22' })).toMatchObject({ rate: '1.00000000', unit: 1 });
    expect((await rateAt(ctx, { currency: 'JPY', date: '2026-11-20' })).unit).toBe(100);
    await expect(rateAt(ctx, { currency: 'USD', date: '2027-01-31' })).rejects.toMatchObject({
      code: 'RULE',
      data: { reason: 'RATE_MISSING' },
    });
    const { body } = await t.as()<{ rate: string }>(
      'GET',
      '/api/parameter/exchange-rates/at?currency=USD&date=2026-11-22',
    );
    expect(body.rate).toBe(friday.rate);
  });

  test('that was used neither changes nor goes', async () => {
    const ctx = t.ctx();
    const { rateDate } = await rateAt(ctx, { currency: 'EUR', date: '2026-11-20' });
    const [euro] = await t.db.query<{ id: number }>(`select id from parameter_currency where code = 'EUR'`);
    await lockRate(ctx, { currencyId: euro!.id, date: '2026-11-20' });
    const { body: list } = await t.as()<{ content: { id: number; version: number; locked: boolean }[] }>(
      'GET',
      `/api/parameter/exchange-rates?rateDateFrom=${rateDate}&rateDateTo=${rateDate}&size=50`,
    );
    const locked = list.content.find((row) => row.locked)!;
    expect(
      (await t.as()('PUT', '/api/parameter/exchange-rates', { id: locked.id, version: locked.version, rate: '9' }))
        .status,
    ).toBe(423);
    expect((await t.as()('DELETE', `/api/parameter/exchange-rates/${locked.id}`)).status).toBe(423);
  });
});
