import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Field } from '../kernel/resource/field.ts';
import { leaving } from '../kernel/resource/leaves.ts';
import { type AnyResource, childOf, fieldsOf, snake, tableNameOf } from '../kernel/resource/resource.ts';
import { testClock } from '../kernel/testing/clock.ts';
import { pdfPages } from '../kernel/testing/pdf-text.ts';
import type { Send } from '../kernel/testing/server.ts';
import { modules } from './domains.server.ts';
import { type Company, companyServer } from './testing/company.ts';
import { firmOf } from './testing/sweeps/other-suppliers.ts';
import { textOf } from './testing/sweeps/private.ts';

/** A figure that nothing else in the company has, and a word with it. */
const FIGURE = '6284915';
const WORD = `bleibt${FIGURE}`;
const MARKS = [FIGURE, '6,284,915', WORD];

/** What the product itself finds an answer by, told to nobody. */
const FOUND_BY: Readonly<Record<string, readonly string[]>> = {
  'purchasing.inquiryRound': ['roundNo'],
  'purchasing.inquiryInvite': ['email'],
};

const HOUR_MS = 3_600_000;
const clock = testClock(60_000);

let company: Company;
let supplier: Send;
let buyer: Send;
let own: number;

/** Fields that hold nothing but what somebody typed or the house reckoned: what a mark may stand in. */
const takesMark = (field: Field): 'text' | 'figure' | undefined => {
  if (field.kind === 'text' && field.variant !== 'sealed') return 'text';
  if (field.kind === 'number') return 'figure';
  if (field.kind !== 'computed') return undefined;
  if (field.variant === 'text') return 'text';
  return ['decimal', 'quantity', 'int'].includes(field.variant ?? '') ? 'figure' : undefined;
};

async function write(table: string, sets: readonly string[]): Promise<void> {
  if (sets.length === 0) return;
  await company.db.transaction(async (tx) => {
    await tx.query(`alter table ${table} disable trigger user`);
    await tx.query(`update ${table} set ${sets.join(', ')}`);
    await tx.query(`alter table ${table} enable trigger user`);
  });
}

/** Every field of a kind that stays in the house says the mark. */
async function mark(of: AnyResource, may: readonly string[], meta: boolean): Promise<number> {
  const sets = fieldsOf(of).flatMap(([name, field]) => {
    const takes = may.includes(name) || field.kind === 'lines' ? undefined : takesMark(field);
    if (!takes) return [];
    return [`"${snake(name)}" = ${takes === 'text' ? `'${WORD}'` : FIGURE}`];
  });
  await write(tableNameOf(of), [...sets, ...(meta ? [`create_name = '${WORD}'`, `update_name = '${WORD}'`] : [])]);
  return sets.length;
}

const idsOf = async (sql: string): Promise<number[]> =>
  (await company.db.query<{ id: number }>(sql, [own])).map(({ id }) => id);

beforeAll(async () => {
  company = await companyServer({ now: clock });
  const [firm, staff] = await Promise.all([firmOf(company, 'vendor.marine', 'quote'), company.signIn('purchaser')]);
  [supplier, own, buyer] = [firm.as, firm.partnerId, staff];
  // All that was ever sent goes to this one, so that every state is looked at.
  await company.db.query('update purchasing_purchase_order set partner_id = $1 where sent_at is not null', [own]);
  await company.db.query(
    `update purchasing_inquiry_invite v set partner_id = $1 where not exists (
       select from purchasing_inquiry_invite o where o.parent_id = v.parent_id and o.partner_id = $1)
     and v.id in (select min(x.id) from purchasing_inquiry_invite x group by x.parent_id)`,
    [own],
  );
  await company.db.query(
    `update purchasing_quotation q set partner_id = $1 where not exists (
       select from purchasing_quotation o where o.inquiry_id = q.inquiry_id and o.partner_id = $1)
     and q.id in (select min(x.id) from purchasing_quotation x group by x.inquiry_id)`,
    [own],
  );
  await company.db.query(
    `insert into purchasing_order_charge (parent_id, seq, kind, amount)
     select id, 0, 'FREIGHT', 120 from purchasing_purchase_order where sent_at is not null and deleted_at is null order by id limit 1`,
  );
  const [out] = await idsOf(
    `select i.id from purchasing_inquiry i join purchasing_inquiry_invite v on v.parent_id = i.id and v.partner_id = $1
     where i.inquiry_status = 'PUBLISHED' order by i.id limit 1`,
  );
  expect(out).toBeDefined();
  await company.db.query(`update purchasing_inquiry_invite set email = 'own@supplier.example' where parent_id = $1`, [
    out,
  ]);
  await company.db.query(`update partner_partner set name = $2 || id, name_en = $2 || id where id <> $1`, [own, WORD]);
  let marked = 0;
  for (const leaves of modules.flatMap((module) => module.leaves ?? [])) {
    marked += await mark(leaves.of, leaving(leaves), true);
    for (const [name, field] of fieldsOf(leaves.of, 'lines'))
      marked += await mark(childOf(field), [...leaving(leaves, name), ...(FOUND_BY[childOf(field).name] ?? [])], false);
  }
  expect(marked).toBeGreaterThan(20);
  // Somebody is told: of more time, and of an order.
  const { version } = (await buyer<{ version: number }>('GET', `/api/purchasing/inquiries/${out}`)).body;
  const deadline = new Date(clock().getTime() + 900 * HOUR_MS).toISOString();
  const told = await buyer('POST', `/api/purchasing/inquiries/${out}/extend`, { version, deadline, reason: WORD });
  expect([told.status, told.body]).toEqual([200, told.body]);
}, 180_000);
afterAll(() => company.close());

const marksIn = (where: string, said: string): string[] =>
  MARKS.filter((one) => said.includes(one)).map((one) => `${where} tells ${one}`);

test('what may not leave the house is in no answer to a supplier, in lists, records and sheets', async () => {
  const ids: Readonly<Record<string, string>> = {
    '/api/vendor/invitations': 'select id from purchasing_inquiry_invite where partner_id = $1',
    '/api/vendor/quotations': 'select id from purchasing_quotation where partner_id = $1 and deleted_at is null',
    '/api/vendor/purchase-orders':
      'select id from purchasing_purchase_order where partner_id = $1 and sent_at is not null',
  };
  const reads = modules
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ route }) => route.realm === 'vendor' && route.method === 'GET' && route.path.startsWith('/api/vendor/'));
  const told: string[] = [];
  let answered = 0;
  for (const { route } of reads) {
    const [base = '', rest] = route.path.split('/:id');
    const paths =
      rest === undefined
        ? [base]
        : (await idsOf(ids[base] ?? 'select $1::bigint as id')).map((id) => `${base}/${id}${rest}`);
    for (const path of paths) {
      const answer = await supplier('GET', path);
      if (answer.status === 200 && rest !== undefined) answered += 1;
      told.push(...marksIn(path, await textOf(answer.raw)));
    }
  }
  expect(told).toEqual([]);
  expect(answered).toBeGreaterThan(10);
});

test('it is neither in a mail nor on the paper that goes with an order', async () => {
  const mails = await company.db.query<{ subject: string; text: string }>(
    `select subject, text from kernel_mail where recipient = 'own@supplier.example'`,
  );
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.flatMap(({ subject, text }) => marksIn('mail', subject + text))).toEqual([]);
  const [order] = await idsOf(
    `select o.id from purchasing_purchase_order o where $1::bigint > 0 and o.deleted_at is null and exists (
       select from purchasing_order_charge c where c.parent_id = o.id) order by o.id limit 1`,
  );
  for (const language of ['zh', 'en']) {
    const paper = await buyer('GET', `/api/papers/purchasing.purchaseOrder/${order}/pdf?language=${language}`);
    expect([paper.status, order]).toEqual([200, expect.any(Number)]);
    const said = pdfPages(paper.raw).flat().join('\n');
    expect(said.length).toBeGreaterThan(100);
    expect(marksIn('paper', said)).toEqual([]);
  }
});
