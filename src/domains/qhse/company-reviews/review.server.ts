import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { organizationOfVessel } from '../../fleet/public.server.ts';
import { organizationRows, PEOPLE, UNITS } from '../../identity/public.server.ts';
import { withBelow } from '../../identity/public.ts';
import { isUnclosed } from '../defects/defect.rules.ts';
import { createDefect, defects } from '../defects/save-defect.server.ts';
import { createInspection, inspections } from '../inspections/inspection.server.ts';
import { type CompanyReviewRow, companyReview } from './company-review.resource.ts';
import { reviewFlow } from './review.flow.ts';
import { hasFailed, nextReview, reviewLimit } from './review.rules.ts';
import { ISM_CLAUSES, REVIEW_TYPES, SHIP_AUDITS, REVIEW_TEXT as TEXT } from './review-words.text.ts';

const reviews = recordsOf(companyReview);

export const REVIEW_MESSAGE = 'qhse.companyReview';

/** Nobody audits the own department. The company as a whole is audited by those who belong to a department of it. */
async function ownAuditors(ctx: Ctx, { organizationId, leaderId, auditorIds }: CompanyReviewRow): Promise<Set<number>> {
  const all = await organizationRows(ctx);
  const isCompany = all.some(({ id, parentId }) => id === organizationId && parentId === null);
  const units = isCompany ? [organizationId] : [...withBelow(all, [organizationId])];
  const own = await ctx.db.query<{ id: number }>({
    name: 'qhse-auditors-of-own-unit',
    text: `select u.id from ${PEOPLE} u where u.id = any($1::bigint[])
      and (u.organization_id = any($2::bigint[]) or u.organization_ids && $2::bigint[])`,
    values: [[leaderId, ...(auditorIds ?? [])], units],
  });
  return new Set(own.map(({ id }) => id));
}

const KEPT = ['reviewType', 'organizationId', 'shipId', 'planDate'] as const;
const TYPED = ['ncKind', 'ncLevel', 'ncContent', 'dangerLevel'] as const;

type Wrong = (field: string, zh: string, en: string) => void;

/** What has become a defect stands as it was found. */
function checkFindings(row: CompanyReviewRow, before: CompanyReviewRow | undefined, wrong: Wrong): void {
  const known = new Map(before?.findings.filter(({ serialNo }) => serialNo).map((one) => [one.id, one]));
  for (const [i, finding] of row.findings.entries()) {
    const was = known.get(finding.id);
    if (!was) continue;
    known.delete(finding.id);
    for (const name of TYPED)
      if (finding[name] !== was[name]) wrong(`findings.${i}.${name}`, TEXT.defectKept.zh, TEXT.defectKept.en);
  }
  if (known.size > 0) wrong('findings', TEXT.defectKept.zh, TEXT.defectKept.en);
}

const saves = savesOf(companyReview, {
  needs: ['reviewType', 'organizationId', 'leaderId', 'planDate'],
  served: async (ctx, { row, before, wrong }) => {
    const own = await ownAuditors(ctx, row);
    if (own.has(row.leaderId)) wrong('leaderId', TEXT.own.zh, TEXT.own.en);
    if (row.auditorIds?.some((id) => own.has(id))) wrong('auditorIds', TEXT.own.zh, TEXT.own.en);
    if (row.shipId && (await organizationOfVessel(ctx, row.shipId)) !== row.organizationId)
      wrong('organizationId', TEXT.otherShip.zh, TEXT.otherShip.en);
    if (before && before.subStatus !== 'cr_plan')
      for (const name of KEPT) if (before[name] !== row[name]) wrong(name, TEXT.kept.zh, TEXT.kept.en);
    if (row.endDate && row.endDate > officeDay(ctx.now)) wrong('endDate', TEXT.future.zh, TEXT.future.en);
    if (row.endDate && before?.beginDate && row.endDate < before.beginDate)
      wrong('endDate', TEXT.ends.zh, TEXT.ends.en);
    checkFindings(row, before, wrong);
    return {
      reviewTitle: row.reviewTitle || `${REVIEW_TYPES[row.reviewType].zh} ${row.planDate}`,
      // Beginning it says on which inspection findings on board hang.
      inspectionId: before?.inspectionId ?? null,
    };
  },
  made: async (ctx, { standard, checklist }) => ({
    reviewNo: await nextSerial(ctx, companyReview.name, 'AR-{yyyy}-{000}'),
    ...(standard === 'ISM' &&
      checklist.length === 0 && {
        checklist: ISM_CLAUSES.map(([clause, questionTitle]) => ({
          clause,
          questionTitle,
          evidence: null,
          result: null,
        })),
      }),
  }),
});

export const { create: createReview, update: updateReview } = saves;

/** An audit on board makes an inspection, on which what is found there is entered (3.11). */
async function inspectionOf(ctx: Ctx, row: CompanyReviewRow, beginDate: string): Promise<number | null> {
  const inspectionType = SHIP_AUDITS[row.reviewType];
  if (!inspectionType || !row.shipId) return null;
  const made = await createInspection(ctx, {
    inspectionType,
    shipId: row.shipId,
    planDate: row.planDate,
    ncInspectDate: beginDate,
    inspectionName: row.reviewTitle,
  });
  return made.id;
}

/** How many of its findings are not closed; an audit on board asks those of its inspection, which must be submitted. */
async function assertSettled(ctx: Ctx, row: CompanyReviewRow): Promise<void> {
  const system = asSystem(ctx, TEXT.review.zh);
  const onBoard = row.inspectionId ? await inspections.get(system, row.inspectionId) : undefined;
  const named = { no: onBoard?.inspectionNo ?? '' };
  if (onBoard?.status === 'USE') throw new AppError('RULE', fill(TEXT.notSubmitted, named));
  const serials = row.findings.flatMap(({ serialNo }) => serialNo ?? []);
  const found = [
    ...(row.inspectionId ? await defects.find(system, { inspectionId: row.inspectionId }, { only: ['ncStatus'] }) : []),
    ...(serials.length > 0 ? await defects.find(system, { serialNo: serials }, { only: ['ncStatus'] }) : []),
  ];
  if (onBoard && found.length === 0 && hasFailed(row.checklist))
    throw new AppError('RULE', fill(TEXT.noneOnBoard, named));
  const n = found.filter(({ ncStatus }) => isUnclosed(ncStatus)).length;
  if (n > 0) throw new AppError('RULE', fill(TEXT.openDefects, { n }));
}

/** The leader of what is audited, and those who audit. */
async function toldOf(ctx: Ctx, { organizationId, leaderId, auditorIds }: CompanyReviewRow): Promise<number[]> {
  const [unit] = await ctx.db.query<{ id: number | null }>({
    name: 'qhse-leader-of-audited',
    text: `select o.leader_id as id from ${UNITS} o where o.id = $1`,
    values: [organizationId],
  });
  return [...new Set([leaderId, ...(auditorIds ?? []), ...(unit?.id ? [unit.id] : [])])];
}

const acts = serveActs(companyReview, reviewFlow, {
  notify: async (ctx, { row, move }) => {
    await notify(ctx, {
      to: await toldOf(ctx, row),
      kind: REVIEW_MESSAGE,
      title: fill(TEXT.notified, { name: row.reviewTitle ?? '', day: row.planDate }),
      link: recordAddress(companyReview.name, row.id),
      resource: companyReview.name,
      recordId: row.id,
    });
    return move();
  },
  begin: async (ctx, { row, values, move }) => {
    if (values.beginDate > officeDay(ctx.now)) throw invalid([{ field: 'beginDate', message: TEXT.future }]);
    return move({ beginDate: values.beginDate, inspectionId: await inspectionOf(ctx, row, values.beginDate) });
  },
  close: async (ctx, { row, move }) => {
    await assertSettled(ctx, row);
    return move();
  },
  extend: (_ctx, { row, values, move }) =>
    move({ extendReason: values.extendReason, dueLimit: row.nextDueDate && reviewLimit(row.nextDueDate) }),
});

export const reviewActs = acts.perform;

/** What keeps its report from being submitted. */
export async function beforeReview(ctx: Ctx, row: CompanyReviewRow): Promise<void> {
  if (row.subStatus !== 'cr_doing') throw new AppError('RULE', TEXT.notBegun);
  const wrong: FieldError[] = [];
  const note = (field: string, message: Text): void => void wrong.push({ field, message });
  if (!row.endDate) note('endDate', TEXT.needsEnd);
  if (!row.conclusion?.trim()) note('conclusion', TEXT.needsConclusion);
  if (row.checklist.some(({ result }) => !result)) note('checklist', TEXT.unanswered);
  if (!row.inspectionId && row.findings.length === 0 && hasFailed(row.checklist)) note('findings', TEXT.noFinding);
  if (row.inspectionId && row.findings.length > 0) {
    const { inspectionNo } = await inspections.get(asSystem(ctx, TEXT.review.zh), row.inspectionId);
    note('findings', fill(TEXT.onInspection, { no: inspectionNo ?? '' }));
  }
  if (wrong.length > 0) throw invalid(wrong);
}

const patch = async (ctx: Ctx, id: number, values: Readonly<Record<string, unknown>>): Promise<void> => {
  await reviews.patch(asSystem(ctx, TEXT.review.zh), id, values, { action: 'edit' });
};

/** Its report is on its way, and what was found in the office is a defect, each once. */
export async function reviewSent(ctx: Ctx, row: CompanyReviewRow): Promise<void> {
  const findings: CompanyReviewRow['findings'] = [];
  for (const finding of row.findings) {
    if (finding.serialNo) {
      findings.push(finding);
      continue;
    }
    const { ncKind, ncLevel, ncContent, dangerLevel } = finding;
    const made = await createDefect(asSystem(ctx, TEXT.finding.zh), {
      ncKind,
      ncLevel,
      ncContent,
      dangerLevel,
      sourceType: 'COMPANY_REVIEW',
      landDeptId: row.organizationId,
      ncInspectDate: row.endDate,
      ncReporter: ctx.user.name,
    });
    findings.push({ ...finding, serialNo: made.serialNo });
  }
  await patch(ctx, row.id, { subStatus: 'cr_report', findings });
}

export const reviewReturned = (ctx: Ctx, { id }: CompanyReviewRow): Promise<void> =>
  patch(ctx, id, { subStatus: 'cr_doing' });

/** Approved it is followed up; of one kind of a unit the latest alone says when the next is due. */
export async function reviewApproved(ctx: Ctx, row: CompanyReviewRow): Promise<void> {
  const { id, organizationId, reviewType, endDate } = row;
  const before = await reviews.find(
    asSystem(ctx, TEXT.settle.zh),
    { organizationId, reviewType, subStatus: ['cr_follow', 'cr_closed'] },
    { only: ['endDate', 'nextDueDate'] },
  );
  const later = before.some((one) => one.id !== id && (one.endDate ?? '') > (endDate ?? ''));
  for (const one of before)
    if (!later && one.id !== id && one.nextDueDate) await patch(ctx, one.id, { nextDueDate: null, dueLimit: null });
  await patch(ctx, id, { subStatus: 'cr_follow', nextDueDate: later ? null : nextReview(reviewType, endDate) });
}

export const reviewEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(companyReview, { omit: ['import'], ...saves }),
];
