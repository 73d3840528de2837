import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../app/testing/company.ts';
import { sealUnder } from '../../kernel/server/settings/sealing.ts';
import { resealTexts } from '../../kernel/server/settings/secret.ts';
import { testClock } from '../../kernel/testing/clock.ts';
import { sealed } from '../../kernel/testing/sealed.ts';
import type { Send } from '../../kernel/testing/server.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { vendorModule } from './vendor.server.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'Haiyue-2026';

let ahead = 0;
const clock = testClock(60_000);
const now = (): Date => new Date(clock().getTime() + ahead);

type Refused = { code: string; message: string; errors?: { field: string }[]; data?: { reason?: string } };
type Row = Record<string, unknown> & { id: number; version: number; inquiryStatus: string };
type Page = { content: Row[] };
type Invited = { id: number; inquiryId: number; standing: string; open: boolean; quotationId: number | null };
type Quote = {
  id: number;
  version: number;
  quoteStatus: string;
  unsent: boolean;
  open: boolean;
  payloadHash: string | null;
  vendorRef: string | null;
  currencies: number[];
  lines: { id: number; unitPrice: string | null; deliver: string }[];
};

let company: Company;
let buyer: Send;
let marine: Send;
let spares: Send;

async function vendorIn(username: string, type = 'quote', password = PASSWORD) {
  const nobody = company.withToken(undefined);
  const secret = await sealed(nobody, password, { uuid: '' });
  return nobody<{ token: string; companyName: string; businessId: number; type: string } & Refused>(
    'POST',
    '/auth/vendorLogin',
    { username, password: secret, uuid: '', type },
  );
}
const vendor = async (username: string): Promise<Send> => company.withToken((await vendorIn(username)).body.token);

async function signIn(): Promise<void> {
  [buyer, marine, spares] = await Promise.all([
    company.signIn('purchaser'),
    vendor('vendor.marine'),
    vendor('vendor.spares'),
  ]);
}

beforeAll(async () => {
  company = await companyServer({ now });
  await signIn();
}, 180_000);
afterAll(() => company.close());

async function inquiryFor(partnerIds: readonly number[]): Promise<Row> {
  const open = (
    await buyer<Page>('GET', '/api/purchasing/demand-lines?status=OPEN&purchaseType=STORES&size=20&sort=id,asc')
  ).body.content;
  const made = await buyer<Row>('POST', '/api/purchasing/inquiries/from-demand', {
    ids: open.slice(0, 3).map(({ id }) => id),
  });
  const saved = await buyer<Row>('PUT', '/api/purchasing/inquiries', {
    id: made.body.id,
    version: made.body.version,
    deadline: new Date(now().getTime() + 30 * HOUR_MS).toISOString(),
    invites: partnerIds.map((partnerId) => ({ partnerId })),
  });
  const out = await buyer<Row>('POST', `/api/purchasing/inquiries/${made.body.id}/publish`, {
    version: saved.body.version,
  });
  expect([out.status, out.body]).toEqual([200, out.body]);
  return out.body;
}
const firmOf = async (username: string): Promise<number> => (await vendorIn(username)).body.businessId;
/** The number under which a firm was invited to an inquiry. */
async function inviteOf(inquiryId: number, partnerId: number): Promise<number> {
  const [found] = await company.db.query<{ id: number }>(
    'select id from purchasing_inquiry_invite where parent_id = $1 and partner_id = $2',
    [inquiryId, partnerId],
  );
  return found!.id;
}
const invitation = async (id: number, by: Send = marine) =>
  (await by<Invited>('GET', `/api/vendor/invitations/${id}`)).body;
const quotation = async (id: number, by: Send = marine) =>
  (await by<Quote>('GET', `/api/vendor/quotations/${(await invitation(id, by)).quotationId}`)).body;

async function draftOf(id: number, by: Send = marine, price = '321.98') {
  await by('POST', `/api/vendor/invitations/${id}/begin`);
  const quote = await quotation(id, by);
  return {
    quote,
    draft: {
      id: quote.id,
      version: quote.version,
      vendorRef: 'MS-88',
      currencyId: quote.currencies[0]!,
      taxIncluded: false,
      freightMode: 'INCLUDED',
      leadDays: 6,
      validUntil: officeDay(new Date(now().getTime() + 90 * 24 * HOUR_MS)),
      lines: quote.lines.map(({ id: line }) => ({ id: line, lineState: 'QUOTED', unitPrice: price })),
    },
  };
}

describe('a sign-in of a supplier', () => {
  test('is of its own type, and tells the firm', async () => {
    const right = await vendorIn('vendor.marine');
    expect([right.status, right.body.type, right.body.companyName.length > 3]).toEqual([200, 'quote', true]);
    const otherType = await vendorIn('vendor.marine', 'shipRepair');
    const wrong = await vendorIn('vendor.marine', 'quote', 'Wrong-2026');
    const nobody = await vendorIn('no.such.vendor');
    expect([otherType, wrong, nobody].map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [400, 'VALIDATION']),
    );
    expect((await vendorIn('purchaser')).status).toBe(400);
    expect((await vendorIn('yard.zhoushan', 'shipRepair')).body.type).toBe('shipRepair');
  });

  test('opens no call of staff, and that of staff none of suppliers', async () => {
    for (const path of [
      '/auth/info',
      '/api/menus/build',
      '/api/purchasing/inquiries',
      '/api/partner/partners',
      '/api/drafts',
    ])
      expect([path, (await marine('GET', path)).status]).toEqual([path, 403]);
    for (const path of ['/api/vendor/invitations', '/auth/vendorInfo', '/api/getSubjectToken'])
      expect([path, (await buyer('GET', path)).status]).toEqual([path, 403]);
    expect((await company.withToken(undefined)('GET', '/api/vendor/invitations')).status).toBe(401);
  });

  test('gives a token of an hour for its business, which ends with it', async () => {
    const { token } = (await vendorIn('vendor.marine')).body;
    const mine = company.withToken(token);
    const business = await mine<{ token: string; expiresAt: string }>('GET', '/api/getSubjectToken');
    const left = Date.parse(business.body.expiresAt) - now().getTime();
    expect([business.status, left > 3_500_000 && left <= 3_600_000]).toEqual([200, true]);
    const working = company.withToken(business.body.token);
    expect((await working('GET', '/api/vendor/invitations')).status).toBe(200);
    await mine('POST', '/auth/vendorLogout');
    expect((await working('GET', '/api/vendor/invitations')).status).toBe(401);
    expect((await mine('GET', '/auth/vendorInfo')).status).toBe(401);
  });

  test('is set by a link from the mail, once; a disabled account is out at once', async () => {
    const made = await buyer<Row>('POST', '/api/partner/vendor-users', {
      username: 'vendor.new',
      partnerId: await firmOf('vendor.marine'),
      type: 'quote',
      name: '新同事',
      email: 'new@supplier.example',
      language: 'zh',
    });
    expect([made.status, made.body]).toEqual([200, made.body]);
    const invited = await buyer('POST', `/api/partner/vendor-users/${made.body.id}/invite`, {
      version: made.body.version,
    });
    expect(invited.status).toBeLessThan(300);
    const [mail] = await company.db.query<{ text: string }>(
      `select text from kernel_mail where recipient = 'new@supplier.example' order by id desc limit 1`,
    );
    const link = /link=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const nobody = company.withToken(undefined);
    const reset = async (password: string) =>
      nobody<Refused>('POST', '/auth/vendorPassword/reset', {
        link,
        password: await sealed(nobody, password, { uuid: '' }),
        uuid: '',
      });
    expect((await reset('abc')).status).toBe(400);
    expect((await reset('Sealine-77')).status).toBe(200);
    expect((await reset('Sealine-78')).body.errors?.[0]?.field).toBe('link');
    const entered = await vendorIn('vendor.new', 'quote', 'Sealine-77');
    expect(entered.status).toBe(200);
    const own = company.withToken(entered.body.token);
    expect((await own('GET', '/auth/vendorInfo')).status).toBe(200);
    const { version } = (await buyer<Row>('GET', `/api/partner/vendor-users/${made.body.id}`)).body;
    const off = await buyer('POST', `/api/partner/vendor-users/${made.body.id}/disable`, { version, reason: '离职' });
    expect(off.status).toBe(200);
    expect((await own('GET', '/auth/vendorInfo')).status).toBe(401);
  });
});

test('sign-ins that ended long ago are gone, others stay', async () => {
  await company.db.query(
    `insert into vendor_session (id, token_hash, user_id, created_at, expires_at) values ('old', 'old', 1, $1, $1)`,
    [new Date(now().getTime() - 40 * 24 * HOUR_MS).toISOString()],
  );
  await company.runSchedule('vendor.purge');
  expect(await company.db.query(`select id from vendor_session where id = 'old'`)).toEqual([]);
  expect((await marine('GET', '/auth/vendorInfo')).status).toBe(200);
});

describe('a supplier', () => {
  let firms: [number, number];
  let out: Row;
  /** The invitation of the first firm to it. */
  let invited: number;

  beforeAll(async () => {
    firms = [await firmOf('vendor.marine'), await firmOf('vendor.spares')];
    out = await inquiryFor([firms[0]]);
    invited = await inviteOf(out.id, firms[0]);
  });

  test('sees his own invitations: what is asked, for which ship, and nothing of the house', async () => {
    const { body } = await marine<{ content: Invited[] }>('GET', '/api/vendor/invitations?size=100');
    expect(body.content.find(({ id }) => id === invited)).toMatchObject({ standing: 'TO_QUOTE' });
    expect(await invitation(invited)).toMatchObject({ open: true, begun: false, quotationId: null });
    const { quote } = await draftOf(invited);
    expect(quote.lines[0]?.deliver.length).toBeGreaterThan(1);
    const said = JSON.stringify([await invitation(invited), quote]);
    for (const word of ['targetPrice', 'estimate', 'PR-', 'invites', 'lastPrice', 'createName', 'updateName'])
      expect(said).not.toContain(word);
    for (const path of [`/api/vendor/invitations/${invited}`, `/api/vendor/quotations/${quote.id}/excel`])
      expect([path, (await spares('GET', path)).status]).toEqual([path, 404]);
    expect((await spares('POST', `/api/vendor/invitations/${invited}/begin`)).status).toBe(404);
    const others = await spares<{ content: Invited[] }>('GET', '/api/vendor/invitations?size=100');
    expect(others.body.content.map(({ inquiryId }) => inquiryId)).not.toContain(out.id);
  });

  test('keeps a draft that is nobody’s quotation, submits it, and gets a receipt; nobody reads a price', async () => {
    const { quote, draft } = await draftOf(invited);
    const kept = await marine<Quote>('PUT', '/api/vendor/quotations', { ...draft, sourceNote: '不由供应商填写' });
    expect([kept.status, kept.body]).toEqual([200, kept.body]);
    expect(kept.body).toMatchObject({
      quoteStatus: 'DRAFT',
      unsent: true,
      vendorRef: 'MS-88',
      version: quote.version + 1,
    });
    const colleague = await marine<Refused & { data: { current: Quote } }>('PUT', '/api/vendor/quotations', draft);
    expect([colleague.status, colleague.body.code]).toEqual([409, 'STALE']);
    expect(colleague.body.data.current).toEqual(kept.body);
    expect((await spares('PUT', '/api/vendor/quotations', draft)).status).toBe(404);
    const { version } = kept.body;
    const incomplete = await marine<Refused>('POST', `/api/vendor/quotations/${quote.id}/submit`, {
      ...draft,
      vendorRef: null,
      version,
    });
    expect([incomplete.status, incomplete.body.errors?.[0]?.field]).toEqual([400, 'vendorRef']);
    const sent = await marine<Quote & Refused>('POST', `/api/vendor/quotations/${quote.id}/submit`, {
      ...draft,
      version,
    });
    expect([sent.status, sent.body]).toEqual([200, sent.body]);
    expect(sent.body.payloadHash).toMatch(/^[0-9a-f]{64}$/);
    const twice = await marine<Refused>('POST', `/api/vendor/quotations/${quote.id}/submit`, { ...draft, version });
    expect([twice.status, twice.body.code]).toEqual([409, 'STALE']);
    const [row] = await company.db.query<{ text: string }>(
      'select q::text as text from purchasing_quotation q where id = $1',
      [quote.id],
    );
    expect(row?.text).not.toContain('321.98');
    expect((await buyer<Row>('GET', `/api/purchasing/quotations/${quote.id}`)).body).toMatchObject({
      quoteStatus: 'SUBMITTED',
      source: 'VENDOR',
      vendorRef: null,
      sourceNote: null,
    });
  });

  test('has what he typed and did not save on his next computer, and it lies sealed till then', async () => {
    const name = `form:purchasing.quotation:${(await quotation(invited)).id}`;
    const typed = {
      name,
      title: '编辑报价',
      path: '/vendor/quote',
      at: now().toISOString(),
      content: '{"price":"4711.08"}',
    };
    expect((await marine('PUT', '/api/vendor/drafts', typed)).body).toEqual({ kept: true });
    const one = `/api/vendor/drafts/one?name=${encodeURIComponent(name)}`;
    expect((await marine('GET', one)).body).toEqual(typed);
    const [row] = await company.db.query<{ content: string }>('select content from kernel_draft where name = $1', [
      name,
    ]);
    expect(row?.content).not.toContain('4711');
    expect([(await spares('GET', one)).status, (await buyer('GET', '/api/vendor/drafts')).status]).toEqual([404, 403]);
    // A key outside the database that comes later seals it anew.
    sealUnder(randomBytes(32));
    try {
      for (const texts of vendorModule.sealed ?? []) await resealTexts(company.db, texts);
      const [anew] = await company.db.query<{ content: string }>('select content from kernel_draft where name = $1', [
        name,
      ]);
      expect(anew?.content.startsWith('v2.')).toBe(true);
      expect((await marine('GET', one)).body).toEqual(typed);
    } finally {
      sealUnder(undefined);
    }
    await marine('DELETE', `/api/vendor/drafts?name=${encodeURIComponent(name)}`);
    expect((await marine('GET', '/api/vendor/drafts')).body).toEqual([]);
  });

  test('who changes it without submitting anew is bound by what he submitted', async () => {
    const before = await quotation(invited);
    const { draft } = await draftOf(invited, marine, '999');
    expect((await marine('PUT', '/api/vendor/quotations', draft)).status).toBe(200);
    expect(await quotation(invited)).toMatchObject({
      quoteStatus: 'SUBMITTED',
      unsent: true,
      payloadHash: before.payloadHash,
    });
    const declined = await marine<Refused>('POST', `/api/vendor/invitations/${invited}/decline`, { reason: '缺货' });
    expect(declined.status).toBe(409);
  });

  test('fills in his sheet and gets it back; another’s, and what is no number, is refused whole', async () => {
    const found = await quotation(invited);
    const sheet = await marine('GET', `/api/vendor/quotations/${found.id}/excel`);
    expect([sheet.status, sheet.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const upload = (file: Buffer, id: number, by: Send) => {
      const edge = 'sheet-edge';
      const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="q.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`;
      return by<{ lines: { id: number; unitPrice: string }[] } & Refused>(
        'POST',
        `/api/vendor/quotations/${id}/excel`,
        Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
        { 'content-type': `multipart/form-data; boundary=${edge}` },
      );
    };
    const read = await upload(sheet.raw, found.id, marine);
    expect([read.status, read.body]).toEqual([200, read.body]);
    // Whatever a supplier writes on a line comes back as it was.
    for (const line of read.body.lines) {
      const { id, unitPrice, ...rest } = line as Record<string, unknown>;
      const own = found.lines.find((one) => one.id === id)!;
      expect(Number(unitPrice)).toBe(Number(own.unitPrice));
      expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((name) => [name, own[name as keyof typeof own]])));
    }
    expect(read.body.lines.map(({ id }) => id)).toEqual(found.lines.map(({ id }) => id));
    const other = await draftOf(await inviteOf((await inquiryFor([firms[0]])).id, firms[0]));
    const wrong = await upload(sheet.raw, other.quote.id, marine);
    expect([wrong.status, wrong.body.errors?.length]).toEqual([400, found.lines.length]);
    expect((await upload(sheet.raw, found.id, spares)).status).toBe(404);
  });

  test('after the deadline nothing is taken; what he submitted last is opened', async () => {
    const { draft, quote } = await draftOf(invited);
    ahead += 31 * HOUR_MS;
    await signIn();
    const late = await marine<Refused>('POST', `/api/vendor/quotations/${quote.id}/submit`, {
      ...draft,
      version: quote.version,
    });
    expect([late.status, late.body.data?.reason]).toEqual([409, 'QUOTE_DEADLINE_PASSED']);
    expect((await marine<Refused>('PUT', '/api/vendor/quotations', draft)).status).toBe(409);
    const { version } = (await buyer<Row>('GET', `/api/purchasing/inquiries/${out.id}`)).body;
    const opened = await buyer<Row>('POST', `/api/purchasing/inquiries/${out.id}/open`, { version });
    expect([opened.status, opened.body.inquiryStatus]).toEqual([200, 'OPENED']);
    const compared = await buyer<{ offers: unknown[]; lines: { cells: { unitPrice: string }[] }[] }>(
      'GET',
      `/api/purchasing/inquiries/${out.id}/comparison`,
    );
    expect(compared.body.lines.map(({ cells }) => Number(cells[0]?.unitPrice))).toEqual(
      compared.body.lines.map(() => 321.98),
    );
    expect(await quotation(invited)).toMatchObject({ quoteStatus: 'SUBMITTED', vendorRef: 'MS-88', open: false });
    expect(await invitation(invited)).toMatchObject({ open: false, standing: 'QUOTED' });
  });

  test('declines with a reason and comes back before the deadline', async () => {
    const asked = await inviteOf((await inquiryFor([firms[0]])).id, firms[0]);
    const declined = await marine('POST', `/api/vendor/invitations/${asked}/decline`, { reason: '交期太紧' });
    expect(declined.status).toBeLessThan(300);
    expect((await invitation(asked)).standing).toBe('DECLINED');
    const { draft, quote } = await draftOf(asked);
    const sent = await marine('POST', `/api/vendor/quotations/${quote.id}/submit`, {
      ...draft,
      version: quote.version,
    });
    expect(sent.status).toBe(200);
    const withdrawn = await marine('POST', `/api/vendor/quotations/${quote.id}/withdraw`, {
      version: (await quotation(asked)).version,
    });
    expect(withdrawn.status).toBeLessThan(300);
    expect(await quotation(asked)).toMatchObject({ quoteStatus: 'WITHDRAWN' });
    expect((await invitation(asked)).standing).toBe('WITHDRAWN');
  });

  test('of a yard finds none of his firm’s invitations, in the list or by number', async () => {
    const asked = await inviteOf((await inquiryFor([firms[0]])).id, firms[0]);
    const { quote, draft } = await draftOf(asked);
    const move = (partnerId: number) =>
      company.db.query(`update partner_vendor_user set partner_id = $1 where username = 'yard.zhoushan'`, [partnerId]);
    const before = (await vendorIn('yard.zhoushan', 'shipRepair')).body.businessId;
    await move(firms[0]);
    const yard = company.withToken((await vendorIn('yard.zhoushan', 'shipRepair')).body.token);
    expect((await yard<Page>('GET', '/api/vendor/invitations')).body.content).toEqual([]);
    const own = { ...draft, version: quote.version };
    for (const [method, path, body] of [
      ['GET', `/api/vendor/invitations/${asked}`],
      ['GET', `/api/vendor/quotations/${quote.id}`],
      ['GET', `/api/vendor/quotations/${quote.id}/excel`],
      ['POST', `/api/vendor/invitations/${asked}/begin`],
      ['POST', `/api/vendor/invitations/${asked}/decline`, { reason: '不供' }],
      ['PUT', '/api/vendor/quotations', draft],
      ['POST', `/api/vendor/quotations/${quote.id}/submit`, own],
      ['POST', `/api/vendor/quotations/${quote.id}/withdraw`, { version: quote.version }],
    ] as const)
      expect([path, (await yard(method, path, body)).status]).toEqual([path, 404]);
    await move(before);
    expect((await marine('GET', `/api/vendor/invitations/${asked}`)).status).toBe(200);
  });

  test('turns the pages of his orders, each once, the newest first', async () => {
    const moved = await company.db.query<{ id: number }>(
      `update purchasing_purchase_order set partner_id = $1 where sent_at is not null and deleted_at is null and order_status <> 'SENT' returning id`,
      [firms[0]],
    );
    type Order = {
      id: number;
      sentAt: string;
      totalAmount: string;
      labels: { organizationId: string; currencyId: string };
    };
    const page = async (at: number, size: number, by: Send = marine) => {
      const { body } = await by<{ content: Order[]; totalElements: number }>(
        'GET',
        `/api/vendor/purchase-orders?page=${at}&size=${size}`,
      );
      return { rows: body.content, total: body.totalElements };
    };
    const all = await page(0, 100);
    expect(all.total).toBe(all.rows.length);
    expect(all.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(moved.map(({ id }) => id)));
    const turned: Order[] = [];
    for (let at = 0; at * 2 < all.total; at += 1) turned.push(...(await page(at, 2)).rows);
    expect(turned).toEqual(all.rows);
    expect(all.rows.map(({ sentAt }) => sentAt)).toEqual(
      all.rows
        .map(({ sentAt }) => sentAt)
        .toSorted()
        .reverse(),
    );
    for (const { labels, totalAmount } of all.rows)
      expect([labels.organizationId !== '', labels.currencyId.length, /^\d+\.\d\d$/.test(totalAmount)]).toEqual([
        true,
        3,
        true,
      ]);
    expect(await page(9, 100)).toEqual({ rows: [], total: all.total });
    expect((await marine('GET', '/api/vendor/purchase-orders?size=201')).status).toBe(400);
    expect((await page(0, 100, spares)).rows.map(({ id }) => id)).not.toContain(moved[0]!.id);
  });

  test('sees his own orders once they went out, and promises a day', async () => {
    const [order] = await company.db.query<{ id: number; partnerId: number; version: number }>(
      `select id, partner_id as "partnerId", version from purchasing_purchase_order where order_status = 'SENT' and deleted_at is null limit 1`,
    );
    await company.db.query('update purchasing_purchase_order set partner_id = $2 where id = $1', [order!.id, firms[0]]);
    const { body } = await marine<{ content: { id: number }[] }>('GET', '/api/vendor/purchase-orders');
    expect(body.content.map(({ id }) => id)).toContain(order!.id);
    expect((await spares('GET', `/api/vendor/purchase-orders/${order!.id}`)).status).toBe(404);
    const found = await marine<{ version: number; lines: unknown[] }>(
      'GET',
      `/api/vendor/purchase-orders/${order!.id}`,
    );
    expect(found.body.lines.length).toBeGreaterThan(0);
    const promised = { promisedDate: officeDay(new Date(now().getTime() + 10 * 24 * HOUR_MS)), confirmRef: 'SO-1' };
    const path = `/api/vendor/purchase-orders/${order!.id}/confirm`;
    expect((await spares('POST', path, { ...promised, version: found.body.version })).status).toBe(404);
    const confirmed = await marine('POST', path, { ...promised, version: found.body.version });
    expect(confirmed.status).toBeLessThan(300);
    expect((await buyer<Row>('GET', `/api/purchasing/purchase-orders/${order!.id}`)).body).toMatchObject({
      orderStatus: 'CONFIRMED',
      ...promised,
    });
  });
});
