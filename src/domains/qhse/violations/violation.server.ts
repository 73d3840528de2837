import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { gt } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { violationFlow } from './violation.flow.ts';
import { violation } from './violation.resource.ts';
import { appealUntil } from './violation.rules.ts';
import { VIOLATION_TEXT as TEXT } from './violation-words.text.ts';

const violations = recordsOf(violation);

const saves = savesOf(violation, {
  served: async (ctx, { row, wrong }) => {
    if (row.violateDay > officeDay(ctx.now)) wrong('violateDay', TEXT.future.zh, TEXT.future.en);
    return {};
  },
  made: async (ctx) => ({ violationNo: await nextSerial(ctx, violation.name, 'VI-{yyyy}-{0000}') }),
});

export const createViolation = saves.create;

const acts = serveActs(violation, violationFlow, {
  hear: (_ctx, { values, move }) => move(values),
  present: moves,
  decide: (ctx, { values, move }) => {
    const decidedOn = officeDay(ctx.now);
    return move({ ...values, decidedOn, appealUntil: appealUntil(decidedOn) });
  },
  appeal: (_ctx, { values, move }) => move(values),
  uphold: (_ctx, { row, values, move }) => {
    // An appeal never makes it worse.
    const wrong: FieldError[] = [];
    if (values.points > (row.points ?? 0)) wrong.push({ field: 'points', message: TEXT.more });
    if (gt(values.fine ?? '0', row.fine ?? '0')) wrong.push({ field: 'fine', message: TEXT.more });
    if (wrong.length > 0) throw invalid(wrong);
    return move(values);
  },
  revoke: moves,
});

export const violationActs = acts.perform;

/** Decisions that nobody appealed are final on the day after the last one on which they could. Answers how many. */
export async function finishDecided(ctx: Ctx): Promise<number> {
  const over = await ctx.db.query<{ id: number }>({
    name: 'qhse-violations-decided',
    text: `select id from qhse_violation where sub_status = 'vi_decided' and appeal_until < $1 and deleted_at is null order by id limit 1000`,
    values: [officeDay(ctx.now)],
  });
  for (const { id } of over)
    await violations.patch(ctx, id, { subStatus: 'vi_final' }, { action: 'finish', reason: TEXT.finalReason.zh });
  return over.length;
}

export const violationEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(violation, { omit: ['import'], ...saves }),
];
