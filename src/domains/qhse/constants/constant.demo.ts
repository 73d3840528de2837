import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { add, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { shipConstant } from './ship-constant.resource.ts';
import { tankCapacity } from './tank-capacity.resource.ts';

/** Days before the present, and what was measured beyond the first; the last lies far from the one before. */
const MEASURED = [
  [540, '0', null],
  [280, '12.4', null],
  [40, '41.8', '坞修后未清除舱底淤泥，待下次测定核对。'],
] as const;

const WEIGHTS = { ballast: '1900', freshWater: '210', fuelOil: '240', dieselOil: '20', lubOil: '25', otherKnown: '0' };
const LIGHT = '9850';
const FIRST = '12480';

const TANKS = [
  ['油渣舱', 'SLUDGE', '12.60', '3.1'],
  ['舱底水舱', 'BILGE', '28.40', '3.3'],
  ['生活污水舱', 'SEWAGE', '18.00', null],
  ['污油水舱', 'SLOP', '210.00', null],
] as const;

export async function demoConstants(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'tech' and deleted_at is null`,
  );
  const [port] = await ctx.db.query<{ id: number }>(
    `select id from ${PORTS} p where unlocode like 'CN%' and name <> name_en and deleted_at is null order by unlocode limit 1`,
  );
  if (!writer) return;
  const person = await asPerson(ctx, writer.id, ctx.now);
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const today = officeDay(ctx.now);
  const ships = await vesselsOf(by);
  await recordsOf(shipConstant).createMany(
    by,
    ships.flatMap(({ id }, s) =>
      MEASURED.map(([ago, more, deviationReason]) => {
        const displacement = sub(add(FIRST, more), String((s % 5) * 6));
        const measured = { ...WEIGHTS, displacement, lightShip: LIGHT };
        const measureDate = daysAfter(today, -(ago + (s % 7)));
        return {
          draft: { ...measured, shipId: id, measureDate, portId: port?.id, deviationReason, surveyor: '大副' },
          server: {},
        };
      }),
    ),
  );
  await recordsOf(tankCapacity).createMany(
    by,
    ships.flatMap(({ id: shipId }) => [
      ...TANKS.map(([tankName, tankType, capacityM3, ioppItem]) => ({
        draft: { shipId, tankName, tankType, capacityM3, ioppItem },
        server: {},
      })),
      { draft: { shipId, tankName: '油水分离器', tankType: 'OWS', owsRate: '2.00', ioppItem: '2.2' }, server: {} },
      { draft: { shipId, tankName: '焚烧炉', tankType: 'INCINERATOR', burnRate: '50.0' }, server: {} },
    ]),
  );
}
