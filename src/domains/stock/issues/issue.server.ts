import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { mirrorOf } from '../ledger/mirror.server.ts';
import type { Condition } from '../ledger/movement-words.text.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { countUsed } from '../reservations/reservation.server.ts';
import { store } from '../stores/store.resource.ts';
import { issueFlow } from './issue.flow.ts';
import { type IssueRow, issue } from './issue.resource.ts';

type Draft = Record<string, unknown>;
type Lines = IssueRow['lines'];
type Acts = typeof issueFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof issue.fields, Acts[K]>;
type Item = { id: number; storeId: number; materialId: number; condition: Condition };

const stores = recordsOf(store);

async function itemsOf(ctx: Ctx, lines: readonly Pick<Lines[number], 'poolId'>[]): Promise<ReadonlyMap<number, Item>> {
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
  lines: readonly Pick<Lines[number], 'poolId'>[],
): number[] => lines.flatMap(({ poolId }, i) => (items.get(poolId)?.storeId === storeId ? [] : [i]));

async function assertInStore(ctx: Ctx, storeId: number, lines: Lines): Promise<ReadonlyMap<number, Item>> {
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
  made: async (ctx, { organizationId }) => ({ issueNo: await documentNumber(ctx, issue, organizationId) }),
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

const reservationsOf = (lines: Lines) => lines.map(({ reservationId }) => reservationId);

/** What is taken leaves at the average cost; more than is there is refused at its line. */
const post: Handler<'post'> = async (ctx, { row, move }) => {
  const { lines } = row;
  if (lines.length === 0)
    throw invalid([{ field: 'lines', message: { zh: '至少填写一行明细', en: 'There is at least one line' } }]);
  if (row.issuedOn > officeDay(ctx.now))
    throw invalid([{ field: 'issuedOn', message: { zh: '领用日期在今日之后', en: 'This day has not come yet' } }]);
  const items = await assertInStore(ctx, row.storeId, lines);
  const posted = await move();
  const moves = lines.map((line, i): Moving => {
    const { materialId, condition } = items.get(line.poolId)!;
    const move = { kind: 'out' as const, qty: line.qty };
    const { id: lineId, locationId, batchNo, reservationId } = line;
    const place = { materialId, condition, lineId, locationId, batchNo };
    return { ...place, moveType: 'ISSUE', move, reservationId, field: `lines.${i}.qty` };
  });
  await postMoves(ctx, sourceOf(row), row.storeId, moves);
  await countUsed(ctx, reservationsOf(lines));
  return posted;
};

/** Something of it came back by a return that stands: what would come back twice. */
async function assertNothingReturned(ctx: Ctx, issueId: number): Promise<void> {
  const [standing] = await ctx.db.query<{ no: string }>({
    name: 'stock-returns-of-issue',
    text: `select return_no as no from stock_store_return where issue_id = $1 and doc_status = 'POSTED' and deleted_at is null
           order by id limit 1`,
    values: [issueId],
  });
  if (!standing) return;
  throw new AppError('RULE', {
    zh: `已有退库单 ${standing.no}，先冲销退库单`,
    en: `Something of it came back by ${standing.no}: reverse that first`,
  });
}

/** What was taken lies there again, where it lay, at the value with which it left. */
const reverse: Handler<'reverse'> = async (ctx, { row, move }) => {
  await assertNothingReturned(ctx, row.id);
  const reversed = await move();
  const back = await mirrorOf(ctx, { resource: issue.name, id: row.id }, 'ISSUE');
  await postMoves(ctx, { ...sourceOf(row), occurredOn: officeDay(ctx.now) }, row.storeId, back);
  await countUsed(ctx, reservationsOf(row.lines));
  return reversed;
};

export const issueActs = serveActs(issue, issueFlow, { post, reverse });

export const issueEndpoints: readonly Endpoint[] = [
  ...issueActs.endpoints,
  ...crudEndpoints(issue, { omit: ['import'], create: createIssue, update: saves.update }),
];
