import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber, organizationOfVessel } from '../../fleet/public.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { createErrorReport } from '../error-reports/error.server.ts';
import { errorReport } from '../error-reports/error-report.resource.ts';
import { faultOfMonitoring, trendCall } from './monitoring.calls.ts';
import { monitoringFlow } from './monitoring.flow.ts';
import { dayKeyOf, firstCrossing, outsideWords, valuesOf, worstOf } from './monitoring.rules.ts';
import { MONITORING_TEXT as TEXT } from './monitoring.text.ts';
import { type MonitoringReportRow, monitoringReport } from './monitoring-report.resource.ts';
import { monitoringTemplate } from './monitoring-template.resource.ts';
import { seriesBefore } from './series.server.ts';

const reports = recordsOf(monitoringReport);
const templates = recordsOf(monitoringTemplate);
const machines = recordsOf(equipment);
const faults = recordsOf(errorReport);

type Judging = Pick<MonitoringReportRow, 'equipmentId' | 'templateId' | 'measureDate' | 'points'>;

/** The values of a report by its template and by what was measured of the machine before. */
async function judged(ctx: Ctx, row: Judging) {
  const { points, monitorKind } = await templates.get(ctx, row.templateId);
  const values = valuesOf(points, row.points, await seriesBefore(ctx, row), row.measureDate);
  return {
    points: values,
    monitorKind,
    worst: worstOf(values.map(({ standing }) => standing)),
    crossDate: firstCrossing(values),
  };
}

const saves = savesOf(monitoringReport, {
  needs: ['equipmentId', 'templateId', 'measureDate'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipId, nodeType, department } = await machines.get(ctx, row.equipmentId);
    if (nodeType === 'GROUP') wrong('equipmentId', TEXT.noMachine.zh, TEXT.noMachine.en);
    if (row.measureDate > officeDay(ctx.now)) wrong('measureDate', TEXT.future.zh, TEXT.future.en);
    if (before && before.equipmentId !== row.equipmentId) wrong('equipmentId', TEXT.stays.zh, TEXT.stays.en);
    if (before && before.templateId !== row.templateId) wrong('templateId', TEXT.stays.zh, TEXT.stays.en);
    const others = await reports.find(asSystem(ctx, TEXT.report.zh), { dayKey: dayKeyOf(row) }, { only: ['id'] });
    if (others.some(({ id }) => id !== before?.id)) wrong('measureDate', TEXT.already.zh, TEXT.already.en);
    const { points, monitorKind, worst, crossDate } = await judged(ctx, row);
    return {
      shipId,
      department: department ?? 'ENGINE',
      points,
      monitorKind,
      worst,
      crossDate,
      expertComment: before?.expertComment ?? null,
    };
  },
  made: async (ctx, { shipId }) => {
    const organization = shipId === null ? undefined : await organizationOfVessel(ctx, shipId);
    return { reportNo: await documentNumber(ctx, monitoringReport, organization ?? null) };
  },
});

export const { create: createMonitoring } = saves;

/** Reports of a machine follow one another: what counts was judged by those before it, and stands as long as later ones do. */
async function assertLast(ctx: Ctx, { equipmentId, templateId, measureDate }: MonitoringReportRow): Promise<void> {
  const others = await reports.find(
    asSystem(ctx, TEXT.report.zh),
    { equipmentId, templateId, reportStatus: ['SUBMITTED', 'REVIEWED'] },
    { only: ['measureDate'] },
  );
  if (others.some((other) => other.measureDate > measureDate)) throw new AppError('RULE', TEXT.notLast);
}

/** Two reports of one machine are moved one after the other. */
async function holdMachine(ctx: Ctx, id: number): Promise<void> {
  const { equipmentId } = await reports.get(ctx, id);
  await machines.held(asSystem(ctx, TEXT.report.zh), equipmentId);
}

const acts = serveActs(
  monitoringReport,
  monitoringFlow,
  {
    submit: async (ctx, { row, move }) => {
      await assertLast(ctx, row);
      const { points, monitorKind, worst, crossDate } = await judged(ctx, row);
      if (worst === null) throw new AppError('RULE', TEXT.nothing);
      if (worst === 'ALARM' && !row.conclusion?.trim()) throw new AppError('RULE', TEXT.conclusion);
      return move({
        points,
        monitorKind,
        worst,
        crossDate,
        reporterName: ctx.user.name,
        submitTime: ctx.now.toISOString(),
      });
    },
    review: (ctx, { row, values, move }) => {
      const expertComment = values.expertComment?.trim() || null;
      if (row.worst === 'ALARM' && expertComment === null)
        throw invalid([{ field: 'expertComment', message: TEXT.comment }]);
      return move({ expertComment, reviewerName: ctx.user.name, reviewTime: ctx.now.toISOString() });
    },
    sendBack: async (ctx, { row, move }) => {
      await assertLast(ctx, row);
      return move({ reporterName: null, submitTime: null });
    },
  },
  { before: holdMachine },
);

export const monitoringActs = acts.perform;

/** Noon in the office of the day on which it was measured, or now on the same day. */
const happened = (day: string, now: Date): string =>
  new Date(Math.min(Date.parse(`${day}T04:00:00Z`), now.getTime())).toISOString();

const MOST_WORDS = 1000;

const fault = serveMake(faultOfMonitoring, async (ctx, { first }) => {
  const [known] = await faults.find(asSystem(ctx, TEXT.report.zh), { monitoringId: first.id }, { only: ['reportNo'] });
  if (known) throw new AppError('RULE', fill(TEXT.madeBefore, { no: known.reportNo ?? '' }));
  return createErrorReport(
    ctx,
    {
      equipmentId: first.equipmentId,
      occurTime: happened(first.measureDate, ctx.now),
      severity: 'MAJOR',
      impact: 'NONE',
      phenomenon: `${TEXT.ofMonitoring.zh}：${outsideWords(first.points)}`.slice(0, MOST_WORDS),
    },
    { monitoringId: first.id },
  );
});

export const faultOfReport = fault.make;

export const monitoringEndpoints: readonly Endpoint[] = [
  serve(trendCall, async (ctx, { params }) => {
    const row = await reports.get(ctx, params.id);
    const series = await seriesBefore(ctx, row);
    return row.points.map(({ pointName, unitName, least, most, baseline, crossDate, measured }) => ({
      pointName,
      unitName,
      least,
      most,
      baseline,
      crossDate,
      measured: [
        ...(series.get(pointName) ?? []).map(({ day, value }) => ({ day, value })),
        ...(measured === null ? [] : [{ day: row.measureDate, value: measured }]),
      ],
    }));
  }),
  fault.endpoint,
  ...acts.endpoints,
  ...crudEndpoints(monitoringReport, { ...saves, omit: ['import'] }),
  ...crudEndpoints(monitoringTemplate, { omit: ['import'] }),
];
