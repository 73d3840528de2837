import type { Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE, UNITS } from '../../identity/public.server.ts';
import { companyReview } from './company-review.resource.ts';
import { nextReview } from './review.rules.ts';
import { REVIEW_TYPES, type ReviewType } from './review-words.text.ts';

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
  { type: 'INTERNAL_OFFICE', unit: 'TEC', day: -60, stage: 'cr_follow', conclusion: '维护记录一项不符合，整改中。' },
  { type: 'DOC_ANNUAL', unit: 'HYG', day: -150, stage: 'cr_closed', conclusion: '年度审核通过。' },
  { type: 'DOC_ANNUAL', unit: 'HYG', day: -515, stage: 'cr_closed', conclusion: '年度审核通过。' },
  { type: 'INTERNAL_SHIP', unit: 'SHIP', day: -200, stage: 'cr_closed', conclusion: '船舶体系运行有效。' },
  { type: 'DOCUMENT_REVIEW', unit: 'CRW', day: -3, stage: 'cr_doing' },
  { type: 'INTERNAL_SHIP', unit: 'SHIP', day: 25, stage: 'cr_notified' },
  { type: 'INTERNAL_OFFICE', unit: 'CRW', day: 50, stage: 'cr_plan' },
];

const HELD: readonly Stage[] = ['cr_follow', 'cr_closed'];

export async function demoReviews(ctx: Ctx): Promise<void> {
  const [leader] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'qhse' and deleted_at is null`,
  );
  const units = await ctx.db.query<{ id: number; code: string }>(
    `select id, code from ${UNITS} where code in ('HYG', 'OPS', 'TEC', 'CRW') and deleted_at is null`,
  );
  const [ship] = await vesselsOf(ctx);
  if (!ship || !leader) return;
  const lead = leader.id;
  const person = await asPerson(ctx, lead, ctx.now);
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const rows: NewRow[] = [];
  for (const story of STORIES) {
    const ofShip = story.unit === 'SHIP';
    const organizationId = ofShip ? ship.organizationId : units.find(({ code }) => code === story.unit)?.id;
    if (organizationId) rows.push(await rowOf(by, story, { lead, organizationId, shipId: ofShip ? ship.id : null }));
  }
  await recordsOf(companyReview).createMany(by, rows);
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
