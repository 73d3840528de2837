import { Readable } from 'node:stream';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import type { Demo } from '../../../kernel/server/module.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, JOBS, PEOPLE, UNITS } from '../../identity/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { effectDay, plannedCloseOut } from '../defects/defect.rules.ts';
import { defectActs } from '../defects/defect.server.ts';
import { createDefect, defects, nextNumber } from '../defects/save-defect.server.ts';
import { nextDue } from '../inspections/inspection.rules.ts';
import { createInspection, inspections, planNext } from '../inspections/inspection.server.ts';
import { chapterOf } from '../quality.rules.ts';
import { type DangerLevel, INSPECTION_TYPES, type InspectionType } from '../quality-words.text.ts';
import { DEMO_CAUSES, DEMO_FINDINGS, DEMO_WHYS, type DemoFinding } from './findings.demo.ts';

const DAY_MS = 86_400_000;

type Ship = Awaited<ReturnType<typeof vesselsOf>>[number];

/** One visit to every ship: of which kind, how many days ago, and what it found on the first ships, from the first on again. */
type Round = {
  readonly type: InspectionType | 'VETTING';
  readonly ago: number;
  readonly found: readonly number[];
  readonly partyName: string;
  readonly authority?: string;
};

const ROUNDS: readonly Round[] = [
  { type: 'COMPANY', ago: 500, found: [1, 2, 1, 0], partyName: '韩立群' },
  { type: 'PSC', ago: 470, found: [2, 0, 1, 1], partyName: 'K. Tanaka', authority: 'Tokyo MoU' },
  { type: 'VETTING', ago: 420, found: [2, 1, 1, 2], partyName: 'J. Meyer' },
  { type: 'COMPANY', ago: 320, found: [1, 1, 0, 1], partyName: '韩立群' },
  { type: 'PSC', ago: 270, found: [1, 2, 0, 1], partyName: '王志远', authority: 'Tokyo MoU' },
  { type: 'ISM_INTERNAL', ago: 230, found: [1, 0, 2, 1], partyName: '石敬安' },
  { type: 'VETTING', ago: 150, found: [2, 1, 2, 1], partyName: 'P. Olsen' },
  { type: 'COMPANY', ago: 120, found: [1, 1, 1, 0], partyName: '韩立群' },
  { type: 'PSC', ago: 45, found: [2, 1, 2, 2], partyName: 'M. Rossi', authority: 'Paris MoU' },
];

/** Of the last round the first stay open, most of them slight; those that are grave are overdue by now. */
const OPEN_STATES = ['OPEN', 'RECTIFYING', 'SUBMITTED', 'OPEN', 'OPEN'] as const;
const OPEN_LEVELS: Readonly<Record<number, DangerLevel>> = { 0: 'CRITICAL', 2: 'HIGH', 3: 'MEDIUM', 5: 'CRITICAL' };
const OPEN_MOST = 22;
/** This one was called off, and this ship was detained. */
const CANCELLED_AT = 5;
const DETAINED = { round: 4, ship: 1 };

/** Where the fleet calls, and is looked at. */
const CALLED = ['CNDLC', 'CNNGB', 'CNSHA', 'CNTAO', 'CNZOS', 'JPCHB', 'KRUSN', 'SGSIN'];

type Known = {
  readonly by: (ago: number) => Promise<Ctx>;
  readonly day: (ago: number) => string;
  readonly ships: readonly Ship[];
  readonly ports: readonly { readonly id: number; readonly name: string }[];
  readonly job: number;
  readonly superintendent: number;
  /** Whether contents of files are kept. */
  readonly keeps: boolean;
};

/** Eighteen months of inspections and their defects on every ship; some of today, told as they happen. */
export async function demoQuality(ctx: Ctx, { files }: Pick<Demo, 'files'>): Promise<void> {
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} u where username in ('qhse', 'tech') and deleted_at is null`,
  );
  const [writer, superintendent] = ['qhse', 'tech'].map((name) => people.find(({ username }) => username === name));
  const ports = await ctx.db.query<{ id: number; name: string }>(
    `select id, name from ${PORTS} p where deleted_at is null and unlocode = any($1) order by unlocode`,
    [CALLED],
  );
  const [job] = await ctx.db.query<{ id: number }>(`select id from ${JOBS} j where code = 'CHIEF_OFFICER'`);
  const ships = await vesselsOf(ctx);
  if (!writer || !superintendent || !job || ports.length === 0 || ships.length === 0) return;
  const then = (ago: number): Date => new Date(ctx.now.getTime() - ago * DAY_MS);
  const known: Known = {
    by: (ago) => asPerson(ctx, writer.id, then(ago)),
    day: (ago) => officeDay(then(ago)),
    ships,
    ports,
    job: job.id,
    superintendent: superintendent.id,
    keeps: files !== undefined,
  };
  let told = 0;
  for (const [at, round] of ROUNDS.entries()) told = await tellRound(known, round, at, told);
  await tellToday(ctx, known, files);
}

/** Bulk carriers are vetted by another house than tankers. */
const typeOf = ({ type }: Round, ship: Ship): InspectionType =>
  type !== 'VETTING' ? type : ship.type === 'BULK_CARRIER' ? 'RIGHTSHIP' : 'SIRE';

const isLast = (round: Round, at: number): boolean => !ROUNDS.slice(at + 1).some(({ type }) => type === round.type);

/** The first of all was not agreed to; where no report can be kept, the last of all still waits. */
const statusOf = ({ ships, keeps }: Known, at: number, i: number): 'APPROVE' | 'REJECT' | 'IN_AUDIT' => {
  if (at === 0 && i === 0) return 'REJECT';
  return !keeps && at === ROUNDS.length - 1 && i === ships.length - 1 ? 'IN_AUDIT' : 'APPROVE';
};

async function tellRound(known: Known, round: Round, at: number, told: number): Promise<number> {
  const { ships, ports, day } = known;
  const by = await known.by(round.ago);
  const visits = ships.map((ship, i) => {
    const inspectionType = typeOf(round, ship);
    const port = ports[(i + at * 3) % ports.length]!;
    const ncInspectDate = day(round.ago + (i % 9));
    const found = round.found[i % round.found.length]!;
    const detained = at === DETAINED.round && i === DETAINED.ship;
    return { ship, inspectionType, port, ncInspectDate, found: detained ? found + 1 : found, detained };
  });
  const rows: (NewRow & { readonly name: string })[] = [];
  for (const { ship, inspectionType, port, ncInspectDate, found, detained } of visits) {
    const name = `${INSPECTION_TYPES[inspectionType].zh} ${port.name} ${ncInspectDate}`;
    rows.push({
      name,
      draft: {
        inspectionType,
        shipId: ship.id,
        portId: port.id,
        ncInspectDate,
        inspectionName: name,
        partyName: round.partyName,
        authority: round.authority ?? null,
        result: detained ? 'DETAINED' : found > 0 ? 'DEFICIENCY' : 'NO_DEFICIENCY',
      },
      server: {
        inspectionNo: await nextSerial(by, 'qhse.inspection', 'IN-{yyyy}-{0000}'),
        status: statusOf(known, at, rows.length),
        nextDueDate: isLast(round, at) ? nextDue(inspectionType, ncInspectDate) : null,
      },
    });
  }
  const ids = await inspections.createMany(by, rows);
  const found = visits.flatMap((visit, i) =>
    Array.from({ length: visit.found }, (_, n) => ({
      ...visit,
      inspectionId: ids[i]!,
      name: rows[i]!.name,
      first: n === 0,
    })),
  );
  const many = [];
  for (const [n, one] of found.entries()) {
    const detention = one.detained && one.first;
    const finding = DEMO_FINDINGS[(told + n) % DEMO_FINDINGS.length]!;
    const open =
      at === ROUNDS.length - 1 && n < OPEN_MOST
        ? { ncStatus: OPEN_STATES[n % OPEN_STATES.length]!, dangerLevel: OPEN_LEVELS[n] ?? ('LOW' as const) }
        : undefined;
    const row = await rowOf(by, { known, round, one, finding, detention, open, nth: told + n });
    // With the factors of its cause each is made by itself: a dozen is enough for every factor.
    const [factor, reason, remedy] = DEMO_CAUSES[n % DEMO_CAUSES.length]!;
    if (!open && row.server.ncStatus === 'CLOSED' && at >= 5 && n < DEMO_CAUSES.length)
      await defects.create(
        by,
        { ...row.draft, rootCause: reason, causes: [{ factor, reason, remedy }], whys: DEMO_WHYS },
        row.server,
      );
    else many.push(row);
  }
  await defects.createMany(by, many);
  return told + found.length;
}

type Given = {
  readonly known: Known;
  readonly round: Round;
  readonly one: {
    readonly ship: Ship;
    readonly port: { readonly id: number };
    readonly ncInspectDate: string;
    readonly inspectionId: number;
    readonly name: string;
  };
  readonly finding: DemoFinding;
  readonly detention: boolean;
  readonly open: { readonly ncStatus: (typeof OPEN_STATES)[number]; readonly dangerLevel: DangerLevel } | undefined;
  readonly nth: number;
};

/** A defect as it came of an inspection, closed in time unless it stays open. */
async function rowOf(by: Ctx, { known, round, one, finding, detention, open, nth }: Given) {
  const { ship, port, ncInspectDate, inspectionId, name } = one;
  const dangerLevel = detention ? 'CRITICAL' : (open?.dangerLevel ?? finding.dangerLevel);
  const actionCode = detention ? '30' : null;
  const latestDate = plannedCloseOut({ day: ncInspectDate, level: dangerLevel, actionCode });
  const closed = officeDay(new Date(Date.parse(ncInspectDate) + (nth % 9 === 0 ? 20 : 8) * DAY_MS));
  const { ncLevel = 'DEFICIENCY', viqChapter, ...words } = finding;
  const ncStatus = open?.ncStatus ?? (nth === CANCELLED_AT ? 'CANCELLED' : 'CLOSED');
  return {
    draft: {
      ...words,
      ncLevel,
      sourceType: 'INSPECTION',
      inspectionId,
      shipId: ship.id,
      portId: port.id,
      ncInspectDate,
      dangerLevel,
      actionCode,
      viqChapter: viqChapter ?? chapterOf(finding.ncKind),
      planPutRightDate: latestDate,
      ncReporter: round.partyName,
      shipResponsibilityDept: known.job,
    },
    server: {
      serialNo: await nextNumber(by, { shipId: ship.id, landDeptId: null }),
      inspectionName: name,
      partyName: round.partyName,
      latestDate,
      ncStatus,
      ...(ncStatus === 'CLOSED' && {
        rectifyDate: closed,
        closeDate: closed,
        closeName: by.user.name,
        analysisTime: `${closed}T04:00:00.000Z`,
        effectCheckDate: round.ago < 100 ? effectDay({ ncLevel }, closed) : null,
      }),
      ...(ncStatus === 'SUBMITTED' && { rectifyDate: closed, rectifierId: known.superintendent }),
    },
  };
}

/** What is planned, what waits to be approved, what the office found, and a defect that is put right before one's eyes. */
async function tellToday(ctx: Ctx, known: Known, files: Demo['files']): Promise<void> {
  const { ships, ports, day, job } = known;
  const by = await known.by(6);
  const due = await inspections.find(
    by,
    { inspectionType: 'COMPANY', shipId: ships.slice(0, 2).map(({ id }) => id), status: 'APPROVE' },
    { only: ['nextDueDate'] },
  );
  for (const { id, nextDueDate } of due) if (nextDueDate) await planNext(by, [id]);
  const ship = ships[0]!;
  const self = await createDefect(by, {
    sourceType: 'SHIP_SELF',
    shipId: ship.id,
    ncInspectDate: day(9),
    ncKind: '11',
    defectCode: '11101',
    equipment: '救生艇',
    ncContent: '右舷救生艇降落装置钢丝绳润滑不足。',
    dangerLevel: 'LOW',
  });
  await defectActs(by, 'start', self.id, {
    shipResponsibilityDept: job,
    immediateAction: '立即涂抹钢丝绳油脂。',
    measure: '列入每月保养清单',
    dueDate: day(-20),
  });
  const [unit] = await ctx.db.query<{ id: number }>(
    `select id from ${UNITS} u where type = 'LAND_DEPT' and leader_id is not null and deleted_at is null order by sort_num, id limit 1`,
  );
  if (unit)
    await createDefect(by, {
      sourceType: 'COMPANY_REVIEW',
      landDeptId: unit.id,
      ncInspectDate: day(15),
      ncKind: '15',
      ncLevel: 'OBSERVATION',
      ncContent: '应急值班电话表未按季度更新。',
      dangerLevel: 'LOW',
    });
  const writer = await asPerson(ctx, known.superintendent, new Date(ctx.now.getTime() - 3 * DAY_MS));
  // A superintendent writes of the ships that are his.
  const own = ships.filter(({ id }) => inScope(writer.user, 'vessel', id));
  const [nearest, farthest] = [own[0] ?? ship, own.at(-1) ?? ship];
  const visit = (at: Ship, partyName: string) =>
    ({
      inspectionType: 'TERMINAL',
      shipId: at.id,
      portId: ports[0]!.id,
      ncInspectDate: day(4),
      partyName,
      result: 'DEFICIENCY',
      findings: [
        {
          ncKind: '06',
          ncLevel: 'OBSERVATION',
          ncContent: '集管区接地电缆绝缘测试记录缺失。',
          equipment: '接地电缆',
          dangerLevel: 'LOW',
        },
      ],
    }) as const;
  // Its report has not come yet.
  await createInspection(writer, visit(nearest, '油库安全员'));
  const desk = answerOf(ctx, approvalDesk);
  if (!files || !desk) return;
  const content = Readable.from([Buffer.from('码头检查报告\r\n')]);
  const report = (await storeFile(writer, files, { name: '码头检查报告.txt', content })).id;
  const waiting = await createInspection(writer, { ...visit(farthest, '码头安全代表'), reportFiles: [report] });
  await desk.submit(writer, { resource: 'qhse.inspection', recordId: waiting.id });
}
