import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { say } from '../../../kernel/text.ts';
import { isPositive, lt } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { tankStanding } from '../pollution/tank-standing.resource.ts';
import { constantOf, isFar } from './constant.rules.ts';
import { CONSTANT_TEXT as TEXT } from './constant-words.text.ts';
import { shipConstant } from './ship-constant.resource.ts';
import { tankCapacity } from './tank-capacity.resource.ts';

type Measured = { readonly shipId: number; readonly measureDate: string; readonly id?: number };

/** What was measured on that ship before; nothing of the first. */
async function constantBefore(ctx: Ctx, { shipId, measureDate, id }: Measured): Promise<string | undefined> {
  const [row] = await ctx.db.query<{ constant: string }>({
    name: 'qhse-constant-before',
    text: `select constant_value::text as constant from qhse_ship_constant
      where ship_id = $1 and measure_date < $2 and id <> coalesce($3::bigint, 0) and deleted_at is null
      order by measure_date desc limit 1`,
    values: [shipId, measureDate, id ?? null],
  });
  return row?.constant;
}

const saves = savesOf(shipConstant, {
  served: async (ctx, { row, before, wrong }) => {
    if (row.measureDate > officeDay(ctx.now)) wrong('measureDate', TEXT.future.zh, TEXT.future.en);
    const now = constantOf(row);
    const last = await constantBefore(ctx, { shipId: row.shipId, measureDate: row.measureDate, id: before?.id });
    if (now !== null && last !== undefined && isFar(last, now) && !row.deviationReason?.trim())
      wrong('deviationReason', say(TEXT.far, 'zh', { before: last }), say(TEXT.far, 'en', { before: last }));
    return {};
  },
  needs: ['shipId', 'measureDate'],
});

export const createConstant = saves.create;

/** A tank of which record books keep account stays what it is, and holds no less than lies in it. */
const tanks = savesOf(tankCapacity, {
  served: async (ctx, { row, before, wrong }) => {
    if (!before || !isPositive(before.capacityM3)) return {};
    const { lastTime, retainedM3 } = await recordsOf(tankStanding).get(ctx, before.id);
    if (!lastTime) return {};
    if (row.shipId !== before.shipId) wrong('shipId', TEXT.booked.zh, TEXT.booked.en);
    if (row.tankType !== before.tankType) wrong('tankType', TEXT.booked.zh, TEXT.booked.en);
    const least = say(TEXT.holds, 'zh', { m3: retainedM3 ?? '0' });
    if (lt(row.capacityM3, retainedM3)) wrong('capacityM3', least, say(TEXT.holds, 'en', { m3: retainedM3 ?? '0' }));
    return {};
  },
});

export const constantEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(shipConstant, saves),
  ...crudEndpoints(tankCapacity, tanks),
];
