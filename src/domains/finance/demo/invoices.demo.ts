import { Readable } from 'node:stream';
import type { DemoCompany } from '../../../kernel/demo.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import type { FileStore } from '../../../kernel/server/files/store.ts';
import type { Demo } from '../../../kernel/server/module.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { add, mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { type InvoiceRow, invoice } from '../invoices/invoice.resource.ts';
import { deriveLine, isDeductible, totalsOf } from '../invoices/invoice.rules.ts';
import { lineInvoices, updateInvoice } from '../invoices/save-invoice.server.ts';

const DAY_MS = 86_400_000;

type Course = { readonly ends: 'approved' | 'audit' | 'draft' | 'none'; readonly raised: number };

/** What becomes of the invoices, in turn; `raised` is the percentage that the seller asks above the order. */
const COURSES: Readonly<Record<DemoCompany['name'], readonly Course[]>> = {
  whole: [
    { ends: 'approved', raised: 0 },
    { ends: 'approved', raised: 1 },
    { ends: 'audit', raised: 8 },
    { ends: 'draft', raised: 0 },
    { ends: 'none', raised: 0 },
    { ends: 'approved', raised: 0.5 },
    { ends: 'approved', raised: 0 },
    { ends: 'audit', raised: 0 },
  ],
  test: [
    { ends: 'approved', raised: 0 },
    { ends: 'approved', raised: 1 },
    { ends: 'audit', raised: 8 },
    { ends: 'draft', raised: 0 },
    { ends: 'none', raised: 0 },
    { ends: 'none', raised: 0 },
    { ends: 'approved', raised: 0.5 },
    { ends: 'approved', raised: 0 },
  ],
};

type Group = { partnerId: number; currencyId: number; ids: number[] };

/** What came of orders has been invoiced: most of it as ordered, some a little dearer, one far above. */
export async function demoInvoices(ctx: Ctx, { company, files }: Demo): Promise<void> {
  const courses = COURSES[company.name];
  const [payable] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  if (payable === undefined) return;
  const groups = await ctx.db.query<Group>(
    `select partner_id as "partnerId", currency_id as "currencyId", array_agg(id order by id) as ids from finance_billable_line
     where status in ('OPEN', 'PART') and line_kind = 'GOODS' and deleted_at is null group by 1, 2, source, source_id order by min(id)`,
  );
  const codes = await currencyCodes(ctx, [...new Set(groups.map(({ currencyId }) => currencyId))]);
  for (const [at, group] of groups.entries()) {
    const course = courses[at % courses.length]!;
    // Its invoice has not come yet.
    if (course.ends === 'none') continue;
    const by = await asPerson(ctx, payable, ctx.now);
    const draft = await lineInvoices.make(by, group.ids);
    const row = await typed(by, draft, { at, course, overseas: codes.get(group.currencyId) !== 'CNY', files });
    if (course.ends !== 'draft') await follow(ctx, row, by, course.ends === 'approved');
  }
}

type Typing = { at: number; course: Course; overseas: boolean; files: FileStore | undefined };

/** As the paper says it. */
async function typed(ctx: Ctx, { id, version, lines }: InvoiceRow, { at, course, overseas, files }: Typing) {
  const invoiceDate = officeDay(new Date(ctx.now.getTime() - (1 + (at % 4)) * DAY_MS));
  const invoiceType = overseas ? 'OVERSEAS' : 'E_SPECIAL';
  const asked = lines.map((line) => {
    const unitPrice = round(mul(line.unitPrice, String(1 + course.raised / 100)), 6);
    const priced = { ...line, unitPrice, deductible: isDeductible(invoiceType) };
    return course.raised === 0 ? priced : { ...priced, ...deriveLine(priced, new Set(['unitPrice'])) };
  });
  const { net, tax } = totalsOf(asked);
  const no = String(1001 + at);
  const content = Readable.from([Buffer.from(`发票影像 ${no}`)]);
  return updateInvoice(ctx, {
    id,
    version,
    invoiceType,
    invoiceNo: overseas ? `INV-${no}` : `26312000000000${no.padStart(6, '0')}`,
    invoiceDate,
    verifyStatus: overseas ? 'UNCHECKED' : 'VALID',
    paperGross: round(add(net, tax), 2),
    lines: asked,
    attachments: files ? [(await storeFile(ctx, files, { name: `发票 ${no}.txt`, content })).id] : [],
  });
}

async function follow(ctx: Ctx, row: InvoiceRow, by: Ctx, approved: boolean): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const run = await desk.submit(by, { resource: invoice.name, recordId: row.id });
  const { matchResult } = await recordsOf(invoice).get(ctx, row.id);
  if (!approved || matchResult === 'EXCEPTION') return;
  for (let step = 0; step < 3; step += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) return;
    await desk.act(await asPerson(ctx, next, ctx.now), run, { act: 'approve', opinion: '同意付款' });
  }
}
