import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { PASSAGE_NAMES } from './passages.rules.ts';

/** More ports than any voyage calls at in a row. */
export const MOST_PORTS = 20;

const Id = z.coerce.number<number>().int().positive();
const Degrees = (most: number) => z.coerce.number<number>().min(-most).max(most);
const Name = z.enum(PASSAGE_NAMES);
const Passages = z.array(Name).max(PASSAGE_NAMES.length);
/** Nautical miles with one decimal. */
const Miles = z.string();

/** The way over water through ports in their order, from a position where one is given. */
export const seaRouteCall = route({
  method: 'GET',
  path: '/api/voyage/sea-route',
  permission: 'voyage:seaRoute:list',
  summary: { zh: '港口间海上里程与航迹', en: 'Distance and track over water between ports' },
  query: z.object({
    portId: z.union([Id, z.array(Id).min(1).max(MOST_PORTS)]),
    latitude: Degrees(90).optional(),
    longitude: Degrees(180).optional(),
    /** Passages that are not used. */
    avoid: z.union([Name, Passages]).optional(),
    /** Passages that are used although they count as closed. */
    open: z.union([Name, Passages]).optional(),
  }),
  reply: z.object({
    miles: Miles,
    passages: Passages,
    legs: z.array(
      z.object({
        /** Null: the position that was given. */
        fromPortId: z.number().nullable(),
        toPortId: z.number(),
        /** As it was entered for these ports where it was, else as it is computed. */
        miles: Miles,
        computedMiles: Miles,
        typed: z.boolean(),
        /** Where a typed distance was read. */
        source: z.string().nullable(),
        greatCircle: Miles,
        passages: Passages,
        /** Where the course changes: position, course to the next in degrees, and miles from the first port to here. */
        turns: z.array(
          z.object({
            latitude: z.number(),
            longitude: z.number(),
            course: z.number().nullable(),
            miles: Miles,
          }),
        ),
        /** Longitude and latitude, close enough for a chart. */
        track: z.array(z.tuple([z.number(), z.number()])),
      }),
    ),
  }),
});
