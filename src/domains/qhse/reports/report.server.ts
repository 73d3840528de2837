import { AppError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { anonymousReport } from './anonymous-report.server.ts';
import { reportFiguresCall } from './report.calls.ts';
import { reportFlow } from './report.flow.ts';
import { type ReportRow, safetyReport } from './report.resource.ts';
import { exposureHours, frequencyOf, injuryCounts } from './report.rules.ts';
import { crewOnBoard } from './report-settings.server.ts';
import type { Injury } from './report-words.text.ts';
import { REPORT_TEXT as TEXT } from './report-words.text.ts';

const reports = recordsOf(safetyReport);

const saves = savesOf(safetyReport, {
  served: async (ctx, { row, wrong }) => {
    if (row.occurDay > officeDay(ctx.now)) wrong('occurDay', TEXT.future.zh, TEXT.future.en);
    // By the ship's clock it may be the day before or after.
    const day = row.occurTime && officeDay(new Date(row.occurTime));
    if (day && (day < daysAfter(row.occurDay, -1) || day > daysAfter(row.occurDay, 1)))
      wrong('occurTime', TEXT.otherDay.zh, TEXT.otherDay.en);
    return {};
  },
  made: async (ctx) => ({
    reportNo: await nextSerial(ctx, safetyReport.name, 'ER-{yyyy}-{0000}'),
    nameless: false,
  }),
});

export const createReport = saves.create;

/** Whether the first report came within a day is told once, when it is sent. */
async function beforeSubmit(ctx: Ctx, row: ReportRow): Promise<{ reportedLate: boolean }> {
  if (row.eventType === 'INJURY' && row.reportKind === 'ACCIDENT' && row.injuries.length === 0)
    throw invalid([{ field: 'injuries', message: TEXT.needsInjury }]);
  return { reportedLate: officeDay(ctx.now) > daysAfter(row.occurDay, 1) };
}

const INVESTIGATED: readonly string[] = ['ACCIDENT', 'INCIDENT'];

async function onApproved(ctx: Ctx, row: ReportRow): Promise<void> {
  if (INVESTIGATED.includes(row.reportKind) && (!row.rootCause?.trim() || row.causes.length === 0))
    throw new AppError('RULE', TEXT.needsCause);
  await reports.patch(
    asSystem(ctx, row.reportNo ?? TEXT.report.zh),
    row.id,
    { approvedOn: officeDay(ctx.now) },
    { action: 'conclude' },
  );
}

const role = (id: string, zh: string, en: string, code: string) =>
  approveNode({ id, name: { zh, en }, people: [{ by: 'role', roles: [code] }] });

/** The QHSE manager; what is serious also the designated person and the general manager (qhse 4.2). */
export const reportApproval = approvable(safetyReport, {
  conditionFields: ['severity', 'reportKind'],
  facts: ['reportKind', 'shipId', 'eventType', 'severity', 'occurDay', 'description', 'rootCause'],
  ship: 'shipId',
  flow: {
    nodes: [
      role('qhse', '安质经理', 'QHSE manager', 'QHSE_MGR'),
      {
        kind: 'condition',
        id: 'severity',
        name: { zh: '按严重程度', en: 'By severity' },
        branches: [
          {
            id: 'serious',
            name: { zh: '严重及以上', en: 'Serious' },
            when: { field: 'severity', is: 'in', value: ['SERIOUS', 'VERY_SERIOUS'] },
            nodes: [role('dpa', '指定人员', 'Designated person', 'DPA'), role('gm', '总经理', 'General manager', 'GM')],
          },
          restBranch('minor'),
        ],
      },
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(safetyReport.name, recordId),
  beforeSubmit,
  onApproved,
});

const acts = serveActs(safetyReport, reportFlow, {
  submit: 'elsewhere',
  close: (ctx, { move }) => move({ closedOn: officeDay(ctx.now) }),
});

export const reportActs = acts.perform;

const DAYS = 365;

/** Of the last twelve months, of the ships that the caller sees. */
async function figures(ctx: Ctx) {
  const ships = await vesselsOf(ctx);
  const from = daysAfter(officeDay(ctx.now), -DAYS);
  const values = [ships.map(({ id }) => id), from];
  const [near] = await ctx.db.query<{ n: number }>({
    name: 'qhse-near-misses',
    text: `select count(*)::int as n from qhse_report where deleted_at is null and report_kind = 'NEAR_MISS'
      and ship_id = any($1::bigint[]) and occur_day > $2`,
    values,
  });
  const injuries = await ctx.db.query<{ injury: Injury }>({
    name: 'qhse-injuries',
    text: `select i.injury from qhse_report_injury i join qhse_report r on r.id = i.parent_id
      where r.deleted_at is null and r.status <> 'REJECT' and r.ship_id = any($1::bigint[]) and r.occur_day > $2`,
    values,
  });
  const counts = injuryCounts(injuries.map(({ injury }) => injury));
  const hours = exposureHours(ships.length, await crewOnBoard(ctx), DAYS);
  return {
    near: near?.n ?? 0,
    ...counts,
    ltif: frequencyOf(counts.lti, hours),
    trcf: frequencyOf(counts.trc, hours),
  };
}

export const reportEndpoints: readonly Endpoint[] = [
  anonymousReport,
  serve(reportFiguresCall, (ctx) => figures(ctx)),
  ...acts.endpoints,
  ...crudEndpoints(safetyReport, { omit: ['import'], ...saves }),
];
