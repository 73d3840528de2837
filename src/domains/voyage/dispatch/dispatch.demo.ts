import type { Ctx } from '../../../kernel/server/context.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { asPerson, holdersOf, PEOPLE } from '../../identity/public.server.ts';
import { createDispatch, dispatchActs } from './dispatch.server.ts';

const HOUR_MS = 3_600_000;

/** Hours ago it was said, by whom, of what kind, what, hours until it was due, and how it ended; without a word it still waits. */
type Story = readonly [
  ago: number,
  direction: 'TO_SHIP' | 'FROM_SHIP',
  orderType: string,
  channel: string,
  content: string,
  due: number | null,
  result: string | null | undefined,
];

/** Still open are three: two of them late by now. `null`: acknowledged, and not closed yet. */
const STORIES: readonly Story[] = [
  [
    398,
    'TO_SHIP',
    'VOYAGE_ORDER',
    'EMAIL',
    '下航次指令已发，请核对装港、受载期与货量后回复。',
    12,
    '船长确认可按期受载。',
  ],
  [372, 'TO_SHIP', 'SPEED', 'SYSTEM', '为赶受载期，请按 13.0 节航行，注意主机负荷。', 6, '已加速，主机负荷正常。'],
  [351, 'FROM_SHIP', 'BERTH_PLAN', 'SAT', '代理告知泊位推迟，预计次日清晨靠泊。', 8, '已通知租家与货主。'],
  [
    330,
    'TO_SHIP',
    'WEATHER',
    'SYSTEM',
    '前方有冷空气南下，浪高 3 至 4 米，请做好绑扎与排水检查。',
    10,
    '已检查，状况良好。',
  ],
  [
    305,
    'TO_SHIP',
    'BUNKER',
    'EMAIL',
    '本港安排加低硫燃油，请报告可接收舱容与管路状况。',
    12,
    '已报舱容，油驳按计划靠妥。',
  ],
  [287, 'FROM_SHIP', 'OTHER', 'PHONE', '申请下港安排交通艇送医一名船员。', 6, '代理已安排，复诊无碍。'],
  [262, 'TO_SHIP', 'ROUTE', 'EMAIL', '请改走推荐航线，绕开演习区。', 4, '已按推荐航线航行。'],
  [241, 'TO_SHIP', 'SAFETY', 'SYSTEM', '近期渔船密集，航经渔区加派瞭望。', 24, '已加派瞭望并记入航海日志。'],
  [220, 'FROM_SHIP', 'BUNKER', 'EMAIL', '库存滑油可用约 20 天，请安排补给。', 48, '已列入下港补给计划。'],
  [198, 'TO_SHIP', 'BERTH_PLAN', 'SYSTEM', '靠泊计划已更新，请按新时间备车。', 6, '已收悉并备车。'],
  [170, 'TO_SHIP', 'VOYAGE_ORDER', 'EMAIL', '卸港顺序调整，请重新核算吃水与稳性。', 12, '核算完毕，吃水满足要求。'],
  [146, 'FROM_SHIP', 'WEATHER', 'SAT', '风力增大，申请减速航行。', 4, '同意减速，预抵时间顺延。'],
  [122, 'TO_SHIP', 'SPEED', 'SYSTEM', '泊位未空出，请降速经济航行。', 6, '已降速。'],
  [98, 'TO_SHIP', 'SAFETY', 'EMAIL', '请核对防污染设备记录，港口检查近期加强。', 48, '已核对，记录齐全。'],
  [75, 'FROM_SHIP', 'OTHER', 'EMAIL', '主机备件已收到，数量相符。', null, '已转机务主管。'],
  [52, 'TO_SHIP', 'ROUTE', 'SYSTEM', '海图改正通告已发，请更新后回复。', 24, null],
  [30, 'TO_SHIP', 'OTHER', 'SYSTEM', '请补报上港移泊的时间与责任方。', 36, null],
  [20, 'TO_SHIP', 'BERTH_PLAN', 'SYSTEM', '请确认明日靠泊所需拖轮数量与带缆要求。', 8, undefined],
  [9, 'FROM_SHIP', 'BERTH_PLAN', 'SAT', '申请靠泊后安排淡水补给 150 吨。', 6, undefined],
  [3, 'TO_SHIP', 'WEATHER', 'SYSTEM', '气象机构提示未来两天大风，请报告避风意向。', 12, undefined],
];

type Person = { readonly id: number; readonly ship: number | null };

/** What office and ships told each other in the last two weeks: twenty records, three of them open. */
export async function demoDispatches(ctx: Ctx): Promise<void> {
  const people = await ctx.db.query<Person>(
    `select u.id, v.id as ship from ${PEOPLE} u left join ${SHIPS} v on v.organization_id = u.organization_id
     where u.deleted_at is null and (u.username = 'ops' or u.id = any($1::bigint[])) order by v.id, u.id`,
    [await holdersOf(ctx, { roles: ['MASTER'] })],
  );
  const office = people.find(({ ship }) => ship === null);
  const masters = people.filter(({ ship }) => ship !== null);
  if (!office || masters.length === 0) return;
  for (const [i, [ago, direction, orderType, channel, content, due, result]] of STORIES.entries()) {
    const master = masters[i % masters.length]!;
    const said = new Date(ctx.now.getTime() - ago * HOUR_MS);
    const later = (hours: number): Date => new Date(said.getTime() + hours * HOUR_MS);
    const toShip = direction === 'TO_SHIP';
    const [from, to] = toShip ? [office.id, master.id] : [master.id, office.id];
    const row = await createDispatch(await asPerson(ctx, from, said), {
      shipName: master.ship,
      voyageId: await voyageAt(ctx, master.ship!, said),
      direction,
      orderType,
      channel,
      content,
      time: said.toISOString(),
      dueTime: due === null ? null : later(due).toISOString(),
    });
    if (result === undefined) continue;
    await dispatchActs.perform(await asPerson(ctx, to, later(1)), toShip ? 'acknowledge' : 'receive', row.id);
    if (result !== null) await dispatchActs.perform(await asPerson(ctx, to, later(2.5)), 'done', row.id, { result });
  }
}

async function voyageAt(ctx: Ctx, ship: number, at: Date): Promise<number | null> {
  const [found] = await ctx.db.query<{ id: number }>(
    `select id from voyage_voyage where ship_name = $1 and deleted_at is null and start_time <= $2 order by start_time desc limit 1`,
    [ship, at.toISOString()],
  );
  return found?.id ?? null;
}
