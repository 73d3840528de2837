import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';
import { contractAddendum } from '../addenda/addendum.resource.ts';
import { updateAddendum } from '../addenda/addendum.server.ts';
import { beginAddendum } from '../addenda/begin-addendum.server.ts';
import { cargoActs } from '../cargo/cargo.server.ts';
import { contract } from '../contracts/contract.resource.ts';
import { contractActs } from '../contracts/contract-acts.server.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { type Carriage, DAY_MS, desk, type Known } from './known.demo.ts';
import { charter, offer } from './parcels.demo.ts';

/** How far a fixture came: each is told of a ship, so many days before its laycan. */
type Story = {
  readonly ship: number;
  /** Days from today to the laycan, and since it was drafted. */
  readonly ahead: number;
  readonly ago: number;
  readonly end: 'draft' | 'audit' | 'rejected' | 'subs' | 'failed' | 'fixed' | 'cancelled';
  readonly rate?: string;
};

const STORIES: readonly Story[] = [
  { ship: 0, ahead: 12, ago: 9, end: 'fixed' },
  { ship: 1, ahead: 9, ago: 7, end: 'fixed' },
  { ship: 2, ahead: 18, ago: 5, end: 'subs' },
  { ship: 0, ahead: 31, ago: 3, end: 'audit' },
  { ship: 1, ahead: 26, ago: 2, end: 'rejected', rate: '19.8000' },
  { ship: 2, ahead: 38, ago: 1, end: 'draft' },
  { ship: 0, ahead: 6, ago: 14, end: 'failed' },
  { ship: 1, ahead: 4, ago: 16, end: 'cancelled' },
];

/** What is negotiated, fixed and given up now; parcels that nobody has fixed yet, one planned and one withdrawn. */
export async function demoStories(ctx: Ctx, known: Known): Promise<void> {
  const made = [];
  for (const [i, story] of STORIES.entries()) made.push(await tell(ctx, known, story, i));
  const [like, other] = carried(known, 0);
  const [now] = known.carriages[0] ?? [];
  const [first, second] = known.customers;
  if (!like || !now || first === undefined || second === undefined) return;
  const by = await desk(ctx, known, new Date(ctx.now.getTime() - 2 * DAY_MS));
  const from = (days: number): Date => new Date(ctx.now.getTime() + days * DAY_MS);
  await offer(by, known, { customerId: second, like, from: from(22), remark: '可与同港其他货载合并装运' });
  const withdrawn = await offer(by, known, { customerId: first, like: other ?? like, from: from(15) });
  await cargoActs.perform(by, 'cancel', withdrawn.id, { reason: '货主改走管道' });
  await amend(
    ctx,
    known,
    made.filter((id) => id !== undefined),
  );
  await planPart(ctx, known, first, { ...like, voyage: now.voyage });
}

/** What a ship carried from one port to another, the newest first; of one that has discharged nothing yet what she has on board. */
function carried(known: Known, ship: number): readonly Carriage[] {
  const all = known.carriages[ship % known.carriages.length] ?? [];
  const done = all.filter(({ told }) => told.dischPort !== null && told.dischPort !== told.loadPort);
  return done.length > 0 ? done : all;
}

async function tell(ctx: Ctx, known: Known, story: Story, i: number): Promise<number | undefined> {
  const past = carried(known, story.ship);
  const like = past[i % past.length];
  const customerId = known.customers[i % known.customers.length];
  if (!like || customerId === undefined) return undefined;
  const at = (days: number): Date => new Date(ctx.now.getTime() - (story.ago - days) * DAY_MS);
  const by = await desk(ctx, known, at(0));
  const from = new Date(ctx.now.getTime() + story.ahead * DAY_MS);
  const parcel = await offer(by, known, { customerId, like, from });
  const row = await charter(by, known, { customerId, parcels: [parcel], cpDate: officeDay(at(0)), rate: story.rate });
  if (story.end === 'draft') return undefined;
  if (story.end === 'rejected') {
    await decide(ctx, known, contract.name, row.id, at, 'reject', '运价低于底价，重新议价');
    return undefined;
  }
  await contractActs.perform(by, 'onSubs', row.id);
  await decide(ctx, known, contract.name, row.id, at, story.end === 'audit' ? undefined : 'approve', '同意');
  if (story.end === 'audit' || story.end === 'subs') return undefined;
  const later = await desk(ctx, known, at(1));
  if (story.end === 'failed') await contractActs.perform(later, 'fail', row.id, { reason: '租家未能落实货源' });
  else await contractActs.perform(later, 'fix', row.id, { shipId: like.shipId });
  if (story.end === 'cancelled') {
    await contractActs.perform(await desk(ctx, known, at(3)), 'cancel', row.id, { reason: '装港封港，双方同意解除' });
    return undefined;
  }
  return story.end === 'fixed' ? row.id : undefined;
}

type Deed = 'approve' | 'reject';

/** Submits a document, and has everybody who is asked say the same; without a word it waits. */
export async function decide(
  ctx: Ctx,
  known: Pick<Known, 'writer'>,
  resource: string,
  recordId: number,
  at: (days: number) => Date,
  act: Deed | undefined,
  opinion: string,
): Promise<void> {
  const approvals = answerOf(ctx, approvalDesk);
  if (!approvals) return;
  const run = await approvals.submit(await desk(ctx, known, at(0.1)), { resource, recordId });
  for (let step = 1; act && step <= 4; step += 1) {
    const [next] = await approvals.waitsFor(ctx, run);
    if (next === undefined) return;
    await approvals.act(await asPerson(ctx, next, at(0.1 + step / 10)), run, { act, opinion });
    if (act === 'reject') return;
  }
}

/** Addenda of what is fixed: one in force, one refused and another under approval, one still a draft. */
async function amend(ctx: Ctx, known: Known, ids: readonly number[]): Promise<void> {
  const [first, second] = ids;
  if (first === undefined || second === undefined) return;
  const hours = (n: number): Date => new Date(ctx.now.getTime() - n * 3_600_000);
  const write = async (contractId: number, ago: number, terms: Record<string, unknown>): Promise<number> => {
    const by = await desk(ctx, known, hours(ago));
    const row = await beginAddendum(by, await contracts.held(by, contractId));
    return (await updateAddendum(by, { ...row, ...terms })).id;
  };
  const decided = async (id: number, ago: number, act: Deed | undefined, opinion: string): Promise<void> =>
    decide(ctx, known, contractAddendum.name, id, (days) => hours(ago - days * 10), act, opinion);
  const longer = await write(first, 60, { laytimeHours: '108.00', reason: '卸港改为两个泊位，双方同意延长装卸时间' });
  await decided(longer, 58, 'approve', '同意');
  const cheaper = await write(first, 40, { demurrageRate: '9000.00', reason: '租家要求降低滞期费率' });
  await decided(cheaper, 38, 'reject', '滞期费率不让步');
  const claims = await write(first, 20, { claimDays: 60, reason: '索赔期改为六十天' });
  await decided(claims, 18, undefined, '');
  await write(second, 10, { minQty: '5000.000', reason: '增加最低计费量' });
}

/** A part cargo that the ship of the first fixture is to take along on the voyage that she is on. */
async function planPart(ctx: Ctx, known: Known, customerId: number, like: Carriage): Promise<void> {
  const name = [...known.goods.keys()].find((one) => one === '混合二甲苯' && one !== like.told.cargoName) ?? '甲醇';
  const by = await desk(ctx, known, new Date(ctx.now.getTime() - 4 * DAY_MS));
  const parcel = await offer(by, known, { customerId, like, from: new Date(ctx.now.getTime() + 2 * DAY_MS), name });
  const row = await charter(by, known, { customerId, parcels: [parcel], cpDate: officeDay(by.now) });
  await contractActs.perform(by, 'onSubs', row.id);
  await decide(ctx, known, contract.name, row.id, () => by.now, 'approve', '同意');
  await contractActs.perform(by, 'fix', row.id, { shipId: like.shipId });
  await cargoActs.perform(by, 'plan', parcel.id, { voyageId: like.voyage.id });
}
