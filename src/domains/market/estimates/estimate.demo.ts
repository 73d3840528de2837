import type { Ctx } from '../../../kernel/server/context.ts';
import { vesselById, vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { CURRENCIES, portsByLocode } from '../../parameter/public.server.ts';
import { shipFigures } from '../../voyage/public.server.ts';
import { createEstimate, estimateActs } from './estimate.server.ts';

const DAY_MS = 86_400_000;

type Route = {
  readonly open: string;
  readonly load: string;
  readonly disch: string;
  readonly ballastMiles: string;
  readonly ladenMiles: string;
};

/** Miles by sea, to the mile. */
const ROUTES = {
  south: { open: 'CNSHA', load: 'CNNGB', disch: 'SGSIN', ballastMiles: '105.0', ladenMiles: '2110.0' },
  north: { open: 'SGSIN', load: 'CNNGB', disch: 'CNTAO', ballastMiles: '2110.0', ladenMiles: '470.0' },
} as const satisfies Record<string, Route>;

type Story = {
  readonly subject: string;
  readonly cargo: string;
  /** Days before the present on which it was begun. */
  readonly ago: number;
  readonly route: Route;
  readonly freight: Readonly<Record<string, string>>;
  /** Each a ship, counted from the first of the fleet, and what is other than in the first. */
  readonly ways: readonly {
    readonly name: string;
    readonly ship: number;
    readonly over?: Readonly<Record<string, string>>;
  }[];
  readonly end?: 'choose' | 'drop' | 'revise';
};

const SLOW = { ballastSpeed: '10.50', ladenSpeed: '10.00' } as const;

const STORIES: readonly Story[] = [
  {
    subject: '宁波至新加坡成品油租船询价',
    cargo: '柴油',
    ago: 12,
    route: ROUTES.south,
    freight: { freightType: 'PER_TON', rate: '24.50' },
    ways: [
      { name: '首选船', ship: 0 },
      { name: '备选船', ship: 1 },
      { name: '降速航行', ship: 0, over: SLOW },
    ],
    end: 'revise',
  },
  {
    subject: '宁波至青岛原油转运',
    cargo: '原油',
    ago: 3,
    route: ROUTES.north,
    freight: { freightType: 'LUMPSUM', rate: '385000.00' },
    ways: [
      { name: '经济航速', ship: 1, over: SLOW },
      { name: '服务航速', ship: 1 },
      { name: '他船代运', ship: 2 },
      { name: '青岛加油', ship: 1, over: { fuelPrice: '612.00' } },
    ],
  },
  {
    subject: '新加坡回程货询价',
    cargo: '燃料油',
    ago: 20,
    route: ROUTES.north,
    freight: { freightType: 'WORLDSCALE', wsFlat: '10.45', wsPoints: '92.50' },
    ways: [
      { name: '回程', ship: 2 },
      { name: '空放', ship: 0 },
    ],
    end: 'drop',
  },
];

/** Comparisons on ships of the company, with speed and consumption of their own reports: chosen and its version before, open, dropped. */
export async function demoEstimates(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'chartering' and deleted_at is null`,
  );
  const [usd] = await ctx.db.query<{ id: number }>(`select id from ${CURRENCIES} where code = 'USD'`);
  // Oil goes by tankers; a dry ship stands in only where the company has too few of them.
  const dry = ({ type }: { type: string | null }): number => (type?.endsWith('TANKER') ? 0 : 1);
  const ships = (await vesselsOf(ctx)).filter(({ status }) => status === 'ACTIVE').sort((a, b) => dry(a) - dry(b));
  const ports = await portsByLocode(ctx, ['CNSHA', 'CNNGB', 'SGSIN', 'CNTAO']);
  if (!writer || !usd || ships.length < 3) return;
  for (const { subject, cargo, ago, route, freight, ways, end } of STORIES) {
    const by = await asPerson(ctx, writer.id, new Date(ctx.now.getTime() - ago * DAY_MS));
    const [kind] = await ctx.db.query<{ id: number }>(
      'select id from market_cargo_type where deleted_at is null and name like $1 order by id limit 1',
      [`%${cargo}%`],
    );
    const port = (code: string): number | null => ports.get(code)?.id ?? null;
    const alternatives: Record<string, unknown>[] = [];
    for (const { name, ship, over } of ways) {
      alternatives.push({
        name,
        ...(await ownFigures(ctx, ships[ship]!.id)),
        cargoTypeId: kind?.id ?? null,
        openPort: port(route.open),
        loadPort: port(route.load),
        dischPort: port(route.disch),
        bunkerPort: port('SGSIN'),
        ballastMiles: route.ballastMiles,
        ladenMiles: route.ladenMiles,
        weatherMargin: '0.0500',
        loadHours: '30.00',
        dischHours: '36.00',
        waitHours: '18.00',
        fuelExtra: '6.000',
        fuelPrice: '585.00',
        dieselPrice: '790.00',
        ...freight,
        addressCommission: '0.0125',
        brokerage: '0.0125',
        portCosts: '96500.00',
        otherCosts: '8200.00',
        ...over,
      });
    }
    const row = await createEstimate(by, {
      subject,
      currencyId: usd.id,
      laycanFrom: dayAfter(ctx.now, 14 - ago),
      laycanTo: dayAfter(ctx.now, 17 - ago),
      alternatives,
    });
    if (end === 'drop') await estimateActs(by, 'drop', row.id, { reason: '客户取消询价。' });
    if (end === 'revise') {
      const next = await estimateActs(by, 'revise', row.id);
      await estimateActs(by, 'choose', next.id, { letter: 'A', reason: '船期合适，日均效益较高。' });
    }
  }
}

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** What a ship brings of her own: by her reports, and where she has sent none of a kind, what such ships burn. */
async function ownFigures(ctx: Ctx, shipId: number): Promise<Record<string, unknown>> {
  const { dwt } = await vesselById(ctx, shipId);
  const own = await shipFigures(ctx, shipId);
  return {
    shipId,
    qty: String(Math.round(((dwt ?? 40_000) * 0.95) / 100) * 100),
    ballastSpeed: own.ballastSpeed ?? '12.50',
    ladenSpeed: own.ladenSpeed ?? '12.00',
    ballastFuel: own.ballastFuel ?? '20.00',
    ladenFuel: own.ladenFuel ?? '23.00',
    portFuel: own.portFuel ?? '4.00',
    seaDiesel: own.seaDiesel ?? '0.20',
    portDiesel: own.portDiesel ?? '0.50',
    fuelId: own.fuel?.fuelId ?? null,
    fuelCf: own.fuel?.cf ?? null,
    dieselId: own.diesel?.fuelId ?? null,
    dieselCf: own.diesel?.cf ?? null,
  };
}
