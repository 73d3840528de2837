import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, max, mul, round, sub } from '../../../kernel/value/decimal.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { portsByLocode } from '../../parameter/public.server.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import { berth } from './berth.resource.ts';
import { createDistance } from './port-distance.server.ts';
import { portProfile } from './port-profile.resource.ts';
import { KNOWN_DISTANCES, KNOWN_PORTS, type KnownPort } from './port-table.demo.ts';

const DAY_MS = 86_400_000;
/** Days before today on which the port settings were entered. */
const ENTERED = 200;

type Called = { readonly port: number; readonly berth: string; readonly ships: readonly number[] };
type Ships = Awaited<ReturnType<typeof vesselsOf>>;

const DOCUMENTS = [
  { name: '进港申报单', copies: 2, hoursBefore: 24, recipient: '海事' },
  { name: '船员名单', copies: 4, hoursBefore: 24, recipient: '边检' },
  { name: '货物舱单', copies: 3, hoursBefore: 24, recipient: '海关' },
] as const;

/** Ports at which the company calls, their berths as the calls name them, and distances between them. */
export async function demoPorts(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'ops' and deleted_at is null`,
  );
  if (!writer) return;
  const by = await asPerson(ctx, writer.id, new Date(ctx.now.getTime() - ENTERED * DAY_MS));
  const ports = await portsByLocode(
    ctx,
    KNOWN_PORTS.map(({ locode }) => locode),
  );
  const idOf = (locode: string): number => ports.get(locode)!.id;
  for (const known of KNOWN_PORTS) await recordsOf(portProfile).create(by, profileOf(known, idOf(known.locode)));
  const tides = new Map(KNOWN_PORTS.map(({ locode, tide }) => [idOf(locode), tide]));
  await demoBerths(by, tides);
  for (const [from, to, miles] of KNOWN_DISTANCES)
    await createDistance(by, { fromPort: idOf(from), toPort: idOf(to), via: 'NONE', miles, source: '公司里程表' });
}

const profileOf = ({ locode, ...known }: KnownPort, port: number) => ({
  ...known,
  port,
  pilotCompulsory: true,
  dgAllowed: true,
  wasteReception: locode !== 'SARTA',
  documents: DOCUMENTS.map((one) => ({ ...one })),
});

/** Each berth bears whoever berthed there, with a little to spare. */
async function demoBerths(by: Ctx, tides: ReadonlyMap<number, Decimal>): Promise<void> {
  const called = await by.db.query<Called>(
    `select c.port, c.berth, array_agg(distinct c.ship_name) as ships from ${PORT_CALLS} c
     where c.deleted_at is null and c.berth is not null group by c.port, c.berth order by c.port, c.berth`,
  );
  const fleet = await vesselsOf(by, { disposed: true });
  for (const [at, { port, berth: name, ships }] of called.entries()) {
    const guests = fleet.filter(({ id }) => ships.includes(id));
    if (guests.length === 0) continue;
    await recordsOf(berth).create(by, {
      port,
      name,
      terminal: name.split(' ')[0],
      ...measuresOf(guests, tides.get(port) ?? '0'),
      arms: 3 + (at % 4),
      loadRate: String(1500 + 250 * (at % 5)),
      dischRate: String(1200 + 200 * (at % 5)),
      freshWater: at % 3 !== 0,
    });
  }
}

function measuresOf(guests: Ships, tide: Decimal) {
  const most = (of: (ship: Ships[number]) => Decimal | null): Decimal => max(...guests.map(of)) ?? '0';
  const draft = add(
    most(({ draft: summer }) => summer),
    '0.20',
  );
  return {
    maxLoa: add(
      most(({ loa }) => loa),
      '8',
    ),
    maxBeam: add(
      most(({ beam }) => beam),
      '2',
    ),
    maxDwt: 5000 * Math.ceil((Math.max(...guests.map(({ dwt }) => dwt ?? 0)) + 1000) / 5000),
    depth: round(sub(mul(draft, '1.10'), tide), 1),
  };
}
