import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Paper } from '../../paper/paper.ts';
import { choice, datetime, decimal, ref, sealedText, serial, text } from '../../resource/field.ts';
import { type AnyResource, defineResource, lines } from '../../resource/resource.ts';
import { type MailTrap, mailTrap } from '../../testing/mail-trap.ts';
import { pdfPages } from '../../testing/pdf-text.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { fileEndpoints } from '../files/endpoints.ts';
import { taskEndpoints } from '../jobs/endpoints.ts';
import { fill } from '../ports.ts';
import { setSetting } from '../settings/settings.ts';
import { paperEndpoints } from './endpoints.ts';
import { letterhead, ownPapers, paperSignatures } from './paper-ports.ts';

const ship = defineResource({
  name: 'trade.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '船名', en: 'Name' }, { required: true }),
    nameEn: text({ zh: '英文船名', en: 'English name' }),
  },
  scope: { ship: 'id' },
});
const orderLine = defineResource({
  name: 'trade.orderLine',
  label: { zh: '明细', en: 'Line' },
  fields: {
    name: text({ zh: '品名', en: 'Goods' }, { required: true }),
    quantity: decimal({ zh: '数量', en: 'Quantity' }, 2, { unit: 't' }),
    cost: decimal({ zh: '成本', en: 'Cost' }, 2, { private: 'trade:cost:view' }),
  },
});
const order = defineResource({
  name: 'trade.order',
  label: { zh: '采购订单', en: 'Purchase order' },
  title: 'number',
  fields: {
    number: serial('PO-{yyyy}-{000}', { zh: '编号', en: 'Number' }),
    shipId: ref('trade.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
    kind: choice({ SPARE: { zh: '备件', en: 'Spares' } }, { zh: '类别', en: 'Kind' }),
    due: datetime({ zh: '交货期', en: 'Due' }),
    account: sealedText({ zh: '账号', en: 'Account' }, 'trade:cost:view'),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long' }),
    lines: lines(orderLine, { zh: '明细', en: 'Lines' }),
  },
  scope: { ship: 'shipId' },
});
const plan = defineResource({
  name: 'trade.plan',
  label: { zh: '计划', en: 'Plan' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
  scope: 'all',
});
const resources: AnyResource[] = [ship, order, plan];

let t: TestServer;
let trap: MailTrap;
let ships: number[];
let id: number;
beforeAll(async () => {
  trap = await mailTrap({ user: 'fairway', password: 'deep-water' });
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trade',
        label: { zh: '样例', en: 'Sample' },
        resources,
        endpoints: resources.flatMap((resource) => crudEndpoints(resource)),
        permissions: { 'trade:cost:view': { zh: '查看成本', en: 'See costs' } },
        guarded: ['trade:cost:view'],
        fills: [
          fill(letterhead, 'trade', { company: async () => ({ zh: '海岳航运集团', en: 'Haiyue Shipping' }) }),
          fill(paperSignatures, 'trade', {
            signatures: async (_ctx, { resource }) =>
              resource === 'trade.order' ? [{ place: { zh: '经理', en: 'Manager' }, name: '王海' }] : [],
          }),
          fill(ownPapers, 'trade.plan', {
            paper: async () => ({ title: '计划表', mark: { zh: '草稿', en: 'Draft' }, blocks: [] }),
          }),
        ],
      },
    ],
    endpoints: [...paperEndpoints, ...fileEndpoints, ...taskEndpoints],
  });
  const all = t.as();
  ships = [];
  for (const [name, nameEn] of [
    ['海岳一', 'Hai Yue 1'],
    ['海岳二', 'Hai Yue 2'],
  ])
    ships.push((await all<{ id: number }>('POST', '/api/trade/ships', { name, nameEn })).body.id);
  const holder = t.as({ permissions: new Set(['*', 'trade:cost:view']) });
  const { body } = await holder<{ id: number }>('POST', '/api/trade/orders', {
    shipId: ships[0],
    kind: 'SPARE',
    due: '2026-11-21T04:00:00Z',
    account: '6222020200012345678',
    remark: '到货后通知二副',
    lines: [{ name: '滑油滤芯', quantity: '12.50', cost: '99.00' }],
  });
  id = body.id;
});
afterAll(async () => {
  await trap.close();
  await t.close();
});

const buyer = { id: 41, username: 'buyer', name: '王采购', permissions: new Set(['trade:order:list']) };
const at = (more = '') => `/api/papers/trade.order/${id}${more}`;
const letter = {
  recipients: ['a@supplier.example', 'b@supplier.example'],
  subject: '采购订单',
  text: '见附件',
  language: 'both',
};
const pageOf = (raw: Buffer): string[] => pdfPages(raw).flat();

describe('a record on paper', () => {
  test('it says what its reader may know, in the language asked for', async () => {
    const { body } = await t.as({ ...buyer, scope: { ship: 'all' } })<Paper>('GET', at('?language=both'));
    const [head, facts, , table, signed] = body.blocks;
    expect(head).toEqual({ kind: 'heading', text: { zh: '基本信息', en: 'General' } });
    expect(body).toMatchObject({ company: { en: 'Haiyue Shipping' }, number: 'PO-2026-001', across: false });
    expect(body.title).toEqual({ zh: '采购订单 PO-2026-001', en: 'Purchase order PO-2026-001' });
    expect(body.link).toMatch(new RegExp(`/fairway/open/trade.order/${id}$`));
    expect(facts).toMatchObject({
      facts: [
        { label: { en: 'Number' }, value: { zh: 'PO-2026-001' } },
        { label: { en: 'Ship' }, value: { zh: '海岳一', en: 'Hai Yue 1' } },
        { label: { en: 'Kind' }, value: { zh: '备件', en: 'Spares' } },
        { label: { en: 'Due' }, value: { zh: '2026-11-21 12:00 (+8)' } },
        { label: { en: 'Remark' }, value: { zh: '到货后通知二副' }, wide: true },
      ],
    });
    // Neither the account nor the cost of a line: they are private.
    expect(table).toMatchObject({
      columns: [
        { head: '#' },
        { head: { zh: '品名' } },
        { head: { zh: '数量（t）', en: 'Quantity (t)' }, align: 'right' },
      ],
      rows: [['1', { zh: '滑油滤芯' }, { zh: '12.50' }]],
    });
    expect(signed).toEqual({
      kind: 'signatures',
      signatures: [{ place: { zh: '经理', en: 'Manager' }, name: '王海' }],
    });
    const own = await t.as({ permissions: new Set(['*', 'trade:cost:view']) })<Paper>('GET', at());
    expect(JSON.stringify(own.body)).toContain('99.00');
    // A sealed text shows its last signs alone to them too.
    expect(JSON.stringify(own.body)).not.toContain('6222020200012345678');
  });

  test('it is a PDF in one language or both', async () => {
    const as = t.as({ ...buyer, scope: { ship: 'all' } });
    const english = await as('GET', at('/pdf?language=en'));
    expect([english.status, english.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(english.headers['content-disposition']).toContain('Purchase%20order%20PO-2026-001.pdf');
    expect(pageOf(english.raw)).toEqual(expect.arrayContaining(['Haiyue Shipping', 'Hai Yue 1', 'Spares', '12.50']));
    const both = pageOf((await as('GET', at('/pdf?language=both'))).raw);
    expect(both).toEqual(expect.arrayContaining(['类别 / Kind', '备件 / Spares', '海岳一 / Hai Yue 1']));
    expect(both.at(-2)).toContain('打印人：王采购');
  });

  test('another ship’s, one that may not be read, one that is not there, and a language that is none are refused', async () => {
    const stranger = t.as({ ...buyer, scope: { ship: [ships[1]!] } });
    const noReader = t.as({ id: 42, username: 'cook', permissions: new Set() });
    for (const [as, status] of [
      [stranger, 404],
      [noReader, 403],
    ] as const) {
      for (const path of [at(), at('/pdf')]) expect((await as('GET', path)).status).toBe(status);
      expect((await as('POST', at('/mail'), letter)).status).toBe(status);
    }
    const all = t.as();
    expect((await all('GET', '/api/papers/trade.order/999')).status).toBe(404);
    expect((await all('GET', '/api/papers/trade.orderLine/1')).status).toBe(404);
    expect((await all('GET', at('?language=fr'))).status).toBe(400);
    expect(await t.db.query('select id from kernel_mail')).toEqual([]);
  });

  test('a domain that has a paper of its own says it, under the same permission', async () => {
    const { body } = await t.as()<{ id: number }>('POST', '/api/trade/plans', { name: '年度' });
    const { body: own } = await t.as()<Paper>('GET', `/api/papers/trade.plan/${body.id}`);
    expect(own).toMatchObject({
      title: '计划表',
      mark: { zh: '草稿' },
      company: { zh: '海岳航运集团' },
      language: 'zh',
    });
    expect((await t.as(buyer)('GET', `/api/papers/trade.plan/${body.id}`)).status).toBe(403);
  });
});

describe('a record by mail', () => {
  test('each recipient gets the PDF once, the outbox keeps which file went, the history to whom', async () => {
    const smtp = {
      host: '127.0.0.1',
      port: trap.port,
      security: 'none',
      user: 'fairway',
      password: 'deep-water',
      from: 'fairway@example.com',
    };
    for (const [name, value] of Object.entries(smtp)) await setSetting(t.ctx(), `mail.${name}`, value);
    const as = t.as({ ...buyer, scope: { ship: 'all' } });
    const twice = { 'idempotency-key': 'mail-of-order-1' };
    await as('POST', at('/mail'), { ...letter, recipients: [...letter.recipients, 'a@supplier.example'] }, twice);
    await as('POST', at('/mail'), { ...letter, recipients: [...letter.recipients, 'a@supplier.example'] }, twice);
    await t.runJobs();
    await t.runJobs();
    expect(trap.mails.flatMap(({ to }) => to).toSorted()).toEqual(letter.recipients);
    const [first, second] = trap.mails;
    expect(first!.content).toContain('见附件');
    const [file] = first!.files;
    expect(file!.name).toBe('采购订单 PO-2026-001.pdf');
    const page = pageOf(file!.content);
    expect(page).toContain('海岳一 / Hai Yue 1');
    expect(second!.files[0]!.content.equals(file!.content)).toBe(true);
    const held = await t.db.query('select file_id from kernel_file_use where resource = $1', ['kernel.mail']);
    expect(held).toHaveLength(2);
    const { body: history } = await as<{ action: string; reason: string }[]>('GET', `/api/trade/orders/${id}/history`);
    const shown = page
      .at(-2)!
      .match(/SHA-256 ([\da-f ]{19})/)![1]!
      .replaceAll(' ', '');
    expect(history[0]).toMatchObject({
      action: 'mail',
      actionLabel: '以邮件发送',
      reason: `a@supplier.example, b@supplier.example · SHA-256 ${shown}`,
      userName: '王采购',
    });
  });

  test('an address that is none, another header in the subject, and too many recipients are refused', async () => {
    const as = t.as({ ...buyer, scope: { ship: 'all' } });
    for (const wrong of [
      { recipients: ['nobody'] },
      { recipients: [] },
      { recipients: Array.from({ length: 21 }, (_, n) => `a${n}@b.example`) },
      { subject: 'x\r\nBcc: all@b.example' },
    ])
      expect((await as('POST', at('/mail'), { ...letter, ...wrong })).status).toBe(400);
  });
});
