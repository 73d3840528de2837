import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { portsByLocode } from '../../parameter/public.server.ts';
import type { ChangeRow } from './change.resource.ts';
import { changeActs, createChange, updateChange } from './change.server.ts';
import type { Trade } from './change.text.ts';
import { turnAt } from './trade-days.rules.ts';
import { otherOf, tradeFactsOf } from './trade-facts.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Yuan a tonne, as the customs values fuel oil (market 5.10). */
const PRICE = '3900.00';

type Story = {
  readonly by: (at: number) => Promise<Ctx>;
  readonly portId: number;
};
type Begun = { readonly shipId: number; readonly toMode: Trade; readonly at: number };

/** A change as it is begun, with the usual steps and the oil of the last report. */
async function begin({ by, portId }: Story, { shipId, toMode, at }: Begun): Promise<ChangeRow> {
  const applyDate = officeDay(new Date(at));
  return createChange(await by(at), { shipId, toMode, portId, applyDate, steps: [], oil: [] });
}

/** The change of the ship that did change by her voyages: all is done, the oil is that of the cut report. */
async function inEffect(story: Story, { shipId, toMode, at }: Begun): Promise<void> {
  const row = await begin(story, { shipId, toMode, at: at - 3 * DAY_MS });
  const customsNo = 'GM2201-000317';
  await changeActs.perform(await story.by(at - 2 * DAY_MS), 'declare', row.id, { customsNo });
  const by = await story.by(at);
  const told = await changeActs.perform(by, 'takeOil', row.id);
  const steps = told.steps.map((line, i) => ({
    ...line,
    doneTime: new Date(at - (40 - 4 * i) * HOUR_MS).toISOString(),
  }));
  await updateChange(by, { ...told, steps, crewNote: '船员国际航行证件齐全' });
  const effectiveTime = new Date(at).toISOString();
  await changeActs.perform(await story.by(at + HOUR_MS), 'effect', row.id, { effectiveTime });
}

/** Changes in each state: in effect where a ship changed, one declared, one drafted with what its oil costs, and one that was given up. */
export async function demoChanges(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'chartering' and deleted_at is null`,
  );
  const ports = await portsByLocode(ctx, ['CNNGB']);
  const port = ports.get('CNNGB');
  if (!writer || !port) return;
  const by = (at: number): Promise<Ctx> => asPerson(ctx, writer.id, new Date(Math.min(at, ctx.now.getTime())));
  const story: Story = { by, portId: port.id };
  const now = ctx.now.getTime();
  const ships = (await vesselsOf(ctx)).map(({ id }) => id);
  const facts = await tradeFactsOf(ctx, ships);
  const changed = ships.find((id) => (facts.get(id)?.turns.length ?? 0) > 1);
  const turn = changed === undefined ? undefined : facts.get(changed)?.turns.at(-1);
  if (changed !== undefined && turn)
    await inEffect(story, { shipId: changed, toMode: turn.mode, at: instant(turn.at) });
  const inMode = (mode: Trade): number | undefined =>
    ships.find((id) => id !== changed && turnAt(facts.get(id)?.turns ?? [], ctx.now.toISOString())?.mode === mode);
  const [abroad, home] = [inMode('FOREIGN'), inMode('DOMESTIC')];
  if (home !== undefined) {
    const row = await begin(story, { shipId: home, toMode: otherOf('DOMESTIC'), at: now - 6 * DAY_MS });
    const customsNo = 'GM2201-000942';
    const declared = await changeActs.perform(await by(now - 5 * DAY_MS), 'declare', row.id, { customsNo });
    const doneTime = new Date(now - 5 * DAY_MS).toISOString();
    const steps = declared.steps.map((line, i) => (i === 0 ? { ...line, doneTime } : line));
    await updateChange(await by(now - 4 * DAY_MS), { ...declared, steps });
  }
  if (abroad === undefined) return;
  const given = await begin(story, { shipId: abroad, toMode: 'DOMESTIC', at: now - 30 * DAY_MS });
  await changeActs.perform(await by(now - 28 * DAY_MS), 'cancel', given.id, { reason: '租家取消国内航次' });
  const draft = await begin(story, { shipId: abroad, toMode: 'DOMESTIC', at: now - 2 * DAY_MS });
  const oil = draft.oil.map((line) => (line.bonded ? { ...line, treatment: 'DUTY_PAY', unitPrice: PRICE } : line));
  await updateChange(await by(now - DAY_MS), { ...draft, oil });
}
