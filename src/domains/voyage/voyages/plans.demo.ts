import type { Ctx } from '../../../kernel/server/context.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { portsByLocode } from '../../parameter/public.server.ts';
import { partnersInRole } from '../../partner/public.server.ts';
import { voyageActs } from './service/close-voyage.server.ts';
import { planVoyage } from './service/plan-voyage.server.ts';
import type { TRADE_MODES } from './voyage.resource.ts';

type Stop = {
  readonly locode: string;
  readonly purpose: 'LOAD' | 'DISCH';
  readonly inDays: number;
  readonly berth?: string;
};

type Story = {
  readonly ship: string;
  readonly tradeMode: keyof typeof TRADE_MODES;
  readonly stops: readonly Stop[];
  readonly remark: string;
  /** Why it will not be made. */
  readonly cancelled?: string;
};

/** What ships do next: one goes on with her trade, one was planned for a cargo that fell away. */
const STORIES: readonly Story[] = [
  {
    ship: 'HAI YUE 6',
    tradeMode: 'DOMESTIC',
    stops: [
      { locode: 'CNNGB', purpose: 'LOAD', inDays: 9, berth: '北仑 算山 9# Beilun Suanshan' },
      { locode: 'CNSHA', purpose: 'DISCH', inDays: 11 },
    ],
    remark: '按月度计划安排，装前洗舱一次',
  },
  {
    ship: 'HAI YUE HUASHAN',
    tradeMode: 'FOREIGN',
    stops: [
      { locode: 'AUPHE', purpose: 'LOAD', inDays: 20 },
      { locode: 'CNTAO', purpose: 'DISCH', inDays: 33 },
    ],
    remark: '意向货，待租家确认',
    cancelled: '租家取消装载，改派其他船舶',
  },
];

const DAY_MS = 86_400_000;
/** Ports are planned by whole hours. */
const HOUR_MS = 3_600_000;

/** Voyages that operations plan ahead, of the ships that the company has. */
export async function demoPlans(ctx: Ctx): Promise<void> {
  const [operator] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'ops' and deleted_at is null`,
  );
  if (!operator) return;
  const by = (daysAgo: number): Promise<Ctx> =>
    asPerson(ctx, operator.id, new Date(ctx.now.getTime() - daysAgo * DAY_MS));
  const agents = await partnersInRole(ctx, 'PORT_AGENT');
  const locodes = STORIES.flatMap(({ stops }) => stops.map(({ locode }) => locode));
  const ports = await portsByLocode(ctx, locodes);
  const vessels = await vesselsOf(ctx);
  for (const { ship, stops, cancelled, ...plan } of STORIES) {
    const vessel = vessels.find(({ nameEn }) => nameEn === ship);
    if (!vessel) continue;
    const { id } = await planVoyage(await by(3), {
      ...plan,
      shipId: vessel.id,
      orderedSpeed: '12.00',
      ports: stops.flatMap(({ locode, purpose, inDays, berth }) => {
        const port = ports.get(locode)?.id;
        if (port === undefined) return [];
        const at = (hours: number): string =>
          new Date(
            Math.floor((ctx.now.getTime() + inDays * DAY_MS) / HOUR_MS) * HOUR_MS + hours * HOUR_MS,
          ).toISOString();
        const agent = locode.startsWith('CN') ? (agents[port % agents.length] ?? null) : null;
        return [{ port, purpose, berth, agent, eta: at(0), etb: at(4), etd: at(30) }];
      }),
    });
    if (cancelled) await voyageActs.perform(await by(1), 'cancel', id, { reason: cancelled });
  }
}
