import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber, organizationOfVessel } from '../../fleet/public.server.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import { inspection } from '../inspections/inspection.resource.ts';
import { chapterOf } from '../quality.rules.ts';
import { type DefectRow, defect } from './defect.resource.ts';
import { DETENTION, plannedCloseOut } from './defect.rules.ts';
import { DEFECT_TEXT as TEXT } from './defect.text.ts';

export const defects = recordsOf(defect);
const inspections = recordsOf(inspection);

type Wrong = (field: string, zh: string, en: string) => void;
type Given = Pick<DefectRow, 'inspectionId' | 'shipId' | 'landDeptId' | 'portId' | 'ncInspectDate' | 'sourceType'>;

/** Where it was found, and whose it is: the inspection says it, else whoever enters it. */
async function placeOf(ctx: Ctx, row: Given, wrong: Wrong) {
  if (!row.inspectionId) {
    if (row.sourceType === 'INSPECTION') wrong('inspectionId', TEXT.source.zh, TEXT.source.en);
    const { shipId, landDeptId, portId, ncInspectDate } = row;
    return { shipId, landDeptId, portId, ncInspectDate, inspectionName: null, partyName: null };
  }
  const found = await inspections.get(ctx, row.inspectionId);
  if (found.status === 'USE') wrong('inspectionId', TEXT.notSubmitted.zh, TEXT.notSubmitted.en);
  return {
    sourceType: 'INSPECTION' as const,
    shipId: found.shipId,
    landDeptId: null,
    portId: found.portId,
    ncInspectDate: found.ncInspectDate,
    inspectionName: found.inspectionName,
    partyName: found.partyName,
  };
}

type Call = { readonly departure: string | null; readonly nextArrival: string | null };

/** When a ship left the port in which she lay on a day, and when she came to the next one; by the calendar of the office. */
async function callOn(ctx: Ctx, shipId: number | null, portId: number | null, day: string): Promise<Call | undefined> {
  if (!shipId || !portId) return undefined;
  const [row] = await ctx.db.query<Call>({
    name: 'qhse-call-of-defect',
    text: `select to_char(c.departed at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as departure,
        (select to_char(min(n.arrived) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from ${PORT_CALLS} n
          where n.deleted_at is null and n.ship_name = $1 and n.arrived > c.departed) as "nextArrival"
      from ${PORT_CALLS} c
      where c.deleted_at is null and c.ship_name = $1 and c.port = $2
        and (c.arrived at time zone 'Asia/Shanghai')::date <= $3::date
        and (c.departed is null or (c.departed at time zone 'Asia/Shanghai')::date >= $3::date)
      order by c.arrived desc limit 1`,
    values: [shipId, portId, day],
  });
  return row;
}

/** What the acts alone write. */
const kept = (before: DefectRow | undefined) => ({
  rectifyDate: before?.rectifyDate ?? null,
  proof: before?.proof ?? null,
  rectifierId: before?.rectifierId ?? null,
  verifierId: before?.verifierId ?? null,
  closeNote: before?.closeNote ?? null,
  releaseFiles: before?.releaseFiles ?? null,
  effective: before?.effective ?? null,
  effectNote: before?.effectNote ?? null,
});

/** What was done is done on a day that has come. */
function checkDone(ctx: Ctx, { actions }: Pick<DefectRow, 'actions'>, wrong: Wrong): void {
  const today = officeDay(ctx.now);
  for (const [i, { doneDate }] of actions.entries())
    if (doneDate && doneDate > today) wrong(`actions.${i}.doneDate`, TEXT.future.zh, TEXT.future.en);
}

const saves = savesOf(defect, {
  needs: ['dangerLevel'],
  served: async (ctx, { row, before, wrong }) => {
    if (before && before.inspectionId !== row.inspectionId)
      wrong('inspectionId', '不能改到另一检查', 'It stays with its inspection');
    const place = await placeOf(ctx, row, wrong);
    const { ncInspectDate: day } = place;
    // Unless it is whole there is no day to count from.
    if (!day || !row.dangerLevel) return { ...kept(before), ...place };
    if (day > officeDay(ctx.now)) wrong('ncInspectDate', TEXT.future.zh, TEXT.future.en);
    if (row.actionCode === DETENTION && row.dangerLevel !== 'CRITICAL')
      wrong('dangerLevel', TEXT.detention.zh, TEXT.detention.en);
    const call = await callOn(ctx, place.shipId, place.portId, day);
    const latestDate = plannedCloseOut({
      day,
      level: row.dangerLevel,
      actionCode: row.actionCode,
      departure: call?.departure,
      nextArrival: call?.nextArrival,
    });
    const planned = row.planPutRightDate || latestDate;
    const late = fill(TEXT.later, { day: latestDate });
    if (planned > latestDate) wrong('planPutRightDate', late.zh, late.en);
    else if (planned < day) wrong('planPutRightDate', TEXT.early.zh, TEXT.early.en);
    checkDone(ctx, row, wrong);
    return {
      ...kept(before),
      ...place,
      latestDate,
      planPutRightDate: planned,
      viqChapter: row.viqChapter || chapterOf(row.ncKind) || null,
      ncReporter: row.ncReporter || place.partyName || ctx.user.name,
    };
  },
  later: async (ctx, { row, before, wrong }) => {
    checkDone(ctx, row, wrong);
    return kept(before);
  },
  made: async (ctx, { shipId, landDeptId }) => ({ serialNo: await nextNumber(ctx, { shipId, landDeptId }) }),
});

/** Numbers count by ship, ashore by department. */
export async function nextNumber(
  ctx: Ctx,
  { shipId, landDeptId }: Pick<DefectRow, 'shipId' | 'landDeptId'>,
): Promise<string> {
  const organization = shipId ? await organizationOfVessel(ctx, shipId) : landDeptId;
  return documentNumber(ctx, defect, organization ?? null);
}

export const { create: createDefect, update: updateDefect, derive: deriveDefect } = saves;

const DEFECT_OF_REVIEW = {
  zh: '公司评审发现的缺陷不能删除，登记有误的写明原因取消',
  en: 'What a review found is not removed: cancel it with a reason',
};

/** Whether a review that is there found it: it closes once its defects are closed. */
async function isOfReview(ctx: Ctx, serialNo: string | null): Promise<boolean> {
  const [found] = await ctx.db.query<{ id: number }>({
    name: 'qhse-review-of-defect',
    text: `select r.id from qhse_review_finding f join qhse_company_review r on r.id = f.parent_id
      where f.serial_no = $1 and r.deleted_at is null limit 1`,
    values: [serialNo],
  });
  return found !== undefined;
}

/** What an inspection or a review found stays among its defects; what was entered by itself may go while it is open. */
export async function removeDefect(ctx: Ctx, id: number, version?: number): Promise<void> {
  const row = await defects.held(ctx, id, version);
  if (row.inspectionId)
    throw new AppError('RULE', {
      zh: '检查发现的缺陷不能删除，登记有误的写明原因取消',
      en: 'What an inspection found is not removed: cancel it with a reason',
    });
  if (await isOfReview(ctx, row.serialNo)) throw new AppError('RULE', DEFECT_OF_REVIEW);
  await defects.remove(ctx, id, version);
}
