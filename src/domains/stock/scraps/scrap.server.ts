import { invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { gt, mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { mirrorOf } from '../ledger/mirror.server.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { store } from '../stores/store.resource.ts';
import { itemsOf } from './items.server.ts';
import { scrapOfItems } from './scrap.calls.ts';
import { scrapFlow } from './scrap.flow.ts';
import { type ScrapRow, scrap } from './scrap.resource.ts';

export const scraps = recordsOf(scrap);
const stores = recordsOf(store);

/** It belongs where its store does; each line says what is there and what it is worth today. */
const saves = savesOf(scrap, {
  needs: ['storeId'],
  async served(ctx, { row, wrong }) {
    const { organizationId, vesselId } = await stores.get(ctx, row.storeId);
    const items = await itemsOf(ctx, row.lines);
    const lines = row.lines.map((line, i) => {
      const item = items.get(line.poolId);
      if (item?.storeId !== row.storeId) wrong(`lines.${i}.poolId`, '不在此仓库', 'It does not lie in this store');
      else if (gt(line.qty, item.qty)) wrong(`lines.${i}.qty`, `只有 ${item.qty}`, `There are ${item.qty}`);
      return { ...line, onHand: item?.qty ?? null, value: round(mul(orZero(line.qty), orZero(item?.average)), 2) };
    });
    return { organizationId, vesselId, lines, value: round(sum(lines.map(({ value }) => value)) ?? '0', 2) };
  },
  made: async (ctx, { organizationId }) => ({ scrapNo: await documentNumber(ctx, scrap, organizationId) }),
});

const fromItems = serveMake(scrapOfItems, (ctx, { rows, first: { storeId } }) =>
  saves.create(ctx, {
    storeId,
    reason: '失效物资报废',
    lines: rows.map(({ id, unitId, qty }) => ({ poolId: id, unitId, qty, cause: 'EXPIRED' })),
  }),
);

const sourceOf = (ctx: Ctx, { id, scrapNo }: ScrapRow): StockSource => ({
  resource: scrap.name,
  id,
  no: scrapNo ?? '',
  occurredOn: officeDay(ctx.now),
});

/** Refuses what cannot be approved; what it is worth stands still from then on. */
export async function beforeScrap(ctx: Ctx, row: ScrapRow): Promise<{ value: string }> {
  if (row.lines.length === 0)
    throw invalid([{ field: 'lines', message: { zh: '至少填写一行明细', en: 'There is at least one line' } }]);
  if (!row.photos?.length) throw invalid([{ field: 'photos', message: { zh: '须附照片', en: 'Attach photos' } }]);
  const items = await itemsOf(ctx, row.lines);
  const values = row.lines.map(({ poolId, qty }) => round(mul(qty, orZero(items.get(poolId)?.average)), 2));
  return { value: round(sum(values) ?? '0', 2) };
}

/** It leaves at the average cost of the day; more than is there then is refused at its line. */
export async function postScrap(ctx: Ctx, row: ScrapRow): Promise<void> {
  const items = await itemsOf(ctx, row.lines);
  const moves = row.lines.map((line, i): Moving => {
    const { materialId, condition } = items.get(line.poolId)!;
    const move = { kind: 'out' as const, qty: line.qty };
    return { materialId, condition, moveType: 'SCRAP', move, lineId: line.id, field: `lines.${i}.qty` };
  });
  await postMoves(ctx, sourceOf(ctx, row), row.storeId, moves);
  await scraps.patch(ctx, row.id, { scrapStatus: 'POSTED', postedOn: officeDay(ctx.now) }, { action: 'post' });
}

export const scrapActs = serveActs(scrap, scrapFlow, {
  dispose: (ctx, { values, row, move }) => {
    const early = values.disposedOn < (row.postedOn ?? '') || values.disposedOn > officeDay(ctx.now);
    const message = { zh: '须在出账之后、今日之前', en: 'After it was written off, and not later than today' };
    if (early) throw invalid([{ field: 'disposedOn', message }]);
    return move(values);
  },
  reverse: async (ctx, { row, move }) => {
    const reversed = await move();
    await postMoves(
      ctx,
      sourceOf(ctx, row),
      row.storeId,
      await mirrorOf(ctx, { resource: scrap.name, id: row.id }, 'SCRAP'),
    );
    return reversed;
  },
});

export const createScrap = saves.create;

export const scrapEndpoints: readonly Endpoint[] = [
  fromItems.endpoint,
  ...scrapActs.endpoints,
  ...crudEndpoints(scrap, { omit: ['import'], ...saves }),
];
