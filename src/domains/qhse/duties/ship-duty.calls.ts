import { z } from 'zod';
import { type Reply, route } from '../../../kernel/route.ts';
import { isMonth, MOST_PEOPLE, NAME_LENGTH, PERIODS_LENGTH, RANK_LENGTH } from './duty.rules.ts';
import { DUTY_KINDS, type DutyKind, DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { REST_RULES } from './rest-hours.rules.ts';

const Id = z.coerce.number<number>().int().positive();
const Duty = z.object({ id: Id });
const Periods = z.string().max(PERIODS_LENGTH);

/** A month by people, as they are written; a day without periods has no watch. */
const People = z
  .array(
    z.object({
      personName: z.string().max(NAME_LENGTH),
      personRank: z.string().max(RANK_LENGTH),
      days: z.array(z.object({ day: z.iso.date(), periods: Periods })).max(31),
    }),
  )
  .max(MOST_PEOPLE);

const Breaches = z.array(
  z.object({
    rule: z.enum(REST_RULES),
    person: z.string(),
    /** On which the window ends. */
    day: z.string(),
    /** Ship's time, such as 2026-11-03 04:00. */
    from: z.string(),
    to: z.string(),
    /** Of rest, of R4 of work; one decimal. */
    hours: z.string(),
    longest: z.string(),
  }),
);

/** A roster by people and days, with what the same people do by others: the browser judges rest hours by it while one types. */
export const dutyBoardCall = route({
  method: 'GET',
  path: '/api/qhse/ship-duties/:id/board',
  permission: 'qhse:shipDuty:list',
  summary: TEXT.board,
  params: Duty,
  reply: z.object({
    version: z.number(),
    dutyMonth: z.string(),
    /** Whether it is still written. */
    open: z.boolean(),
    people: z.array(
      z.object({
        personName: z.string(),
        personRank: z.string(),
        days: z.array(z.object({ day: z.string(), periods: z.string() })),
      }),
    ),
    /** Over which days rest hours are judged. */
    span: z.object({ from: z.string(), to: z.string() }),
    /** Of whom there may be some by now: everybody of the ship's other rosters in that span. */
    elsewhere: z.array(z.object({ day: z.string(), personName: z.string(), periods: z.string() })),
  }),
});

export type DutyBoard = Reply<typeof dutyBoardCall>;

/** Writes all watches of a draft. */
export const dutyWatchesCall = route({
  method: 'PUT',
  path: '/api/qhse/ship-duties/:id/watches',
  permission: 'qhse:shipDuty:edit',
  summary: TEXT.planned,
  params: Duty,
  maxBody: 400_000,
  body: z.object({ version: z.number().int().positive(), people: People }),
});

/** What breaks rest hours in a roster as it would be, without keeping it. */
export const dutyCheckCall = route({
  method: 'POST',
  path: '/api/qhse/ship-duties/check',
  permission: 'qhse:shipDuty:list',
  summary: TEXT.breach,
  maxBody: 400_000,
  body: z.object({
    shipId: z.number().int().positive(),
    dutyMonth: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .refine(isMonth),
    dutyKind: z.enum(Object.keys(DUTY_KINDS) as [DutyKind, ...DutyKind[]]),
    people: People,
  }),
  reply: z.object({ breaches: Breaches }),
});

/** The board as a sheet. */
export const dutySheetCall = route({
  method: 'GET',
  path: '/api/qhse/ship-duties/:id/sheet',
  permission: 'qhse:shipDuty:export',
  summary: { zh: '导出值班表', en: 'Export a watch roster' },
  params: Duty,
});
