import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { defineEvent, definePort, defineSinglePort } from '../ports.ts';
import { ref, text } from '../resource/field.ts';
import { type AnyResource, defineResource } from '../resource/resource.ts';
import { route } from '../route.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { declarationProblems } from './check.ts';
import { createRow, patchRow } from './crud/write.ts';
import { hear, hearLater, raise } from './domain-events.ts';
import { serve } from './http/endpoint.ts';
import type { Module } from './module.ts';
import { answerOf, answersOf, fill } from './ports.ts';

// A lower domain that sells cargo, and higher ones that hear of it and answer what it asks.
const sale = defineResource({
  name: 'selling.sale',
  label: { zh: '销售', en: 'Sale' },
  title: 'what',
  fields: { what: text({ zh: '品名', en: 'What' }, { required: true, max: 20 }) },
});
const claim = defineResource({
  name: 'claims.claim',
  label: { zh: '索赔', en: 'Claim' },
  title: 'what',
  fields: {
    what: text({ zh: '事由', en: 'What' }, { required: true, max: 20 }),
    sale: ref('selling.sale', { zh: '销售', en: 'Sale' }),
  },
});
const SALE: AnyResource = sale;
const CLAIM: AnyResource = claim;

const sold = defineEvent<{ id: number; what: string }>('selling.sold');
const offered = defineEvent<{ what: string }>('selling.offered', { mayRefuse: true });
const openAmount = definePort<{ open(customer: string): number }>('selling.openAmount');
const creditLimit = defineSinglePort<{ limit(customer: string): number }>('selling.creditLimit');

const sell = route({
  method: 'POST',
  path: '/api/selling/sell',
  permission: 'selling:sale:add',
  summary: { zh: '销售', en: 'Sell' },
  body: z.object({ what: z.string().max(20) }),
});
const exposure = route({
  method: 'GET',
  path: '/api/selling/exposure',
  permission: 'selling:sale:list',
  summary: { zh: '敞口', en: 'Exposure' },
});

const label = { zh: '试验', en: 'Trial' };
const selling: Module = {
  name: 'selling',
  label,
  resources: [SALE],
  endpoints: [
    serve(sell, async (ctx, { body: { what } }) => {
      await raise(ctx, offered, { what });
      const row = await createRow(SALE, ctx, { what });
      await raise(ctx, sold, { id: row.id as number, what });
      return row;
    }),
    serve(exposure, async (ctx) => {
      const amounts = [...answersOf(ctx, openAmount)];
      const parts = await Promise.all(amounts.map(async ([by, { open }]) => [by, await open(ctx, 'ACME')]));
      return {
        parts: Object.fromEntries(parts),
        limit: (await answerOf(ctx, creditLimit)?.limit(ctx, 'ACME')) ?? null,
      };
    }),
  ],
};

/** How often the later handler began, and how often it is still to fail. */
let begun = 0;
let failing = 0;

const claims: Module = {
  name: 'claims',
  label,
  resources: [CLAIM],
  endpoints: [],
  hears: [
    hear(offered, async (_ctx, { what }) => {
      if (what === 'forbidden') throw new AppError('RULE', { zh: '禁运货物', en: 'A forbidden cargo' });
    }),
    hear(sold, async (ctx, { id, what }) => {
      if (what === 'faulty') throw new AppError('RULE', { zh: '不收', en: 'Not taken' });
      await createRow(CLAIM, ctx, { what, sale: id });
    }),
    hearLater(sold, { name: 'claims.remind', reason: '售后提醒' }, async (ctx, { id }) => {
      begun += 1;
      const [row] = await ctx.db.query<{ id: number }>('select id from claims_claim where sale = $1', [id]);
      await patchRow(CLAIM, ctx, row!.id, { what: 'reminded' }, { action: 'edit' });
      if (failing > 0) {
        failing -= 1;
        throw new Error('the line is gone');
      }
    }),
  ],
  fills: [
    fill(openAmount, 'claims.claim', {
      open: async (ctx) => {
        const [row] = await ctx.db.query<{ n: number }>('select count(*)::int as n from claims_claim');
        return row!.n;
      },
    }),
    fill(creditLimit, 'claims', { limit: async (_ctx, customer) => customer.length * 100 }),
  ],
};
const others: Module = {
  name: 'others',
  label,
  resources: [],
  endpoints: [],
  fills: [fill(openAmount, 'others', { open: async () => 7 })],
};

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ modules: [selling, claims, others], createTables: true });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('truncate selling_sale, claims_claim, pgboss.job');
  [begun, failing] = [0, 0];
});

const rows = async (table: string): Promise<string[]> =>
  (await t.db.query<{ what: string }>(`select what from ${table} order by id`)).map(({ what }) => what);

describe('an event', () => {
  test('is heard in the transaction of the act, by whoever acts', async () => {
    const seller = t.as({ id: 7, name: '陈立' });
    expect((await seller('POST', '/api/selling/sell', { what: 'gasoil' })).status).toBe(200);
    const [made] = await t.db.query('select what, create_name as "createName" from claims_claim');
    expect(made).toEqual({ what: 'gasoil', createName: '陈立' });
  });

  test('that may be refused is refused in its own words, and nothing happened', async () => {
    const answer = await t.as()('POST', '/api/selling/sell', { what: 'forbidden' });
    expect([answer.status, answer.body.message]).toEqual([400, '禁运货物']);
    expect(await rows('selling_sale')).toEqual([]);
  });

  test('that may not be refused undoes the act all the same, as a mistake of the code', async () => {
    expect((await t.as()('POST', '/api/selling/sell', { what: 'faulty' })).status).toBe(500);
    expect([await rows('selling_sale'), await rows('claims_claim')]).toEqual([[], []]);
  });

  test('is acted on later at least once: what a failed try had done is undone, and the next does it', async () => {
    await t.as()('POST', '/api/selling/sell', { what: 'gasoil' });
    expect(await rows('claims_claim')).toEqual(['gasoil']);
    failing = 1;
    await t.runJobs();
    expect(await rows('claims_claim')).toEqual(['gasoil']);
    await t.runJobs({ withinMs: 120_000 });
    expect([begun, await rows('claims_claim')]).toEqual([2, ['reminded']]);
    const [told] = await t.db.query('select user_name as "by", reason from kernel_history order by id desc limit 1');
    expect(told).toEqual({ by: '系统', reason: '售后提醒' });
  });

  test('leaves no work where the act was undone', async () => {
    await t.as()('POST', '/api/selling/sell', { what: 'faulty' });
    expect(await t.runJobs()).toEqual([]);
  });
});

describe('a port', () => {
  test('is answered by every module that fills it, each by its name, and a single one by one', async () => {
    await t.as()('POST', '/api/selling/sell', { what: 'gasoil' });
    const { body } = await t.as()('GET', '/api/selling/exposure');
    expect(body).toEqual({ parts: { 'claims.claim': 1, others: 7 }, limit: 400 });
  });

  test('is empty where nobody fills it', async () => {
    const alone = await testServer({ modules: [selling], createTables: true });
    const { body } = await alone.as()('GET', '/api/selling/exposure');
    await alone.close();
    expect(body).toEqual({ parts: {}, limit: null });
  });
});

describe('what does not fit together between modules refuses the start', () => {
  const problems = (...modules: readonly Partial<Module>[]) =>
    declarationProblems(
      [selling, ...modules.map((one, i) => ({ name: `m${i}`, label, resources: [], endpoints: [], ...one }))],
      selling.endpoints,
    );

  test('two answers to a single port, two answers of one name', () => {
    const limit = fill(creditLimit, 'a', { limit: async () => 1 });
    const open = fill(openAmount, 'b', { open: async () => 1 });
    expect(problems({ fills: [limit, open] }, { fills: [{ ...limit, by: 'c' }, open] })).toEqual([
      'selling.creditLimit: answered by a and by c',
      'selling.openAmount: answered twice by b',
    ]);
  });

  test('two later hearers of one name', () => {
    const later = hearLater(sold, { name: 'x', reason: '试验' }, async () => {});
    expect(problems({ hears: [later] }, { hears: [later] })).toEqual(['selling.sold later by x: heard twice']);
  });

  test('a grant that opens nothing, of another domain, or to a role that nobody declares', () => {
    expect(
      problems({
        name: 'keeping',
        roles: ['CLERK'],
        grants: { CLERK: ['*:*:list', 'keeping:shelf:list'], CLERC: ['!*:sale:add'], '@staff': ['selling:sale:list'] },
      }),
    ).toEqual([
      'grants of keeping: keeping:shelf:list for CLERK opens nothing',
      'grants of keeping: no module declares the role CLERC',
      "grants of keeping: selling:sale:list for @staff is another domain's",
    ]);
  });

  test('one act of one kind of record named by two modules; another kind has its own word', () => {
    const word = (zh: string) => ({ zh, en: zh });
    expect(
      problems(
        { acts: { 'selling.sale': { close: word('结清') } } },
        { acts: { 'selling.sale': { close: word('关闭') }, 'claims.claim': { close: word('结案') } } },
      ),
    ).toEqual(['act selling.sale close: named twice']);
  });
});
