import { expect as expectGoods } from '../../../src/domains/stock/expected/expect.server.ts';
import { expectedReceipts } from '../../../src/domains/stock/receipts/receipt.server.ts';
import type { Db } from '../../../src/kernel/server/db/db.ts';
import { copyOf, type DocumentsBench, numbers, within } from '../documents.ts';
import { quantile } from '../figures.ts';
import { copy } from '../fleet.ts';
import { type Call, callOnce } from '../load.ts';
import { openPeople } from '../people.ts';

const AT_ONCE_MS = 400;
const RECEIVERS = 50;
const CASHIERS = 20;
const PIECES = 2;

/** Fifty people who post receipts at one store at once, then twenty who record what banks say: none wrong, none lost. */
export async function measurePostings(bench: DocumentsBench): Promise<void> {
  await measureReceipts(bench, await openPeople(bench.url, RECEIVERS));
  await measureCashiers(bench, await openPeople(bench.url, CASHIERS, 'treasury'));
}

type Sending = Pick<Call, 'path' | 'body'>;

/** Everybody sends one call at the same moment; ms of each. Whatever is refused ends the part. */
async function allAtOnce(
  { product }: DocumentsBench,
  people: readonly Record<string, string>[],
  calls: readonly Sending[],
): Promise<number[]> {
  const answers = await Promise.all(
    calls.map((call, i) => callOnce(product.port, { ...call, method: 'POST', headers: people[i]! }, true)),
  );
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`${calls[0]!.path}: ${refused.status} ${refused.body.toString().slice(0, 400)}`);
  return answers.map(({ ms }) => ms);
}

const rounds = ({ options }: DocumentsBench): number => (options.calls ? 1 : options.rounds);

/** The first round is warm where there are several. */
function tellAtOnce({ tell }: DocumentsBench, name: string, times: readonly number[][]): void {
  const measured = (times.length > 1 ? times.slice(1) : times).flat();
  const detail = `median ${quantile(measured, 0.5).toFixed(1)} ms of ${measured.length}`;
  tell({ name: `${name}, p95`, value: quantile(measured, 0.95), unit: 'ms', atMost: AT_ONCE_MS, detail });
}

type Store = { organizationId: number; vesselId: number; partnerId: number; materialId: number; unitId: number };
type Draft = { id: number; version: number };

async function measureReceipts(bench: DocumentsBench, people: readonly Record<string, string>[]): Promise<void> {
  const { db } = bench;
  const [store] = (await db.query<Store>(
    `select v.organization_id as "organizationId", v.id as "vesselId", (select min(id) from partner_partner) as "partnerId",
       m.id as "materialId", m.base_unit_id as "unitId"
     from fleet_vessel v, material_material m join material_category c on c.id = m.category_id
     where v.name_en = 'HAI YUE PIONEER' and c.stockable and not c.batch_tracked and m.usable = 'ACTIVE' order by m.id limit 1`,
  )) as [Store];
  const no = numbers('PO-BENCH');
  let last = Math.trunc(performance.timeOrigin);
  const draft = (): Promise<Draft> =>
    within(db, async (ctx) => {
      last += 1;
      const { organizationId, vesselId, partnerId, materialId, unitId } = store;
      await expectGoods(ctx, {
        organizationId,
        vesselId,
        partnerId,
        source: 'bench.receipt',
        sourceId: last,
        sourceNo: no(),
        ashore: false,
        dueDate: '2099-01-01',
        lines: [
          {
            lineId: last,
            materialId,
            itemName: '活塞环',
            itemNameEn: 'Piston ring',
            spec: null,
            unitId,
            factor: '1',
            orderedQty: String(PIECES),
            overPct: '0',
            unitCost: String(10 + (last % 7)),
          },
        ],
      });
      const expected = await ctx.db.query<{ id: number }>(
        `select id from stock_expected_line where source = 'bench.receipt' and source_id = $1`,
        [last],
      );
      const { id, version } = await expectedReceipts.make(
        ctx,
        expected.map((line) => line.id),
      );
      return { id, version };
    });
  const times: number[][] = [];
  for (let round = 0; round < rounds(bench); round += 1) {
    const drafts: Draft[] = [];
    for (let i = 0; i < RECEIVERS; i += 1) drafts.push(await draft());
    times.push(
      await allAtOnce(
        bench,
        people,
        drafts.map(({ id, version }) => ({ path: `/api/stock/receipts/${id}/post`, body: () => ({ version }) })),
      ),
    );
    await assertStock(db, drafts);
  }
  tellAtOnce(bench, `receipts posted by ${RECEIVERS} people at one store at once`, times);
}

/** Every receipt brought what it said, once, and the balances are what their movements come to. */
async function assertStock(db: Db, drafts: readonly Draft[]): Promise<void> {
  const ids = drafts.map(({ id }) => id);
  const [found] = await db.query<{ receipts: number; pieces: string; wrong: number }>(
    `select count(distinct m.source_id)::int as receipts, sum(m.qty)::numeric(18)::text as pieces,
       (select count(*)::int from stock_pool p join lateral (select sum(x.qty) as qty, sum(x.value) as value from stock_movement x where x.pool_id = p.id and x.source <> 'bench.flow') s on true
        where p.qty <> s.qty or p.value <> s.value) as wrong
     from stock_movement m where m.source = 'stock.receipt' and m.source_id = any($1)`,
    [ids],
  );
  const told = JSON.stringify(found);
  const right = JSON.stringify({ receipts: ids.length, pieces: String(ids.length * PIECES), wrong: 0 });
  if (told !== right) throw new Error(`What ${ids.length} receipts brought: ${told}`);
}

type Part = { lineId: number; requisitionId: number; requisitionLineId: number; invoiceId: number; amount: string };
type Told = { id: number; version: number; payNos: string[] };

/** A batch of the company with a requisition that pays invoices alone, and the lines of that. */
async function batchOf(db: Db): Promise<{ id: number; parts: Part[] }> {
  const parts = await db.query<Part & { id: number }>(
    `select x.parent_id as id, x.id as "lineId", x.requisition_id as "requisitionId", l.id as "requisitionLineId", l.invoice_id as "invoiceId", l.amount
     from finance_batch_line x join finance_requisition_line l on l.parent_id = x.requisition_id
     where x.requisition_id = (
       select y.requisition_id from finance_batch_line y join finance_focus_payment b on b.id = y.parent_id
       where b.deleted_at is null and not exists (select from finance_requisition_line o
         where o.parent_id = y.requisition_id and (o.invoice_id is null or o.amount <= 0)) order by y.id limit 1)
     order by x.id, l.id`,
  );
  const [first] = parts;
  if (!first) throw new Error('The company has no batch that pays invoices');
  return { id: first.id, parts: parts.filter(({ id }) => id === first.id) };
}

async function measureCashiers(bench: DocumentsBench, people: readonly Record<string, string>[]): Promise<void> {
  const { db } = bench;
  const { id: batchId, parts } = await batchOf(db);
  const no = numbers('B');
  /** The batch anew, as it waits for its bank, with requisitions and invoices of its own. */
  const copied = (): Promise<Told> =>
    db.transaction(async (tx) => {
      const id = await copyOf(tx, 'finance_focus_payment', batchId, {
        batch_no: `'${no()}'`,
        status: `'APPROVE'`,
        batch_status: `'FILE_BUILT'`,
      });
      const payNos: string[] = [];
      for (const [requisitionId, own] of Map.groupBy(parts, (part) => part.requisitionId)) {
        const payNo = no();
        payNos.push(payNo);
        const waits = { status: `'APPROVE'`, pay_status: `'IN_FILE'`, paid_date: 'null' };
        const replaced = { pay_no: `'${payNo}'`, batch_id: `${id}`, ...waits };
        const requisition = await copyOf(tx, 'finance_payment_requisition', requisitionId, replaced);
        for (const { requisitionLineId, invoiceId, amount } of own) {
          const invoice = await copyOf(tx, 'finance_invoice', invoiceId, {
            serial_no: `'${no()}'`,
            dup_key: `'${no()}'`,
            paid_amount: '0',
            reserved_amount: amount,
            invoice_status: `'APPROVED'`,
          });
          await copy(
            tx,
            'finance_invoice_line',
            { parent_id: `${invoice}`, billable_line_id: 'null' },
            `(select * from finance_invoice_line where parent_id = ${invoiceId}) x`,
          );
          const line = { parent_id: `${requisition}`, invoice_id: `${invoice}` };
          await copyOf(tx, 'finance_requisition_line', requisitionLineId, line);
        }
        const line = { parent_id: `${id}`, requisition_id: `${requisition}`, result: `'WAIT'` };
        await copyOf(tx, 'finance_batch_line', own[0]!.lineId, line);
      }
      const [row] = await tx.query<{ version: number }>('select version from finance_focus_payment where id = $1', [
        id,
      ]);
      return { id, version: row!.version, payNos };
    });
  const times: number[][] = [];
  for (let round = 0; round < rounds(bench); round += 1) {
    const told: Told[] = [];
    for (let i = 0; i < people.length; i += 1) told.push(await copied());
    times.push(
      await allAtOnce(
        bench,
        people,
        told.map(({ id, version, payNos }) => ({
          path: `/api/finance/focus-payments/${id}/results`,
          body: () => ({ version, fileName: `${payNos[0]}.csv`, content: answerOfBank(payNos) }),
        })),
      ),
    );
    await assertPaid(db, told);
  }
  tellAtOnce(bench, `results recorded by ${CASHIERS} cashiers at once`, times);
}

const HEAD = '业务编号,结果,银行流水号,到账日,失败原因';
const answerOfBank = (payNos: readonly string[]): string =>
  Buffer.from([HEAD, ...payNos.map((payNo) => `${payNo},成功,F-${payNo},,`)].join('\n')).toString('base64');

/** Every payment is told and every invoice paid what was asked for it, once. */
async function assertPaid(db: Db, told: readonly Told[]): Promise<void> {
  const [found] = await db.query<{ open: number; wrong: number }>(
    `select (select count(*)::int from finance_focus_payment where id = any($1) and batch_status <> 'DONE') as open,
       (select count(*)::int from finance_payment_requisition r join finance_requisition_line l on l.parent_id = r.id
          join finance_invoice i on i.id = l.invoice_id
        where r.batch_id = any($1) and (r.pay_status <> 'PAID' or i.paid_amount <> l.amount or i.reserved_amount <> 0)) as wrong`,
    [told.map(({ id }) => id)],
  );
  if (found?.open || found?.wrong)
    throw new Error(`Of ${told.length} batches ${found.open} are not done, of their invoices ${found.wrong} are wrong`);
}
