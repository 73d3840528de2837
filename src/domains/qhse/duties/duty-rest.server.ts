import { createHash } from 'node:crypto';
import type { Ctx } from '../../../kernel/server/context.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { breachesOf, type PersonBreach, type Span, spanOf, type Watch } from './duty.rules.ts';
import type { DutyKind } from './duty-words.text.ts';
import type { ShipDutyRow } from './ship-duty.resource.ts';

/** Which roster is judged: one stands of a ship, month and kind of duty. */
type Roster = { readonly shipId: number; readonly dutyMonth: string; readonly dutyKind: DutyKind };

/**
 * Over which days rest hours are judged, and what other rosters of the ship hold in them: of other kinds of duty and of the months beside
 * it, drafts too; none that was rejected.
 */
export async function besideOf(
  ctx: Ctx,
  { shipId, dutyMonth, dutyKind }: Roster,
): Promise<{ span: Span; elsewhere: Watch[] }> {
  const beside = [monthsAfter(dutyMonth, -1), dutyMonth, monthsAfter(dutyMonth, 1)];
  const all = await ctx.db.query<Watch & { readonly month: string }>({
    name: 'qhse-watches-beside',
    text: `select d.duty_month as month, w.duty_day::text as day, w.person_name as "personName", w.periods
      from qhse_ship_duty d join qhse_duty_watch w on w.parent_id = d.id
      where d.ship_id = $1 and d.duty_month = any($2) and not (d.duty_month = $3 and d.duty_kind = $4)
        and d.status <> 'REJECT' and d.deleted_at is null
      order by w.duty_day, w.id`,
    values: [shipId, beside, dutyMonth, dutyKind],
  });
  const span = spanOf(
    dutyMonth,
    all.map(({ month }) => month),
  );
  const elsewhere = all
    .filter(({ day }) => day >= span.from && day <= span.to)
    .map(({ day, personName, periods }) => ({ day, personName, periods }));
  return { span, elsewhere };
}

/** What the server keeps of a line: only the board writes one. */
export function keptWatches({ watches }: Pick<ShipDutyRow, 'watches'>): (Watch & { readonly personRank: string })[] {
  return watches.map(({ dutyDay, personName, personRank, periods }) => {
    if (dutyDay === null || personName === null || periods === null) throw new Error('a watch has no day');
    return { day: dutyDay, personName, personRank: personRank ?? '', periods };
  });
}

/** What breaks rest hours in a roster, as the server decides it. */
export async function judgedBreaches(ctx: Ctx, roster: Roster, watches: readonly Watch[]): Promise<PersonBreach[]> {
  const { span, elsewhere } = await besideOf(ctx, roster);
  return breachesOf({ month: roster.dutyMonth, span, watches, elsewhere });
}

/** Breaches of which the mark says each; of more it keeps a digest, so that it stays of a length to be read. */
const MOST_SAID = 40;

/** What a reason is given for, to be read in the history, and to tell whether it is still the same. */
export function markOf(breaches: readonly PersonBreach[]): string | null {
  if (breaches.length === 0) return null;
  const told = breaches
    .map(({ person, from, to, hours, longest }) => `${person} ${from} – ${to} ${hours} h / ${longest} h`)
    .sort();
  if (told.length <= MOST_SAID) return told.join('; ');
  const digest = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16);
  return [...told.slice(0, MOST_SAID), `… ${told.length} (${digest})`].join('; ');
}
