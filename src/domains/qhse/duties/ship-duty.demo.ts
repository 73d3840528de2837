import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { daysOf, type PersonMonth } from './duty.rules.ts';
import type { DutyKind } from './duty-words.text.ts';
import { shipDuty } from './ship-duty.resource.ts';
import { createShipDuty, shipDutyActs, writeWatches } from './ship-duty.server.ts';

type Course = 'draft' | 'sent' | 'approved' | 'rejected';
type Person = readonly [name: string, rank: string, periods: string];
type Story = {
  readonly dutyKind: DutyKind;
  /** Months behind the present one. */
  readonly ahead: number;
  readonly course: Course;
  readonly people: readonly Person[];
  /** On the first so many days of the month; on all of them unless told. */
  readonly days?: number;
  /** What the master says of rest hours that are broken. */
  readonly reason?: string;
};

/** Three watches of four hours, twice a day. */
const WATCHES: readonly Person[] = [
  ['顾海明', '2/O', '00-04 12-16'],
  ['罗志强', 'AB', '00-04 12-16'],
  ['程立伟', 'C/O', '04-08 16-20'],
  ['韩永福', 'AB', '04-08 16-20'],
  ['苏晓峰', '3/O', '08-12 20-24'],
  ['彭建国', 'AB', '08-12 20-24'],
];

/** This month's in force, another kind whose watches leave somebody too little rest, next month's being written, and one refused. */
const STORIES: readonly Story[] = [
  { dutyKind: 'SEA_WATCH', ahead: 0, course: 'approved', people: WATCHES },
  {
    dutyKind: 'SECURITY',
    ahead: 0,
    course: 'sent',
    people: [['罗志强', 'AB', '06-08 18-20']],
    days: 2,
    reason: '港口保安等级临时提高，两日后恢复原班，期间安排补休。',
  },
  { dutyKind: 'SEA_WATCH', ahead: 1, course: 'draft', people: WATCHES },
  { dutyKind: 'FIRE_ROUND', ahead: 1, course: 'rejected', people: [['彭建国', 'AB', '12-13']] },
];

const monthOf = (days: readonly string[], people: readonly Person[]): PersonMonth[] =>
  people.map(([personName, personRank, periods]) => ({
    personName,
    personRank,
    days: days.map((day) => ({ day, periods })),
  }));

async function tell(ctx: Ctx, by: Ctx, shipId: number, story: Story): Promise<void> {
  const { dutyKind, ahead, course, people, days = 31, reason } = story;
  const dutyMonth = monthsAfter(officeDay(ctx.now).slice(0, 7), ahead);
  const { id, version } = await createShipDuty(by, { shipId, dutyMonth, dutyKind });
  await writeWatches(by, id, { version, people: monthOf(daysOf(dutyMonth).slice(0, days), people) });
  const desk = answerOf(ctx, approvalDesk);
  if (course === 'draft' || !desk) return;
  if (reason) {
    const [master] = await holdersOf(by, { roles: ['MASTER'] });
    if (master === undefined) return;
    await shipDutyActs(await asPerson(ctx, master, ctx.now), 'explain', id, { reason });
  }
  const run = await desk.submit(by, { resource: shipDuty.name, recordId: id });
  const [next] = course === 'sent' ? [] : await desk.waitsFor(ctx, run);
  if (next === undefined) return;
  const who = await asPerson(ctx, next, ctx.now);
  await desk.act(
    who,
    run,
    course === 'approved'
      ? { act: 'approve', opinion: '同意。' }
      : { act: 'reject', opinion: '下月改由值班水手兼任。' },
  );
}

export async function demoShipDuties(ctx: Ctx): Promise<void> {
  const [chief] = await holdersOf(ctx, { roles: ['CHIEF_ENGINEER'] });
  if (chief === undefined) return;
  const by = await asPerson(ctx, chief, ctx.now);
  const [ship] = await vesselsOf(by);
  if (!ship) return;
  for (const story of STORIES) await tell(ctx, by, ship.id, story);
  const system = asSystem(ctx, '值班表初始');
  const other = (await vesselsOf(system)).find(({ id }) => id !== ship.id);
  if (other) await tell(ctx, system, other.id, { dutyKind: 'PORT_WATCH', ahead: 0, course: 'draft', people: WATCHES });
}
