import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { type Ctx, SYSTEM_USER } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { emissionsOf } from './figures/ship-emission.server.ts';

import { type EmissionYearRow, emissionYear } from './years/emission-year.resource.ts';
import { createYear, emissionYears } from './years/emission-year.server.ts';

const HOUR_MS = 3_600_000;
const VERIFIER = '中国船级社质量认证有限公司';
/** Of last year's ships these are not through yet: the first waits for its approvers, the other is a draft. */
const NOT_THROUGH = 2;

/**
 * Last year's records: in February compliance put them together, and the designated person approved them. A company without a report of
 * last year has drafts of this one.
 */
export async function demoEmissions(ctx: Ctx): Promise<void> {
  const [officer] = await holdersOf(ctx, { roles: ['QHSE_OFF'] });
  if (!officer) return;
  const year = Number(officeDay(ctx.now).slice(0, 4));
  const past = await emissionsOf(ctx, { year: year - 1 });
  const begun = new Date(`${year}-02-12T01:30:00Z`);
  const over = past.length > 0 && begun < ctx.now;
  const ships = past.length > 0 ? past : (await emissionsOf(ctx, { year })).slice(0, NOT_THROUGH);
  for (const [i, { shipId }] of ships.entries()) {
    const at = over ? new Date(begun.getTime() + i * HOUR_MS) : ctx.now;
    const own = await asPerson(ctx, officer, at);
    const row = await createYear(own, { shipName: shipId, year: past.length > 0 ? year - 1 : year });
    if (over && i < ships.length - 1) await sendOn(ctx, { row, officer, at, through: i < ships.length - NOT_THROUGH });
  }
}

type Sent = { row: EmissionYearRow; officer: number; at: Date; through: boolean };

/** Sent on its way; agreed to the day after, and verified in March. */
async function sendOn(ctx: Ctx, { row, officer, at, through }: Sent): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const sent = through ? at : new Date(ctx.now.getTime() - 30 * HOUR_MS);
  const document = { resource: emissionYear.name, recordId: row.id, opinion: '数据已与船舶核对，请审批。' };
  const runId = await desk.submit(await asPerson(ctx, officer, sent), document);
  if (!through) return;
  for (let hours = 24; ; hours += 6) {
    const [next] = await desk.waitsFor(ctx, runId);
    if (next === undefined) break;
    const then = new Date(at.getTime() + hours * HOUR_MS);
    await desk.act(await asPerson(ctx, next, then), runId, { act: 'approve', opinion: '同意。' });
  }
  await settle(
    { ...ctx, user: { ...SYSTEM_USER, id: officer }, now: new Date(at.getTime() + 28 * 24 * HOUR_MS) },
    row.id,
  );
}

/** What March brought: the statement of the verifier, and the plan where one was asked for. */
async function settle(ctx: Ctx, id: number): Promise<void> {
  const { planState, year, shipName } = await emissionYears.get(ctx, id);
  const statementNo = `SOC-${year}-${String(shipName).padStart(3, '0')}`;
  await emissionYears.patch(ctx, id, { verifierName: VERIFIER, statementNo }, { action: 'edit' });
  if (planState !== 'ASKED') return;
  await emissionYears.patch(ctx, id, { planState: 'DONE', planDoneOn: officeDay(ctx.now) }, { action: 'makePlan' });
}
