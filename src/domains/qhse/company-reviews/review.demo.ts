import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE, UNITS } from '../../identity/public.server.ts';
import { companyReview } from './company-review.resource.ts';
import { nextReview } from './review.rules.ts';
import { createReview, reviewActs, updateReview } from './review.server.ts';
import { REVIEW_TYPES, type ReviewType } from './review-words.text.ts';

const DAY_MS = 86_400_000;

type Stage = 'cr_plan' | 'cr_notified' | 'cr_doing' | 'cr_follow' | 'cr_closed';
type Story = {
  readonly type: ReviewType;
  /** Code of the audited unit; `SHIP` the first ship. */
  readonly unit: string;
  /** Days from the present on which it is planned, and was held where that has passed. */
  readonly day: number;
  readonly stage: Stage;
  readonly conclusion?: string;
};

/** Two years of audits: the one of operations is overdue. */
const STORIES: readonly Story[] = [
  { type: 'INTERNAL_OFFICE', unit: 'OPS', day: -420, stage: 'cr_closed', conclusion: '体系运行有效，两项观察已整改。' },
  {
    type: 'INTERNAL_OFFICE',
    unit: 'TEC',
    day: -60,
    stage: 'cr_follow',
    conclusion: '维护记录完整，建议项由部门跟踪。',
  },
  { type: 'DOC_ANNUAL', unit: 'HYG', day: -150, stage: 'cr_closed', conclusion: '年度审核通过。' },
  { type: 'DOC_ANNUAL', unit: 'HYG', day: -515, stage: 'cr_closed', conclusion: '年度审核通过。' },
  { type: 'INTERNAL_SHIP', unit: 'SHIP', day: -200, stage: 'cr_closed', conclusion: '船舶体系运行有效。' },
  { type: 'DOCUMENT_REVIEW', unit: 'CRW', day: -3, stage: 'cr_doing' },
  { type: 'INTERNAL_SHIP', unit: 'SHIP', day: 25, stage: 'cr_notified' },
  { type: 'INTERNAL_OFFICE', unit: 'CRW', day: 50, stage: 'cr_plan' },
];

const HELD: readonly Stage[] = ['cr_follow', 'cr_closed'];

export async function demoReviews(ctx: Ctx): Promise<void> {
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} where username in ('qhse', 'tech') and deleted_at is null`,
  );
  const units = await ctx.db.query<{ id: number; code: string }>(
    `select id, code from ${UNITS} where code in ('HYG', 'OPS', 'TEC', 'CRW') and deleted_at is null`,
  );
  const [ship] = await vesselsOf(ctx);
  const idOf = (name: string): number | undefined => people.find(({ username }) => username === name)?.id;
  const [lead, second] = [idOf('qhse'), idOf('tech')];
  if (!ship || !lead || !second) return;
  const person = await asPerson(ctx, lead, ctx.now);
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const rows: NewRow[] = [];
  for (const story of STORIES) {
    const ofShip = story.unit === 'SHIP';
    const organizationId = ofShip ? ship.organizationId : units.find(({ code }) => code === story.unit)?.id;
    if (organizationId) rows.push(await rowOf(by, story, { lead, organizationId, shipId: ofShip ? ship.id : null }));
  }
  await recordsOf(companyReview).createMany(by, rows);
  const audited = units.find(({ code }) => code === 'OPS')?.id;
  if (!audited) return;
  for (const ago of [15, 40]) await tellReport(ctx, { ago, writer: lead, lead: second, audited, rejected: ago === 40 });
}

type Report = {
  /** Days before the present on which it was begun. */
  readonly ago: number;
  readonly writer: number;
  readonly lead: number;
  readonly audited: number;
  readonly rejected: boolean;
};

/** A report that waits for the lead auditor, and one that he rejected. */
async function tellReport(ctx: Ctx, { ago, writer, lead, audited, rejected }: Report): Promise<void> {
  const at = (days: number): Date => new Date(ctx.now.getTime() + Math.min(days - ago, 0) * DAY_MS);
  const as = async (days: number): Promise<Ctx> => {
    const person = await asPerson(ctx, writer, at(days));
    return { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  };
  const begun = officeDay(at(0));
  const made = await createReview(await as(-10), {
    reviewType: 'DOCUMENT_REVIEW',
    standard: 'ISO9001',
    organizationId: audited,
    planDate: begun,
    leaderId: lead,
    auditScope: '文件控制',
  });
  await reviewActs(await as(-9), 'notify', made.id);
  const { version } = await reviewActs(await as(0), 'begin', made.id, { beginDate: begun });
  await updateReview(await as(2), {
    id: made.id,
    version,
    endDate: daysAfter(begun, 1),
    conclusion: '文件受控，个别表格版本不一致。',
  });
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const run = await desk.submit(await as(2), { resource: companyReview.name, recordId: made.id });
  const [next] = rejected ? await desk.waitsFor(ctx, run) : [];
  if (next === undefined) return;
  await desk.act(await asPerson(ctx, next, at(4)), run, { act: 'reject', opinion: '抽样不足，重新评审。' });
}

type Place = { readonly lead: number; readonly organizationId: number; readonly shipId: number | null };

async function rowOf(by: Ctx, { type, day, stage, conclusion }: Story, place: Place): Promise<NewRow> {
  const planDate = daysAfter(officeDay(by.now), day);
  const held = HELD.includes(stage);
  const endDate = held ? daysAfter(planDate, 2) : null;
  return {
    draft: {
      reviewType: type,
      reviewTitle: `${REVIEW_TYPES[type].zh} ${planDate}`,
      standard: 'ISM',
      organizationId: place.organizationId,
      shipId: place.shipId,
      planDate,
      leaderId: place.lead,
      auditScope: '体系文件与运行记录',
      endDate,
      conclusion: conclusion ?? null,
    },
    server: {
      reviewNo: await nextSerial(by, companyReview.name, 'AR-{yyyy}-{000}'),
      beginDate: held || stage === 'cr_doing' ? planDate : null,
      nextDueDate: nextReview(type, endDate),
      status: held ? 'APPROVE' : 'USE',
      subStatus: stage,
    },
  };
}
