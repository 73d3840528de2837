import { invalid } from '../../../kernel/errors.ts';
import { nextState } from '../../../kernel/flow/flow.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { abs, type Decimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { organizationCode } from '../../identity/public.server.ts';
import type { Condition } from '../ledger/movement-words.text.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { store } from '../stores/store.resource.ts';
import { postIssueCall, reverseIssueCall } from './issue.calls.ts';
import { issueFlow } from './issue.flow.ts';
import { type IssueRow, issue } from './issue.resource.ts';

type Draft = Record<string, unknown>;
type Line = {
  readonly id: number;
  readonly poolId: number;
  readonly qty: Decimal;
  readonly locationId?: number | null;
  readonly batchNo?: string | null;
};
type Item = { id: number; storeId: number; materialId: number; condition: Condition };

const issues = recordsOf(issue);
const stores = recordsOf(store);

async function itemsOf(ctx: Ctx, lines: readonly Pick<Line, 'poolId'>[]): Promise<ReadonlyMap<number, Item>> {
  const rows = await ctx.db.query<Item>({
    name: 'stock-items-of-issue',
    text: `select id, store_id as "storeId", material_id as "materialId", condition from stock_pool where id = any($1::bigint[])`,
    values: [lines.map(({ poolId }) => poolId)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

const NOT_HERE = { zh: '不在此仓库', en: 'It does not lie in this store' };

/** The lines of which the item does not lie in the store that it is taken from. */
const elsewhere = (
  items: ReadonlyMap<number, Item>,
  storeId: number,
  lines: readonly Pick<Line, 'poolId'>[],
): number[] => lines.flatMap(({ poolId }, i) => (items.get(poolId)?.storeId === storeId ? [] : [i]));

async function assertInStore(ctx: Ctx, storeId: number, lines: readonly Line[]): Promise<ReadonlyMap<number, Item>> {
  const items = await itemsOf(ctx, lines);
  const errors = elsewhere(items, storeId, lines).map((i) => ({ field: `lines.${i}.poolId`, message: NOT_HERE }));
  if (errors.length > 0) throw invalid(errors);
  return items;
}

/** It belongs where its store does; a new one has the number of its ship or unit. */
const saves = savesOf(issue, {
  needs: ['storeId'],
  async served(ctx, { row: { storeId, lines }, wrong }) {
    const { organizationId, vesselId } = await stores.get(ctx, storeId);
    const items = await itemsOf(ctx, lines);
    for (const i of elsewhere(items, storeId, lines)) wrong(`lines.${i}.poolId`, NOT_HERE.zh, NOT_HERE.en);
    return { organizationId, vesselId };
  },
  async made(ctx, { organizationId }) {
    const ship = organizationId ? await shipOfOrganization(ctx, organizationId) : undefined;
    const shipCode = ship?.shipCode ?? (organizationId && (await organizationCode(ctx, organizationId))) ?? 'HQ';
    const pattern = String(issue.fields.issueNo.options);
    return { issueNo: await nextSerial(ctx, issue.name, pattern, { values: { shipCode: String(shipCode) } }) };
  },
});

/** The day is today's where none is said. */
export const createIssue = (ctx: Ctx, given: Draft): Promise<IssueRow> =>
  saves.create(ctx, { ...given, issuedOn: given.issuedOn ?? officeDay(ctx.now) });

const sourceOf = ({ id, issueNo, issuedOn }: IssueRow): StockSource => ({
  resource: issue.name,
  id,
  no: issueNo ?? '',
  occurredOn: issuedOn,
});

/** What is taken leaves at the average cost; more than is there is refused at its line. */
export async function postIssue(ctx: Ctx, id: number, { version }: { version?: number }): Promise<IssueRow> {
  const row = (await readOne(issue, ctx, id, { lock: true, inner: true })) as IssueRow;
  const docStatus = nextState(issueFlow, 'post', row.docStatus);
  const lines = row.lines as readonly Line[];
  if (lines.length === 0)
    throw invalid([{ field: 'lines', message: { zh: '至少填写一行明细', en: 'There is at least one line' } }]);
  if (row.issuedOn > officeDay(ctx.now))
    throw invalid([{ field: 'issuedOn', message: { zh: '领用日期在今日之后', en: 'This day has not come yet' } }]);
  const items = await assertInStore(ctx, row.storeId, lines);
  const { row: posted } = await issues.patch(
    ctx,
    id,
    { docStatus },
    { action: 'post', ...(version !== undefined && { version }) },
  );
  const moves = lines.map((line, i): Moving => {
    const { materialId, condition } = items.get(line.poolId)!;
    const move = { kind: 'out' as const, qty: line.qty };
    const { locationId, batchNo } = line;
    const lineId = line.id;
    return { materialId, condition, moveType: 'ISSUE', move, lineId, locationId, batchNo, field: `lines.${i}.qty` };
  });
  await postMoves(ctx, sourceOf(row), row.storeId, moves);
  return posted;
}

type Went = {
  id: number;
  materialId: number;
  condition: Condition;
  qty: Decimal;
  value: Decimal;
  lineId: number;
  locationId: number | null;
  batchNo: string | null;
  expiryDate: string | null;
};

/** What was taken lies there again, where it lay, at the value with which it left. */
export async function reverseIssue(
  ctx: Ctx,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<IssueRow> {
  const row = (await readOne(issue, ctx, id, { lock: true, inner: true })) as IssueRow;
  const docStatus = nextState(issueFlow, 'reverse', row.docStatus);
  const { row: reversed } = await issues.patch(ctx, id, { docStatus }, { action: 'reverse', version, reason });
  const went = await ctx.db.query<Went>({
    name: 'stock-movements-of-issue',
    text: `select id, material_id as "materialId", condition, qty, value, line_id as "lineId", location_id as "locationId", batch_no as "batchNo",
             expiry_date as "expiryDate" from stock_movement
           where source = $1 and source_id = $2 and move_type = 'ISSUE' order by id`,
    values: [issue.name, id],
  });
  const moves = went.map(({ id: reversalOfId, qty, value, ...from }): Moving => {
    const move = { kind: 'in' as const, qty: abs(qty), value: abs(value) };
    return { ...from, moveType: 'REVERSAL', move, reversalOfId };
  });
  await postMoves(ctx, { ...sourceOf(row), occurredOn: officeDay(ctx.now) }, row.storeId, moves);
  return reversed;
}

export const issueEndpoints: readonly Endpoint[] = [
  serve(postIssueCall, (ctx, { params, body }) => postIssue(ctx, params.id, body)),
  serve(reverseIssueCall, (ctx, { params, body }) => reverseIssue(ctx, params.id, body)),
  ...crudEndpoints(issue, { omit: ['import'], create: createIssue, update: saves.update }),
];
