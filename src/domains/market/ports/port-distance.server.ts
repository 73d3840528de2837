import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { fill } from '../../../kernel/server/ports.ts';
import type { PassageName } from '../../voyage/public.ts';
import { typedDistances } from '../../voyage/public.ts';
import { portDistance } from './port-distance.resource.ts';
import { pairKeyOf } from './port-distance.rules.ts';
import { PORT_TEXT, type Via } from './port-words.text.ts';

type Found = { readonly pair: string; readonly via: Via; readonly miles: string; readonly source: string | null };

const keptFor = (ctx: Ctx, pairs: readonly string[]): Promise<Found[]> =>
  ctx.db.query<Found>({
    name: 'market-distances-of-pairs',
    text: `select pair_key as pair, via, miles, source from market_port_distance where deleted_at is null and pair_key = any($1::text[])`,
    values: [pairs],
  });

async function isKept(ctx: Ctx, pair: string, via: string, except: number): Promise<boolean> {
  const rows = await ctx.db.query({
    name: 'market-distance-kept',
    text: 'select 1 from market_port_distance where deleted_at is null and pair_key = $1 and via = $2 and id <> $3',
    values: [pair, via, except],
  });
  return rows.length > 0;
}

/** Entered one way round, a distance stands for the other, too. */
const saves = savesOf(portDistance, {
  needs: ['fromPort', 'toPort'],
  served: async (ctx, { row, before, wrong }) => {
    const pair = pairKeyOf(row.fromPort, row.toPort);
    if (pair !== null && (await isKept(ctx, pair, row.via, before?.id ?? 0)))
      wrong('toPort', PORT_TEXT.twice.zh, PORT_TEXT.twice.en);
    return { ports: [row.fromPort, row.toPort] };
  },
});

export const createDistance = saves.create;

/** What the sea routes ask before they trust what they computed. */
export const distanceFill = fill(typedDistances, 'market.portDistance', {
  between: async (ctx, pairs) => {
    const kept = await keptFor(ctx, [...new Set(pairs.map(({ from, to }) => pairKeyOf(from, to) ?? ''))]);
    const byPair = Map.groupBy(kept, ({ pair }) => pair);
    return pairs.flatMap(({ from, to }) =>
      (byPair.get(pairKeyOf(from, to) ?? '') ?? []).map(({ via, miles, source }) => ({
        from,
        to,
        via: passageOf(via),
        miles,
        source,
      })),
    );
  },
});

const passageOf = (via: Via): PassageName | null => (via === 'NONE' ? null : via);

export const distanceEndpoints: readonly Endpoint[] = crudEndpoints(portDistance, { ...saves });
