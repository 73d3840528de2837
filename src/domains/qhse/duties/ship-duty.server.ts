import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import {
  breachWords,
  type PersonBreach,
  type PersonMonth,
  peopleOf,
  personKey,
  rosterProblems,
  watchesOf,
} from './duty.rules.ts';
import { besideOf, judgedBreaches, keptWatches, markOf } from './duty-rest.server.ts';
import { dutySheet } from './duty-sheet.server.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { type DutyBoard, dutyBoardCall, dutyCheckCall, dutySheetCall, dutyWatchesCall } from './ship-duty.calls.ts';
import { shipDutyFlow } from './ship-duty.flow.ts';
import { type ShipDutyRow, shipDuty } from './ship-duty.resource.ts';

export const shipDuties = recordsOf(shipDuty);

const saves = savesOf(shipDuty, {
  needs: ['shipId', 'dutyMonth', 'dutyKind'],
  served: async (ctx, { row, before, wrong }) => {
    if (before) {
      for (const field of ['shipId', 'dutyMonth', 'dutyKind'] as const)
        if (before[field] !== row[field]) wrong(field, TEXT.stays.zh, TEXT.stays.en);
      // Watches are written through the board, and judged with it.
      return { watches: before.watches, restCheck: before.restCheck };
    }
    const others = await shipDuties.find(
      ctx,
      {
        shipId: row.shipId,
        dutyMonth: row.dutyMonth,
        dutyKind: row.dutyKind,
        status: ['USE', 'IN_AUDIT', 'APPROVE'],
      },
      { only: ['status'] },
    );
    if (others.length > 0) wrong('dutyKind', TEXT.there.zh, TEXT.there.en);
    return { watches: [], restCheck: null };
  },
  made: async (ctx) => ({ dutyNo: await nextSerial(ctx, shipDuty.name, 'WR-{yyyy}-{0000}'), peopleCount: 0 }),
});

export const createShipDuty = saves.create;

const verdictOf = (breaches: readonly PersonBreach[]) => ({
  restCheck: breaches.length > 0 ? 'BROKEN' : 'KEPT',
  breachCount: breaches.length,
});

type Written = { readonly version: number; readonly people: readonly PersonMonth[] };

/** All watches of a draft anew. The master's reason stays as long as what it was given for is the same. */
export async function writeWatches(ctx: Ctx, id: number, { version, people }: Written): Promise<ShipDutyRow> {
  const row = await shipDuties.held(ctx, id, version);
  if (row.status !== 'USE') throw new AppError('WRONG_STATE', TEXT.closed);
  const problems = rosterProblems(people, row.dutyMonth);
  if (problems.length > 0) throw invalid(problems);
  const watches = watchesOf(people);
  const breaches = await judgedBreaches(ctx, row, watches);
  const stays = row.reasonMark !== null && row.reasonMark === markOf(breaches);
  const keyOf = (name: string, day: string): string => `${day} ${personKey(name)}`;
  const known = new Map(row.watches.map((one) => [keyOf(one.personName ?? '', one.dutyDay ?? ''), one.id]));
  const values = {
    watches: watches.map(({ day, personName, personRank, periods }) => {
      const kept = known.get(keyOf(personName, day));
      return { ...(kept !== undefined && { id: kept }), dutyDay: day, personName, personRank, periods };
    }),
    peopleCount: people.length,
    ...verdictOf(breaches),
    masterReason: stays ? row.masterReason : null,
    reasonMark: stays ? row.reasonMark : null,
  };
  const { row: next } = await shipDuties.patch(ctx, id, values, { action: 'plan' });
  return next;
}

const acts = serveActs(shipDuty, shipDutyFlow, {
  submit: 'elsewhere',
  explain: async (ctx, { row, reason, move }) => {
    const breaches = await judgedBreaches(ctx, row, keptWatches(row));
    if (breaches.length === 0) throw new AppError('RULE', TEXT.noBreach);
    return move({ masterReason: reason, reasonMark: markOf(breaches), ...verdictOf(breaches) });
  },
});

export const shipDutyActs = acts.perform;

/** The first breach, or that there is none, in words. */
function refusal(text: Text, breaches: readonly PersonBreach[]): Text {
  const first = breachWords(breaches[0]!);
  const told = fill(text, { n: breaches.length });
  return { zh: told.zh.replace('{first}', () => first.zh), en: told.en.replace('{first}', () => first.en) };
}

/** What is submitted has watches, and rest hours that are kept or for whose breaches the master gave a reason: as they are at that moment. */
export async function beforeShipDuty(ctx: Ctx, row: ShipDutyRow) {
  if (row.watches.length === 0) throw new AppError('RULE', TEXT.noWatches);
  const breaches = await judgedBreaches(ctx, row, keptWatches(row));
  const verdict = verdictOf(breaches);
  if (breaches.length === 0) return { ...verdict, masterReason: null, reasonMark: null };
  if (!row.masterReason) throw new AppError('RULE', refusal(TEXT.needsReason, breaches));
  if (row.reasonMark !== markOf(breaches)) throw new AppError('RULE', refusal(TEXT.changed, breaches));
  return verdict;
}

async function boardOf(ctx: Ctx, id: number): Promise<DutyBoard> {
  const row = await shipDuties.get(ctx, id);
  const { span, elsewhere } = await besideOf(ctx, row);
  return {
    version: row.version,
    dutyMonth: row.dutyMonth,
    open: row.status === 'USE',
    people: peopleOf(keptWatches(row)).map(({ personName, personRank, days }) => ({
      personName,
      personRank,
      days: days.map(({ day, periods }) => ({ day, periods })),
    })),
    span: { from: span.from, to: span.to },
    elsewhere,
  };
}

export const shipDutyEndpoints: readonly Endpoint[] = [
  serve(dutyBoardCall, (ctx, { params }) => boardOf(ctx, params.id)),
  serve(dutyWatchesCall, (ctx, { params, body }) => writeWatches(ctx, params.id, body)),
  serve(dutyCheckCall, async (ctx, { body }) => {
    const { people, ...roster } = body;
    if (!inScope(ctx.user, 'vessel', roster.shipId)) throw new AppError('NOT_FOUND', TEXT.otherShip);
    const problems = rosterProblems(people, roster.dutyMonth);
    if (problems.length > 0) throw invalid(problems);
    return { breaches: await judgedBreaches(ctx, roster, watchesOf(people)) };
  }),
  serve(dutySheetCall, (ctx, { params }) => dutySheet(ctx, params.id)),
  ...acts.endpoints,
  ...crudEndpoints(shipDuty, { omit: ['import'], ...saves }),
];
