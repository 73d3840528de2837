import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { LonLat } from '../../../kernel/value/land/land.ts';
import { greatCircleNm, initialCourse } from '../../../kernel/value/position.ts';
import { portPlaces } from '../../parameter/public.server.ts';
import { CLOSED_PASSAGES, type PassageName } from './passages.rules.ts';
import { seaWay } from './sea.server.ts';
import { seaRouteCall } from './sea-route.calls.ts';
import { type SeaRoute, trackOf } from './sea-route.rules.ts';

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
  let sum = 0;
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
    sum += found.miles;
    legs.push({
      fromPortId: from.portId,
      toPortId: to.portId!,
      miles: oneDecimal(found.miles),
      greatCircle: oneDecimal(greatCircleNm({ from: pointOf(from.place), to: pointOf(to.place) })),
      passages: [...found.passages],
      turns: turnsOf(found),
      track: trackOf(found).map(([lon, lat]) => [lon, lat]),
    });
  }
  const passages = [...new Set(legs.flatMap((leg) => leg.passages))];
  return { miles: oneDecimal(sum), passages, legs };
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
