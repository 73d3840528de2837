import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { add, round } from '../../../kernel/value/decimal.ts';
import type { LonLat } from '../../../kernel/value/land/land.ts';
import { greatCircleNm, initialCourse } from '../../../kernel/value/position.ts';
import { portPlaces } from '../../parameter/public.server.ts';
import { type PortPair, typedDistances } from '../public.ts';
import { CLOSED_PASSAGES, type PassageName } from './passages.rules.ts';
import { seaWay } from './sea.server.ts';
import { seaRouteCall } from './sea-route.calls.ts';
import { type SeaRoute, trackOf } from './sea-route.rules.ts';
import { type TypedDistance, typedOfWay } from './typed-distance.rules.ts';

type Reached = { readonly portId: number | null; readonly name: string; readonly place: LonLat };
type Leg = Reply<typeof seaRouteCall>['legs'][number];

const oneDecimal = (miles: number): string => miles.toFixed(1);
const pointOf = ([longitude, latitude]: LonLat) => ({ latitude, longitude });

async function placesOf(ctx: Ctx, ids: readonly number[]): Promise<Reached[]> {
  const known = await portPlaces(ctx, ids);
  return ids.map((portId) => {
    const port = known.get(portId);
    if (!port) throw invalid([{ field: 'portId', message: { zh: '没有这个港口', en: 'There is no such port' } }]);
    const name = ctx.lang === 'en' ? port.nameEn : port.name;
    if (port.latitude === null || port.longitude === null)
      throw invalid([
        {
          field: 'portId',
          message: {
            zh: `${name} 没有经纬度，请先在港口资料中补全`,
            en: `${name} has no position; enter it in the port’s record first`,
          },
        },
      ]);
    return { portId, name, place: [Number(port.longitude), Number(port.latitude)] };
  });
}

/** The turns with what a navigator reads beside them: the course to the next and the miles so far. */
function turnsOf({ turns }: SeaRoute): Leg['turns'] {
  let run = 0;
  return turns.map((place, i) => {
    const next = turns[i + 1];
    const turn = {
      ...pointOf(place),
      course: next ? Math.round(initialCourse({ from: pointOf(place), to: pointOf(next) })) % 360 : null,
      miles: oneDecimal(run),
    };
    if (next) run += greatCircleNm({ from: pointOf(place), to: pointOf(next) });
    return turn;
  });
}

/** What was entered by hand for the legs of a route, by the two ports of each. */
async function typedFor(ctx: Ctx, places: readonly Reached[]): Promise<ReadonlyMap<string, readonly TypedDistance[]>> {
  const pairs = places.slice(1).flatMap(({ portId: to }, i): PortPair[] => {
    const from = places[i]!.portId;
    return from === null || to === null || from === to ? [] : [{ from, to }];
  });
  const typed = pairs.length > 0 ? ((await answerOf(ctx, typedDistances)?.between(ctx, pairs)) ?? []) : [];
  return Map.groupBy(typed, ({ from, to }) => `${from} ${to}`);
}

/** Whether a way is the one that is found when nothing is avoided but what ice closes. */
async function isUsual(found: SeaRoute, from: LonLat, to: LonLat, avoid: readonly PassageName[]): Promise<boolean> {
  if (avoid.length === CLOSED_PASSAGES.length && CLOSED_PASSAGES.every((name) => avoid.includes(name))) return true;
  const usual = await seaWay({ from, to, avoid: CLOSED_PASSAGES });
  return usual?.miles === found.miles;
}

async function routeThrough(
  ctx: Ctx,
  ids: readonly number[],
  { start, avoid }: { start: LonLat | undefined; avoid: readonly PassageName[] },
): Promise<Reply<typeof seaRouteCall>> {
  const ports = await placesOf(ctx, ids);
  const first: Reached[] = start
    ? [{ portId: null, name: ctx.lang === 'en' ? 'the position' : '该船位', place: start }]
    : [];
  const places = [...first, ...ports];
  const typed = await typedFor(ctx, places);
  let sum = '0';
  const legs: Leg[] = [];
  for (const [i, to] of places.slice(1).entries()) {
    const from = places[i]!;
    const found = await seaWay({ from: from.place, to: to.place, avoid });
    if (!found)
      throw new AppError(
        'RULE',
        {
          zh: '{from} 至 {to} 没有可通的海路；减少要避开的通道，或核对港口经纬度',
          en: 'No way over water from {from} to {to}; avoid fewer passages, or check the positions of the ports',
        },
        { values: { from: from.name, to: to.name } },
      );
    const entered = typed.get(`${from.portId} ${to.portId}`) ?? [];
    const own =
      entered.length > 0 &&
      typedOfWay(entered, {
        passages: found.passages,
        usual: await isUsual(found, from.place, to.place, avoid),
      });
    // Tenths of what is computed: the sum is that of the legs as they are read.
    const miles = own ? round(own.miles, 1) : oneDecimal(found.miles);
    sum = add(sum, miles);
    legs.push({
      fromPortId: from.portId,
      toPortId: to.portId!,
      miles,
      computedMiles: oneDecimal(found.miles),
      typed: Boolean(own),
      source: own ? own.source : null,
      greatCircle: oneDecimal(greatCircleNm({ from: pointOf(from.place), to: pointOf(to.place) })),
      passages: [...found.passages],
      turns: turnsOf(found),
      track: trackOf(found).map(([lon, lat]) => [lon, lat]),
    });
  }
  const passages = [...new Set(legs.flatMap((leg) => leg.passages))];
  return { miles: round(sum, 1), passages, legs };
}

export type PairMiles = PortPair & {
  /** Nautical miles by the usual way; nothing where a port has no position, or no way leads there. */
  readonly miles: string | null;
};

async function milesOf(ctx: Ctx, { from, to }: PortPair): Promise<string | null> {
  try {
    return (await routeThrough(ctx, [from, to], { start: undefined, avoid: CLOSED_PASSAGES })).miles;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Miles between ports by the usual way: as they were entered where they were, else as they are computed. */
export async function milesBetween(ctx: Ctx, pairs: readonly PortPair[]): Promise<PairMiles[]> {
  const apart = pairs.filter(({ from, to }) => from !== to);
  const typed = apart.length > 0 ? ((await answerOf(ctx, typedDistances)?.between(ctx, apart)) ?? []) : [];
  const usual = new Map(
    typed.filter(({ via }) => via === null).map(({ from, to, miles }) => [`${from} ${to}`, round(miles, 1)]),
  );
  // A passage through which the way may go is told apart only by the way itself.
  for (const { from, to, via } of typed) if (via !== null) usual.delete(`${from} ${to}`);
  return Promise.all(
    pairs.map(async ({ from, to }) => {
      if (from === to) return { from, to, miles: '0.0' };
      return { from, to, miles: usual.get(`${from} ${to}`) ?? (await milesOf(ctx, { from, to })) };
    }),
  );
}

export const seaRouteEndpoints: readonly Endpoint[] = [
  serve(seaRouteCall, (ctx, { query: { portId, latitude, longitude, avoid = [], open = [] } }) => {
    const opened = [open].flat();
    const shut = CLOSED_PASSAGES.filter((name) => !opened.includes(name));
    return routeThrough(ctx, [portId].flat(), {
      start: latitude !== undefined && longitude !== undefined ? [longitude, latitude] : undefined,
      avoid: [...new Set([...shut, ...[avoid].flat()])],
    });
  }),
];
