import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { isPositive, lt, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { issue } from '../issues/issue.resource.ts';
import { takenBack } from '../ledger/mirror.server.ts';
import { type Parcel, takeParcels } from '../ledger/parcels.rules.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { returnOfIssue } from './return.calls.ts';
import { returnFlow } from './return.flow.ts';
import { type StoreReturnRow, storeReturn } from './store-return.resource.ts';

type Acts = typeof returnFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof storeReturn.fields, Acts[K]>;

export const storeReturns = recordsOf(storeReturn);
const issues = recordsOf(issue);

/** What of an issue has not come back, by line and batch in the order in which it left: the issue less its returns. */
const stillOut = (ctx: Ctx, issueId: number): Promise<readonly (Parcel & { locationId: number | null })[]> =>
  ctx.db.query<Parcel & { locationId: number | null }>({
    name: 'stock-parcels-of-issue',
    text: `select line_id as "lineId", material_id as "materialId", max(condition) filter (where source = 'stock.issue') as condition,
             max(location_id) filter (where source = 'stock.issue') as "locationId", batch_no as "batchNo", expiry_date as "expiryDate", -sum(qty) as qty, -sum(value) as value
           from stock_movement
           where (source = 'stock.issue' and source_id = $1)
             or (source = 'stock.storeReturn' and source_id in (select id from stock_store_return where issue_id = $1))
           group by line_id, material_id, batch_no, expiry_date having sum(qty) < 0 order by min(id)`,
    values: [issueId],
  });

/** A draft of what comes back: all that has not, to where it lay, until somebody says how much. */
export const issueReturns = serveMake(returnOfIssue, async (ctx, { first }) => {
  const { id: issueId, storeId, organizationId, vesselId, receiver } = first;
  const out = await stillOut(ctx, issueId);
  const lines = first.lines.flatMap((line) => {
    const own = out.filter(({ lineId }) => lineId === line.id);
    const [one] = own;
    if (!one) return [];
    const openQty = sum(own.map(({ qty }) => qty)) ?? '0';
    const { materialId, condition } = one;
    const { id: issueLineId, unitId } = line;
    const locationId = line.locationId ?? one.locationId;
    return [{ issueLineId, materialId, unitId, openQty, qty: openQty, condition, locationId, remark: null }];
  });
  if (lines.length === 0)
    throw new AppError('RULE', { zh: '所领物资已全部退回', en: 'All that was issued has come back' });
  const draft = { issueId, storeId, returnedOn: officeDay(ctx.now), returnedBy: receiver };
  const returnNo = await documentNumber(ctx, storeReturn, organizationId);
  return storeReturns.create(ctx, draft, { returnNo, organizationId, vesselId, lines });
});

const sourceOf = ({ id, returnNo }: StoreReturnRow, occurredOn: string): StockSource => ({
  resource: storeReturn.name,
  id,
  no: returnNo ?? '',
  occurredOn,
});

/** What comes back of each line, at the value with which it was issued; refused at its line where so much is not out. */
function movesOf(lines: StoreReturnRow['lines'], out: readonly Parcel[]): Moving[] {
  const errors: FieldError[] = [];
  let left = out;
  const moves = lines.flatMap((line, i): Moving[] => {
    if (!isPositive(line.qty)) return [];
    const took = takeParcels(left, line.issueLineId ?? 0, line.qty);
    left = took.left;
    if (lt(took.found, line.qty))
      errors.push({
        field: `lines.${i}.qty`,
        message: { zh: `可退只有 ${took.found}`, en: `Only ${took.found} may come back` },
      });
    const { condition, locationId } = line;
    if (condition === 'NEW' && took.taken.some((parcel) => parcel.condition !== 'NEW'))
      errors.push({
        field: `lines.${i}.condition`,
        message: { zh: '领用时不是新件，不能按新件退库', en: 'It was not new when it was issued' },
      });
    return took.taken.map(({ materialId, lineId, batchNo, expiryDate, qty, value }): Moving => {
      const move = { kind: 'in' as const, qty, value };
      return { materialId, condition, moveType: 'RETURN_STORE', move, lineId, locationId, batchNo, expiryDate };
    });
  });
  if (errors.length > 0) throw invalid(errors);
  return moves;
}

/** It lies in its store again, in the condition in which it comes back, at what it was worth when it left. */
const post: Handler<'post'> = async (ctx, { row, move }) => {
  const given = await issues.held(ctx, row.issueId);
  if (given.docStatus !== 'POSTED')
    throw new AppError('RULE', { zh: '领用单已冲销，不用退库', en: 'The issue was reversed: nothing is out' });
  if (row.returnedOn > officeDay(ctx.now) || row.returnedOn < given.issuedOn)
    throw invalid([
      {
        field: 'returnedOn',
        message: { zh: '须在领用之后、今日之前', en: 'After it was issued, and not later than today' },
      },
    ]);
  const moves = movesOf(row.lines, await stillOut(ctx, row.issueId));
  if (moves.length === 0)
    throw invalid([{ field: 'lines', message: { zh: '至少一行有退回数', en: 'Something comes back' } }]);
  const posted = await move();
  await postMoves(ctx, sourceOf(row, row.returnedOn), row.storeId, moves);
  return posted;
};

const reverse: Handler<'reverse'> = async (ctx, { row, move }) => {
  await issues.held(ctx, row.issueId);
  const reversed = await move();
  const back = await takenBack(ctx, { resource: storeReturn.name, id: row.id }, 'RETURN_STORE');
  await postMoves(ctx, sourceOf(row, officeDay(ctx.now)), row.storeId, back);
  return reversed;
};

export const returnActs = serveActs(storeReturn, returnFlow, { post, reverse });

export const returnEndpoints: readonly Endpoint[] = [
  issueReturns.endpoint,
  ...returnActs.endpoints,
  ...crudEndpoints(storeReturn, { omit: ['create', 'import'] }),
];
