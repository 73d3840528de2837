import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill, say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PORTS } from '../../parameter/public.ts';
import { DETENTION } from '../defects/defect.rules.ts';
import { createDefect } from '../defects/save-defect.server.ts';
import { INSPECTION_TYPES } from '../quality-words.text.ts';
import { answeredChapters, unfinishedChecklist } from '../questionnaires/answered-chapters.server.ts';
import { nextInspection } from './inspection.calls.ts';
import { type InspectionRow, inspection } from './inspection.resource.ts';
import { latestOf, nextDue } from './inspection.rules.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

export const inspections = recordsOf(inspection);

type Finding = InspectionRow['findings'][number];
type Wrong = (field: string, zh: string, en: string) => void;

const TYPED = [
  'ncKind',
  'ncLevel',
  'ncContent',
  'defectCode',
  'questionNo',
  'equipment',
  'actionCode',
  'dangerLevel',
] as const satisfies readonly (keyof Finding)[];

/** What has become a defect stands as it was found: it is changed on the defect. */
function checkFindings(row: InspectionRow, before: InspectionRow | undefined, wrong: Wrong): void {
  const known = new Map(before?.findings.filter(({ serialNo }) => serialNo).map((one) => [one.id, one]));
  for (const [i, finding] of row.findings.entries()) {
    if (finding.actionCode === DETENTION && finding.dangerLevel !== 'CRITICAL')
      wrong(`findings.${i}.dangerLevel`, TEXT.detention.zh, TEXT.detention.en);
    const was = known.get(finding.id);
    if (!was) continue;
    known.delete(finding.id);
    for (const name of TYPED)
      if ((finding[name] ?? null) !== (was[name] ?? null)) wrong(`findings.${i}.${name}`, TEXT.kept.zh, TEXT.kept.en);
  }
  for (const { serialNo } of known.values()) {
    const gone = fill(TEXT.gone, { no: serialNo ?? '' });
    wrong('findings', gone.zh, gone.en);
  }
}

const MOST_NAME = 100;

/** Type, port and day, where nobody gave it a name. */
async function nameOf(ctx: Ctx, row: InspectionRow): Promise<string> {
  if (row.inspectionName) return row.inspectionName;
  const [port] = row.portId
    ? await ctx.db.query<{ name: string }>({
        name: 'qhse-port-of-inspection',
        text: `select name from ${PORTS} p where p.id = $1`,
        values: [row.portId],
      })
    : [];
  const parts = [INSPECTION_TYPES[row.inspectionType].zh, port?.name, row.ncInspectDate ?? row.planDate];
  return parts.filter(Boolean).join(' ').slice(0, MOST_NAME);
}

const saves = savesOf(inspection, {
  needs: ['inspectionType', 'shipId'],
  served: async (ctx, { row, before, wrong }) => {
    if (row.ncInspectDate && row.ncInspectDate > officeDay(ctx.now))
      wrong('ncInspectDate', TEXT.future.zh, TEXT.future.en);
    checkFindings(row, before, wrong);
    return { inspectionName: await nameOf(ctx, row) };
  },
  made: async (ctx) => ({ inspectionNo: await nextSerial(ctx, inspection.name, 'IN-{yyyy}-{0000}') }),
});

export const { create: createInspection, update: updateInspection } = saves;

const fromDue = serveMake(nextInspection, async (ctx, { first }) => {
  const { inspectionType, shipId, nextDueDate, partyName, authority } = first;
  const [planned] = await inspections.find(ctx, { shipId, inspectionType, status: 'USE' }, { only: ['inspectionNo'] });
  if (planned) throw new AppError('RULE', fill(TEXT.alreadyPlanned, { no: planned.inspectionNo ?? '' }));
  return saves.create(ctx, {
    inspectionType,
    shipId,
    planDate: nextDueDate,
    inspectionName: `${say(INSPECTION_TYPES[inspectionType], 'zh')} ${nextDueDate}`,
    partyName,
    authority,
  });
});

export const planNext = fromDue.make;

/** What keeps it from being submitted. */
function problemsOf(row: InspectionRow, today: string): FieldError[] {
  const found: FieldError[] = [];
  const note = (field: string, message: Text): void => {
    found.push({ field, message });
  };
  if (!row.ncInspectDate) note('ncInspectDate', TEXT.noDay);
  else if (row.ncInspectDate > today) note('ncInspectDate', TEXT.future);
  if (!row.result) note('result', TEXT.noResult);
  if (!row.reportFiles?.length) note('reportFiles', TEXT.noReport);
  if (row.result === 'DETAINED' && !row.findings.some(({ actionCode }) => actionCode === DETENTION))
    note('result', TEXT.noDetention);
  if (row.result === 'NO_DEFICIENCY' && row.findings.length > 0) note('result', TEXT.someFound);
  if (row.result === 'DEFICIENCY' && row.findings.length === 0) note('findings', TEXT.noneFound);
  return found;
}

export async function beforeInspection(ctx: Ctx, row: InspectionRow): Promise<void> {
  const found = problemsOf(row, officeDay(ctx.now));
  const no = await unfinishedChecklist(ctx, row.id);
  if (no) found.push({ field: 'findings', message: fill(TEXT.unfinished, { no }) });
  if (found.length > 0) throw invalid(found);
}

/** Of one kind of a ship the latest that was held says when the next is due; what was held before it says nothing any more. */
export async function settleDue(ctx: Ctx, shipId: number, inspectionType: InspectionRow['inspectionType']) {
  const system = asSystem(ctx, '检查到期日');
  const held = await inspections.find(
    system,
    { shipId, inspectionType, status: ['IN_AUDIT', 'APPROVE', 'REJECT'] },
    { only: ['ncInspectDate', 'nextDueDate'] },
  );
  const latest = latestOf(held);
  for (const one of held) {
    const nextDueDate = one.id === latest?.id ? nextDue(inspectionType, one.ncInspectDate) : null;
    if (nextDueDate !== one.nextDueDate) await inspections.patch(system, one.id, { nextDueDate }, { action: 'edit' });
  }
}

/** Its findings are defects from now on, each once, however often it is returned and sent again; each in the chapter of its question. */
async function makeDefects(ctx: Ctx, row: InspectionRow): Promise<void> {
  if (row.findings.every(({ serialNo }) => serialNo)) return;
  const chapters = await answeredChapters(ctx, row.id);
  const findings: Finding[] = [];
  for (const finding of row.findings) {
    if (finding.serialNo) {
      findings.push(finding);
      continue;
    }
    const { id: _id, serialNo: _no, ...said } = finding;
    const made = await createDefect(ctx, {
      ...said,
      viqChapter: chapters.get(finding.questionNo ?? '') ?? null,
      sourceType: 'INSPECTION',
      inspectionId: row.id,
    });
    findings.push({ ...finding, serialNo: made.serialNo });
  }
  await inspections.patch(ctx, row.id, { findings }, { action: 'defects' });
}

export async function inspectionSent(ctx: Ctx, row: InspectionRow): Promise<void> {
  await makeDefects(ctx, row);
  await settleDue(ctx, row.shipId, row.inspectionType);
}

/** Taken back it says nothing of the next one. */
export async function inspectionReturned(ctx: Ctx, row: InspectionRow): Promise<void> {
  await inspections.patch(asSystem(ctx, '检查退回'), row.id, { nextDueDate: null }, { action: 'edit' });
  await settleDue(ctx, row.shipId, row.inspectionType);
}

export const inspectionEndpoints: readonly Endpoint[] = [
  fromDue.endpoint,
  ...crudEndpoints(inspection, { omit: ['import'], ...saves }),
];
