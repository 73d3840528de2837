import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computed, decimal, file, money, ref, sealedText, text } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { viewOver } from '../../resource/view.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { batchEndpoints } from '../batch/endpoints.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { finderEndpoints } from '../finder/endpoints.ts';
import type { Module } from '../module.ts';
import { blindMark, resealFields } from './sealed.ts';

const SEE = 'sample:account:terms';
const NUMBER = 'sample:account:number';
/** Nowhere but where it is shown by right. */
const CREDIT = '7654321.09';
const FULL = '6222 0200 0011 9876 543';

const feeLine = defineResource({
  name: 'sample.feeLine',
  label: { zh: '费率', en: 'Fee' },
  fields: {
    word: text({ zh: '项目', en: 'Word' }, { required: true }),
    rate: decimal({ zh: '费率', en: 'Rate' }, 4, { private: SEE }),
  },
});
const account = defineResource({
  name: 'sample.account',
  label: { zh: '账户', en: 'Account' },
  title: 'bank',
  fields: {
    bank: text({ zh: '银行', en: 'Bank' }, { required: true, max: 60 }),
    credit: money({ zh: '授信', en: 'Credit' }, { private: SEE }),
    note: text({ zh: '备注', en: 'Note' }, { private: SEE }),
    contract: file({ zh: '合同', en: 'Contract' }, { private: SEE }),
    number: sealedText({ zh: '账号', en: 'Number' }, NUMBER),
    fees: lines(feeLine, { zh: '费率', en: 'Fees' }),
  },
  list: { columns: ['bank', 'credit', 'number'], filters: ['bank', 'credit'], search: ['bank', 'note'], sort: 'bank' },
  excel: { export: true, import: true },
});
const standing = viewOver(account, {
  name: 'sample.accountStanding',
  listed: true,
  fields: { half: computed({ scale: 2 }, { zh: '半数', en: 'Half' }, { private: SEE }) },
  from: 'select b.*, b.credit / 2 as half from sample_account b',
  list: { columns: ['bank', 'credit', 'half', 'number'], filters: ['half'], search: ['bank', 'note'], sort: 'bank' },
});
const payment = defineResource({
  name: 'sample.payment',
  label: { zh: '付款', en: 'Payment' },
  title: 'word',
  fields: {
    word: text({ zh: '摘要', en: 'Word' }, { required: true }),
    accountId: ref('sample.account', { zh: '账户', en: 'Account' }),
  },
});
const sample: Module = {
  name: 'sample',
  label: { zh: '样例', en: 'Sample' },
  resources: [account, payment],
  views: [standing],
  endpoints: [...batchEndpoints, ...finderEndpoints, ...crudEndpoints(account), ...crudEndpoints(payment)],
  permissions: { [SEE]: { zh: '查看条件', en: 'See terms' }, [NUMBER]: { zh: '查看账号', en: 'See numbers' } },
};

type Row = Record<string, unknown> & { id: number; version: number };
const COMMON = ['list', 'add', 'edit', 'export', 'import', 'del', 'pick'].map((act) => `sample:account:${act}`);
const PATH = '/api/sample/accounts';

let t: TestServer;
let treasurer: Send;
let administrator: Send;
let clerk: Send;
let row: Row;
beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [sample] });
  const as = (...permissions: string[]): Send => t.as({ permissions: new Set(permissions) });
  treasurer = as(...COMMON, SEE, NUMBER);
  administrator = as('*');
  clerk = as(...COMMON);
  const draft = {
    bank: '远洋银行',
    credit: CREDIT,
    note: '暗语海葵',
    number: FULL,
    fees: [{ word: '电汇', rate: '0.1357' }],
  };
  row = (await treasurer<Row>('POST', PATH, draft)).body;
});
afterAll(() => t.close());

describe('a private field', () => {
  test('is there for who holds its permission, the sealed one by its end alone', async () => {
    expect(row).toMatchObject({ credit: CREDIT, number: '••••6543', fees: [{ rate: '0.1357' }] });
    const { body } = await treasurer<Row>('GET', `${PATH}/${row.id}`);
    expect(body).toMatchObject({ credit: CREDIT, note: '暗语海葵', half: '3827160.55', number: '••••6543' });
  });

  test('is nowhere for others, nor for who holds * alone', async () => {
    for (const someone of [clerk, administrator]) {
      const answers = await Promise.all(
        [
          `${PATH}`,
          `${PATH}/${row.id}`,
          `${PATH}/${row.id}/history`,
          `${PATH}/options`,
          `${PATH}/export`,
          '/api/find?q=%E6%9A%97%E8%AF%AD',
        ].map(async (path) => someone<unknown>('GET', path)),
      );
      for (const { body, raw } of answers) {
        // The number of a call is of chance, and may hold any four signs.
        const told = `${JSON.stringify(body)} ${raw.toString('latin1')}`.replaceAll(/"requestId":"[^"]*"/g, '');
        for (const word of [CREDIT, '3827160', '暗语', '0.1357', '6543', '62220200', 'credit', 'half'])
          expect(told).not.toContain(word);
      }
    }
  });

  test('is no filter, no order and no word to look for', async () => {
    for (const query of [
      'creditFrom=1',
      'halfFrom=1',
      'sort=credit,desc',
      'sort=half',
      'number=6543',
      'columns=credit',
    ]) {
      const path = query.startsWith('columns') ? `${PATH}/export?${query}` : `${PATH}?${query}`;
      expect([query, (await clerk('GET', path)).status]).toEqual([query, 400]);
    }
    expect((await clerk<{ totalElements: number }>('GET', `${PATH}?q=海葵`)).body.totalElements).toBe(0);
    expect((await treasurer<{ totalElements: number }>('GET', `${PATH}?q=海葵`)).body.totalElements).toBe(1);
    expect((await treasurer('GET', `${PATH}?number=6543`)).status).toBe(400);
  });

  test('stays as it is when somebody saves who does not see it, and is refused from them', async () => {
    const seen = (await clerk<Row>('GET', `${PATH}/${row.id}`)).body;
    const saved = await clerk<Row>('PUT', PATH, { ...seen, bank: '远洋商业银行' });
    expect(saved.status).toBe(200);
    expect(JSON.stringify(saved.body)).not.toContain(CREDIT);
    row = (await treasurer<Row>('GET', `${PATH}/${row.id}`)).body;
    expect(row).toMatchObject({ bank: '远洋商业银行', credit: CREDIT, number: '••••6543', fees: [{ rate: '0.1357' }] });
    const given = await clerk<{ errors: { field: string }[] }>('PUT', PATH, { ...saved.body, credit: '1.00' });
    expect([given.status, given.body.errors.map(({ field }) => field)]).toEqual([400, ['credit']]);
    expect((await clerk('POST', PATH, { bank: '别家', number: '12345678' })).status).toBe(400);
  });

  test('is not in the refusal of a stale save', async () => {
    const { status, body } = await clerk('PUT', PATH, { id: row.id, version: 1, bank: '旧' });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).not.toContain(CREDIT);
  });

  test('is in no history: that it changed, not what it was', async () => {
    const saved = await treasurer<Row>('PUT', PATH, { ...row, credit: '5.00', number: '1234 5678 9012' });
    row = saved.body;
    const { body } = await treasurer<{ changes: unknown[] }[]>('GET', `${PATH}/${row.id}/history`);
    expect(body[0]?.changes).toEqual([
      { field: 'credit', old: '••••••', new: '••••••' },
      { field: 'number', old: '••••6543', new: '••••9012' },
    ]);
    const kept = await t.db.query('select * from kernel_history');
    expect(JSON.stringify(kept)).not.toMatch(/7654321|0\.1357|1234 5678|海葵/);
  });
});

describe('a sealed text', () => {
  test('is not to be read in the database', async () => {
    const kept = JSON.stringify(await t.db.query('select number from sample_account'));
    expect(kept).not.toContain('5678');
    expect(kept).toContain('••••9012');
  });

  test('is shown whole one at a time, with a reason that the history keeps', async () => {
    const reveal = (as: Send, reason: string) =>
      as<{ value: string }>('POST', `${PATH}/${row.id}/reveal`, { field: 'number', reason });
    expect((await reveal(treasurer, '核对付款')).body.value).toBe('1234 5678 9012');
    expect((await reveal(treasurer, ' ')).status).toBe(400);
    for (const other of [clerk, administrator]) expect((await reveal(other, '好奇')).status).toBe(403);
    expect((await treasurer('POST', `${PATH}/${row.id}/reveal`, { field: 'bank', reason: '核对付款' })).status).toBe(
      400,
    );
    const { body } = await treasurer<{ action: string; reason: string }[]>('GET', `${PATH}/${row.id}/history`);
    expect(body.filter(({ action }) => action === 'reveal').map(({ reason }) => reason)).toEqual(['账号: 核对付款']);
  });

  test('stays when its mask comes back, and a mask makes no new one', async () => {
    const saved = await treasurer<Row>('PUT', PATH, { ...row, bank: '远洋' });
    row = saved.body;
    const whole = await treasurer<{ value: string }>('POST', `${PATH}/${row.id}/reveal`, {
      field: 'number',
      reason: '核对',
    });
    expect(whole.body.value).toBe('1234 5678 9012');
    expect((await treasurer('POST', PATH, { bank: '另一家', number: row.number })).status).toBe(400);
  });

  test('is found by what is written alike', async () => {
    const mark = await blindMark(t.db, account, 'number', '123456789012');
    const find = (word: string) =>
      t.db.query(`select id from sample_account where split_part(number, ' ', 2) = $1`, [word]);
    expect(await find(mark)).toEqual([{ id: row.id }]);
    expect(await find(await blindMark(t.db, account, 'number', '123456789013'))).toEqual([]);
    await resealFields(t.db, [account]);
    expect(await find(mark)).toHaveLength(1);
  });
});
