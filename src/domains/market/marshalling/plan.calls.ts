import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { CLASH_CODES, CLASH_LEVELS, type ClashCode, type ClashLevel } from './clash.text.ts';
import { COMPARED } from './compare.rules.ts';
import { DIFFERENCES } from './plan.text.ts';

const Id = z.coerce.number<number>().int().positive();
const Plan = z.object({ id: Id });
const Figure = z.string().nullable();
const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(of) as [K, ...K[]];

const LIST = 'market:marshallingPlan:list';
const EDIT = 'market:marshallingPlan:edit';

/** A leg, or what still waits for a ship: then its ship is 0, and its ETA the first of its laycan. */
const BoardLeg = z.object({
  key: z.string(),
  cargoId: z.number().nullable(),
  liftingId: z.number().nullable(),
  shipId: z.number(),
  cargo: z.string(),
  cargoTypeId: z.number(),
  loadPortId: z.number(),
  dischPortId: z.number(),
  loadBerthId: z.number().nullable(),
  dischBerthId: z.number().nullable(),
  qty: z.string(),
  tolerancePct: Figure,
  etaLoad: z.string(),
  laycanFrom: z.string(),
  laycanTo: z.string(),
  ballastNm: Figure,
  seaNm: Figure,
  draft: Figure,
  required: z.array(z.string()),
  modeChange: z.boolean(),
  tce: Figure,
});

/** All that the board draws, and judges a leg by before it is dropped; names in the language of the call. */
export const planBoardCall = route({
  method: 'GET',
  path: '/api/market/marshalling-plans/:id/board',
  permission: LIST,
  summary: { zh: '配船图', en: 'Board of a marshalling plan' },
  params: Plan,
  reply: z.object({
    version: z.number(),
    month: z.string(),
    /** Whether it is still written. */
    open: z.boolean(),
    legs: z.array(BoardLeg),
    free: z.array(BoardLeg),
    leastTce: Figure,
    terms: z.object({ weatherPct: z.string(), portHours: z.string() }),
    ships: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        speed: Figure,
        dwt: z.number().nullable(),
        space: Figure,
        loa: Figure,
        beam: Figure,
        draft: Figure,
        area: z.string(),
        mode: z.enum(['DOMESTIC', 'FOREIGN']).nullable(),
        held: z.array(
          z.object({
            id: z.number(),
            certKind: z.string(),
            validTo: z.string().nullable(),
            result: z.enum(['ACCEPTABLE', 'CONDITIONAL', 'ON_HOLD', 'REJECTED']).nullable(),
          }),
        ),
        taken: z.array(
          z.object({
            voyageId: z.number(),
            voyage: z.string(),
            repair: z.boolean(),
            from: z.string(),
            ends: z.string().nullable(),
            lastPortId: z.number().nullable(),
          }),
        ),
        previous: z.array(z.number()),
      }),
    ),
    goods: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        density: Figure,
        liquid: z.boolean(),
        wash: z.string().nullable(),
        banned: z.array(z.object({ bannedId: z.number(), last: z.number() })),
      }),
    ),
    ports: z.array(z.object({ id: z.number(), name: z.string(), code: z.string(), zone: Figure })),
    berths: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        port: z.number(),
        loadRate: Figure,
        dischRate: Figure,
        maxLoa: Figure,
        maxBeam: Figure,
        maxDraft: Figure,
        maxDwt: z.number().nullable(),
        depth: Figure,
        tide: Figure,
      }),
    ),
    papers: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

/** More ways than a fleet has from where its ships are. */
const MOST_PAIRS = 120;

/** Miles between ports, each pair as `12-34`: what a leg is judged by where it is moved to. */
export const planMilesCall = route({
  method: 'GET',
  path: '/api/market/marshalling-plans/miles',
  permission: LIST,
  summary: { zh: '港口间里程', en: 'Miles between ports' },
  query: z.object({
    pair: z.union([
      z.string().regex(/^\d{1,15}-\d{1,15}$/),
      z
        .array(z.string().regex(/^\d{1,15}-\d{1,15}$/))
        .min(1)
        .max(MOST_PAIRS),
    ]),
  }),
  reply: z.object({ miles: z.array(z.object({ from: z.number(), to: z.number(), miles: Figure })) }),
});

/** What speaks against a plan as it stands now (market 5.6). */
export const planCheckCall = route({
  method: 'POST',
  path: '/api/market/marshalling-plans/:id/check',
  permission: LIST,
  summary: { zh: '校核配船计划', en: 'Check a marshalling plan' },
  params: Plan,
  reply: z.object({
    hard: z.number(),
    soft: z.number(),
    clashes: z.array(
      z.object({
        code: z.enum(keysOf<ClashCode>(CLASH_CODES)),
        level: z.enum(keysOf<ClashLevel>(CLASH_LEVELS)),
        keys: z.array(z.string()),
        said: z.string(),
      }),
    ),
  }),
});

/** Gives a parcel or lifting to a ship at a time, moves it, or with no ship takes it from the plan. */
export const planPlaceCall = route({
  method: 'POST',
  path: '/api/market/marshalling-plans/:id/place',
  permission: EDIT,
  summary: { zh: '配载、改配或移出', en: 'Assign, move or take off a leg' },
  params: Plan,
  body: z.object({
    version: z.number().int().positive(),
    cargoId: Id.nullable().optional(),
    liftingId: Id.nullable().optional(),
    shipId: Id.nullable(),
    etaLoad: z.iso.datetime().nullable().optional(),
  }),
});

/** How a version differs from the one before it. */
export const planDifferencesCall = route({
  method: 'GET',
  path: '/api/market/marshalling-plans/:id/differences',
  permission: LIST,
  summary: { zh: '与上一版的差别', en: 'Differences from the version before' },
  params: Plan,
  reply: z.object({
    /** The number of the version before; nothing of the first. */
    against: z.string().nullable(),
    differences: z.array(
      z.object({
        key: z.string(),
        cargo: z.string(),
        what: z.enum(keysOf<keyof typeof DIFFERENCES>(DIFFERENCES)),
        field: z.enum(COMPARED).nullable(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
});
