import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, moves as onlyMoves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import {
  abs,
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { materialFacts } from '../../material/public.server.ts';
import type { Condition } from '../ledger/movement-words.text.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { location } from '../stores/location.resource.ts';
import { store } from '../stores/store.resource.ts';
import { booksAt, lastCosts, placesOf } from './books.server.ts';
import { stocktakeFlow } from './stocktake.flow.ts';
import { type StocktakeRow, stocktake } from './stocktake.resource.ts';
import {
  accuracyOf,
  countChanges,
  finalOf,
  gainsFirst,
  isWithin,
  needsRecount,
  overlap,
  sameFigure,
} from './stocktake.rules.ts';

type Lines = StocktakeRow['lines'];
type Acts = typeof stocktakeFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof stocktake.fields, Acts[K]>;

/** So many lines stand on one sheet. */
const MOST_LINES = 1000;

export const stocktakes = recordsOf(stocktake);
const stores = recordsOf(store);
const locations = recordsOf(location);

const NOT_PLANNED = ['盘点已开始，不能改范围', 'Counting has begun: what is counted stays'] as const;
const LIMITS_STAND = ['盘点已开始，不能改复盘条件', 'Counting has begun: what is counted again stays'] as const;

/** It belongs where its store does; each count is stamped with who counted it and when, and taken only while it is asked for. */
const saves = savesOf(stocktake, {
  needs: ['storeId'],
  async served(ctx, { row, before, wrong }) {
    const { organizationId, vesselId } = await stores.get(ctx, row.storeId);
    if (!before) return { organizationId, vesselId, lines: [] };
    const { takeStatus } = before;
    if (takeStatus !== 'PLANNED') {
      if (row.takeKind !== before.takeKind) wrong('takeKind', ...NOT_PLANNED);
      if (String(row.locationIds ?? []) !== String(before.locationIds ?? [])) wrong('locationIds', ...NOT_PLANNED);
      // Whoever counts does not decide whether somebody else looks again.
      if (!sameFigure(row.recountPct, before.recountPct)) wrong('recountPct', ...LIMITS_STAND);
      if (!sameFigure(row.recountValue, before.recountValue)) wrong('recountValue', ...LIMITS_STAND);
    }
    const lines = [...row.lines];
    for (const { at, what, against } of countChanges(lines, before.lines, { takeStatus, userId: ctx.user.id })) {
      if (against) wrong(`lines.${at}.${what}`, ...against);
      const line = lines[at]!;
      if (what === 'countedQty') lines[at] = countedBy(ctx, line);
      if (what === 'recountQty') lines[at] = recountedBy(ctx, line);
    }
    return { organizationId, vesselId, lines, counted: lines.filter(isCounted).length };
  },
  made: async (ctx, { organizationId }) => ({ takeNo: await documentNumber(ctx, stocktake, organizationId) }),
});

type Line = Lines[number];

const isCounted = ({ countedQty }: Pick<Line, 'countedQty'>): boolean => Boolean(countedQty);

function countedBy(ctx: Ctx, line: Line): Line {
  const none = !isCounted(line);
  return {
    ...line,
    countedAt: none ? null : ctx.now.toISOString(),
    countedById: none ? null : ctx.user.id,
    countedName: none ? null : ctx.user.name,
  };
}

function recountedBy(ctx: Ctx, line: Line): Line {
  const none = !line.recountQty;
  return { ...line, recountAt: none ? null : ctx.now.toISOString(), recountName: none ? null : ctx.user.name };
}

export const createStocktake = saves.create;
export const updateStocktake = saves.update;

/** Two do not count the same at once: each would post what the other has posted. */
async function assertAlone(ctx: Ctx, { id, storeId, locationIds }: StocktakeRow): Promise<void> {
  const open = await stocktakes.find(
    ctx,
    { storeId, takeStatus: ['COUNTING', 'RECOUNT', 'REVIEW'] },
    { only: ['takeNo', 'locationIds', 'status'] },
  );
  const other = open.find(
    (one) => one.id !== id && one.status !== 'REJECT' && overlap(one.locationIds ?? [], locationIds ?? []),
  );
  if (!other) return;
  throw new AppError('RULE', {
    zh: `${other.takeNo} 正在盘点同一范围，先完成或取消`,
    en: `${other.takeNo} counts the same: finish or cancel it first`,
  });
}

function assertFitsSheet(lines: number): void {
  if (lines <= MOST_LINES) return;
  throw new AppError('RULE', {
    zh: `此范围有 ${lines} 行，一张盘点单最多 ${MOST_LINES} 行，按库位分开盘点`,
    en: `${lines} lines lie there, at most ${MOST_LINES} are counted at once: count it by locations`,
  });
}

/** What lies there becomes the sheet, without what the books say of it. */
const start: Handler<'start'> = async (ctx, { row, move }) => {
  // Two who begin at once begin one after the other.
  await ctx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${stocktake.name} ${row.storeId}`]);
  await assertAlone(ctx, row);
  const lying = await placesOf(ctx, row.storeId, row.locationIds ?? []);
  const facts = await materialFacts(ctx, [...new Set(lying.map(({ materialId }) => materialId))]);
  const places = row.takeKind === 'CRITICAL' ? lying.filter((one) => facts.get(one.materialId)?.critical) : lying;
  if (places.length === 0)
    throw new AppError('RULE', { zh: '此范围没有库存，无可盘点', en: 'Nothing lies there that could be counted' });
  assertFitsSheet(places.length);
  const lines = places.map(({ materialId, condition, unitId, locationId, batchNo, expiryDate }) => ({
    materialId,
    condition,
    unitId,
    locationId,
    batchNo,
    expiryDate,
    countedQty: null,
    recountQty: null,
    recount: false,
    cause: null,
    note: null,
  }));
  return move({ lines, items: lines.length, counted: 0 });
};

/** What lies there and stands in no line joins the sheet, counted. */
const found: Handler<'found'> = async (ctx, { row, values, move }) => {
  const { materialId, condition, countedQty, expiryDate, note } = values;
  const [locationId, batchNo] = [values.locationId ?? null, values.batchNo?.trim() || null];
  const place = locationId ? await locations.get(ctx, locationId) : null;
  if (place && place.storeId !== row.storeId)
    throw invalid([{ field: 'locationId', message: { zh: '不是此仓库的库位', en: 'It is in another store' } }]);
  // What lies elsewhere another count may be counting.
  if (!isWithin(row.locationIds ?? [], locationId))
    throw invalid([
      { field: 'locationId', message: { zh: '不在本单盘点的库位内', en: 'This location is not counted here' } },
    ]);
  if (!isPositive(countedQty))
    throw invalid([{ field: 'countedQty', message: { zh: '实盘数须大于零', en: 'Something was found' } }]);
  const known = row.lines.some(
    (line) =>
      line.materialId === materialId &&
      line.condition === condition &&
      (line.locationId ?? null) === locationId &&
      (line.batchNo ?? null) === batchNo,
  );
  if (known)
    throw invalid([
      {
        field: 'materialId',
        message: { zh: '已在盘点表中，在该行填数', en: 'It stands on the sheet: count it there' },
      },
    ]);
  const fact = (await materialFacts(ctx, [materialId])).get(materialId);
  if (!fact?.stockable)
    throw invalid([{ field: 'materialId', message: { zh: '此类物料不记库存', en: 'It is not kept in stock' } }]);
  if (fact.batchTracked && !batchNo)
    throw invalid([
      { field: 'batchNo', message: { zh: '此物料按批次管理，须填批号', en: 'It is kept by batch: say which' } },
    ]);
  const line = {
    materialId,
    condition,
    unitId: fact.baseUnitId,
    locationId,
    batchNo,
    expiryDate: expiryDate ?? null,
    countedQty,
    countedAt: ctx.now.toISOString(),
    countedById: ctx.user.id,
    countedName: ctx.user.name,
    recountQty: null,
    recount: false,
    cause: null,
    note: note ?? null,
  };
  const lines = [...row.lines, line];
  assertFitsSheet(lines.length);
  const counted = lines.filter((one) => Boolean(one.countedQty)).length;
  return move({ lines, items: lines.length, counted });
};

/** What the books said of each line when it was counted for the last time. */
const booksOf = (ctx: Ctx, { storeId, lines }: StocktakeRow) =>
  booksAt(
    ctx,
    storeId,
    lines.map(({ id, materialId, condition, locationId, batchNo, countedAt, recountAt }) => ({
      id,
      materialId: materialId ?? 0,
      condition: (condition ?? 'NEW') satisfies Condition,
      locationId: locationId ?? null,
      batchNo: batchNo ?? null,
      at: recountAt ?? countedAt ?? ctx.now.toISOString(),
    })),
  );

/** What a piece of a line is worth: the average of its item; of what is found where there was none, what it last cost when it came anywhere. */
async function worthOf(ctx: Ctx, row: StocktakeRow) {
  const books = await booksOf(ctx, row);
  const unpriced = row.lines.filter(({ id }) => isZero(orZero(books.get(id)?.average)));
  const costs = await lastCosts(ctx, [...new Set(unpriced.flatMap(({ materialId }) => materialId ?? []))]);
  const worth = (line: Line, diffQty: Decimal): Decimal => {
    const average = orZero(books.get(line.id)?.average);
    return isZero(average) && isPositive(diffQty) ? orZero(costs.get(line.materialId ?? 0)) : average;
  };
  return { books, worth };
}

/** Each line with what the books said, what differs, and what that is worth: as it would be posted, so that who approves knows. */
async function compared(ctx: Ctx, row: StocktakeRow) {
  const { books, worth } = await worthOf(ctx, row);
  const lines = row.lines.map((line) => {
    const bookQty = books.get(line.id)?.bookQty ?? '0';
    const diffQty = sub(finalOf(line), bookQty);
    return { ...line, bookQty, diffQty, diffValue: round(mul(diffQty, worth(line, diffQty)), 2) };
  });
  const diffs = lines.map(({ diffQty }) => diffQty);
  return {
    lines,
    differing: diffs.filter((diff) => !isZero(diff)).length,
    accuracy: round(accuracyOf(diffs), 4),
    netValue: abs(round(sum(lines.map(({ diffValue }) => diffValue)) ?? '0', 2)),
  };
}

function assertAll(lines: Lines, missing: (line: Line) => boolean, field: 'countedQty' | 'recountQty'): void {
  const message = { zh: '尚未清点', en: 'It has not been counted' };
  const errors = lines.flatMap((line, i): FieldError[] =>
    missing(line) ? [{ field: `lines.${i}.${field}`, message }] : [],
  );
  if (errors.length === 0) return;
  throw new AppError(
    'RULE',
    { zh: `还有 ${errors.length} 行尚未清点`, en: `${errors.length} line(s) have not been counted` },
    { errors },
  );
}

/** Counted: what differs too much is counted again by somebody else; else the books are opened. */
const finish: Handler<'finish'> = async (ctx, { row, move }) => {
  assertAll(row.lines, (line) => !isCounted(line), 'countedQty');
  const [books, facts] = [
    await booksOf(ctx, row),
    await materialFacts(ctx, [...new Set(row.lines.flatMap(({ materialId }) => materialId ?? []))]),
  ];
  const limits = { pct: row.recountPct, value: row.recountValue };
  const lines = row.lines.map((line) => {
    const { bookQty, average } = books.get(line.id) ?? { bookQty: '0', average: '0' };
    const critical = facts.get(line.materialId ?? 0)?.critical ?? false;
    const countedQty = orZero(line.countedQty);
    return { ...line, recount: needsRecount({ bookQty, countedQty, average, critical }, limits) };
  });
  if (lines.some(({ recount }) => recount)) return move({ takeStatus: 'RECOUNT', lines });
  return move(await compared(ctx, row));
};

const finishRecount: Handler<'finishRecount'> = async (ctx, { row, move }) => {
  assertAll(row.lines, ({ recount, recountQty }) => recount === true && !recountQty, 'recountQty');
  return move(await compared(ctx, row));
};

/** Refuses what has not been counted, or differs without a word. */
export async function beforeStocktake(_ctx: Ctx, row: StocktakeRow): Promise<void> {
  if (row.takeStatus !== 'REVIEW')
    throw new AppError('RULE', { zh: '盘点尚未完成，不能提交', en: 'It has not been counted yet' });
  const message = { zh: '有差异须选原因', en: 'Say why it differs' };
  const errors = row.lines.flatMap(({ diffQty, cause }, i): FieldError[] =>
    !isZero(orZero(diffQty)) && !cause ? [{ field: `lines.${i}.cause`, message }] : [],
  );
  if (errors.length > 0) throw invalid(errors);
}

const sourceOf = (ctx: Ctx, { id, takeNo }: StocktakeRow): StockSource => ({
  resource: stocktake.name,
  id,
  no: takeNo ?? '',
  occurredOn: officeDay(ctx.now),
});

/** What differs is posted: found at the average, else at what it last cost; missed from its own place and batch, at the average. */
export async function postStocktake(ctx: Ctx, row: StocktakeRow): Promise<void> {
  const differing = gainsFirst(row.lines.filter(({ diffQty }) => !isZero(orZero(diffQty))));
  const { worth } = await worthOf(ctx, row);
  const moving = differing.map((line): Moving => {
    const { id: lineId, locationId, batchNo, expiryDate } = line;
    const materialId = line.materialId ?? 0;
    const condition = line.condition ?? 'NEW';
    const qty = abs(orZero(line.diffQty));
    const place = { materialId, condition, lineId, locationId, batchNo, expiryDate };
    if (isNegative(line.diffQty)) return { ...place, moveType: 'COUNT_LOSS', move: { kind: 'out', qty }, exact: true };
    const value = round(mul(qty, worth(line, qty)), 2);
    return { ...place, moveType: 'COUNT_GAIN', move: { kind: 'in', qty, value } };
  });
  await postMoves(ctx, sourceOf(ctx, row), row.storeId, moving);
  await stocktakes.patch(ctx, row.id, { takeStatus: 'POSTED', postedOn: officeDay(ctx.now) }, { action: 'post' });
}

export const stocktakeActs = serveActs(stocktake, stocktakeFlow, {
  start,
  found,
  finish,
  finishRecount,
  cancel: onlyMoves,
});

export const stocktakeEndpoints: readonly Endpoint[] = [
  ...stocktakeActs.endpoints,
  // What is not counted is cancelled: taken away and brought back, it would be counted beside another count of the same.
  ...crudEndpoints(stocktake, {
    omit: ['import', 'remove', 'restore'],
    create: saves.create,
    update: saves.update,
  }),
];
