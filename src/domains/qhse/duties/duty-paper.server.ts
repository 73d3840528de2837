import type { PaperBlock, Words } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { breachWords, hoursIn, patternsOf, peopleOf, periodsOf } from './duty.rules.ts';
import { judgedBreaches, keptWatches } from './duty-rest.server.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { shipDuty } from './ship-duty.resource.ts';

const DUTY: AnyResource = shipDuty;
const HEAD = ['shipId', 'dutyMonth', 'dutyKind', 'peopleCount', 'status', 'note'];

/** A roster by people with what breaks rest hours, for paper and sheet. */
export async function dutyOnPaper(ctx: Ctx, id: number) {
  const row = await recordsOf(shipDuty).get(ctx, id);
  const watches = keptWatches(row);
  return { row, people: peopleOf(watches), breaches: await judgedBreaches(ctx, row, watches) };
}

const dayNumber = (day: string): string => String(Number(day.slice(8)));

/** The schedule of watches as it hangs on board, by the columns of the model of IMO and ILO: rank, days, hours of duty and of rest. */
export const shipDutyPaper = fill(ownPapers, shipDuty.name, {
  paper: async (ctx, { id, rows }) => {
    const { row, people, breaches } = await dutyOnPaper(ctx, id);
    const facts: PaperBlock = { kind: 'facts', facts: recordFacts(DUTY, HEAD, rows, {}), columns: 3 };
    const schedule: PaperBlock = {
      kind: 'table',
      columns: [
        { head: TEXT.rank, share: 4 },
        { head: TEXT.person, share: 4 },
        { head: TEXT.days, align: 'center', share: 3 },
        { head: TEXT.periods, share: 6 },
        { head: TEXT.perDay, align: 'right', share: 3 },
        { head: TEXT.restPerDay, align: 'right', share: 3 },
      ],
      rows: people.flatMap((person) =>
        patternsOf(person).map(({ from, to, periods }, at): Words[] => {
          const hours = hoursIn(periodsOf(periods) ?? []);
          return [
            at === 0 ? person.personRank : '',
            at === 0 ? person.personName : '',
            from === to ? dayNumber(from) : `${dayNumber(from)}–${dayNumber(to)}`,
            periods,
            hours.toFixed(1),
            (24 - hours).toFixed(1),
          ];
        }),
      ),
    };
    const body: PaperBlock = people.length > 0 ? schedule : { kind: 'paragraph', text: TEXT.none };
    const rest: PaperBlock[] =
      breaches.length > 0
        ? breaches.map((one): PaperBlock => ({ kind: 'paragraph', text: breachWords(one) }))
        : [{ kind: 'paragraph', text: TEXT.kept }];
    const reason: PaperBlock[] = row.masterReason
      ? [{ kind: 'facts', facts: [{ label: TEXT.reason, value: row.masterReason, wide: true }], columns: 1 }]
      : [];
    return {
      title: TEXT.duty,
      number: row.dutyNo ?? '',
      blocks: [facts, body, { kind: 'heading', text: TEXT.breach }, ...rest, ...reason],
    };
  },
});
