import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber, organizationOfVessel, vesselById } from '../../fleet/public.server.ts';
import { holdersOf } from '../../identity/public.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { RUNNING } from '../equipments/equipment.text.ts';
import { CONFIRM, createCorrective } from '../work-orders/order.server.ts';
import { workOrder } from '../work-orders/work-order.resource.ts';
import { errorFlow } from './error.flow.ts';
import { isDone, mustBeCritical } from './error.rules.ts';
import { FAULT_CRITICAL, ERROR_TEXT as TEXT } from './error.text.ts';
import { type ErrorReportRow, errorReport } from './error-report.resource.ts';

const machines = recordsOf(equipment);
const orders = recordsOf(workOrder);

export const CLOSE_CRITICAL = 'maintenance:errorReport:closeCritical';

const saves = savesOf(errorReport, {
  needs: ['equipmentId'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipId, nodeType, department, keyFlag } = await machines.get(ctx, row.equipmentId);
    if (nodeType === 'GROUP') wrong('equipmentId', TEXT.noMachine.zh, TEXT.noMachine.en);
    if (Date.parse(row.occurTime) > ctx.now.getTime()) wrong('occurTime', TEXT.future.zh, TEXT.future.en);
    const critical = mustBeCritical({ keyFlag, impact: row.impact, functionLost: row.functionLost });
    if (critical && row.severity !== 'CRITICAL') wrong('severity', TEXT.critical.zh, TEXT.critical.en);
    return {
      shipId,
      department: department ?? 'ENGINE',
      keyFlag: keyFlag ?? false,
      handleMode: null,
      planFinishDate: null,
      workOrderId: null,
      monitoringId: before?.monitoringId ?? null,
      finishDate: null,
      cause: null,
      causeType: null,
      cure: null,
    };
  },
  made: async (ctx, { shipId }, { monitoringId = null }) => {
    const organization = shipId === null ? undefined : await organizationOfVessel(ctx, shipId);
    return { reportNo: await documentNumber(ctx, errorReport, organization ?? null), monitoringId };
  },
});

export const { create: createErrorReport } = saves;

/** Those who answer for the ships hear of a critical fault at once. */
async function tellCritical(
  ctx: Ctx,
  { id, reportNo, shipId, equipmentId, phenomenon }: ErrorReportRow,
): Promise<void> {
  if (shipId === null) return;
  const system = asSystem(ctx, `故障报告 ${reportNo ?? ''}`);
  const ship = await vesselById(system, shipId);
  const machine = await machines.get(system, equipmentId);
  await notify(ctx, {
    to: await holdersOf(ctx, { roles: ['SUPT_TECH', 'TECH_MGR', 'DPA'] }),
    kind: FAULT_CRITICAL,
    title: {
      zh: `${ship.name}：${machine.name}${TEXT.happened.zh}`,
      en: `${ship.nameEn ?? ship.name}: ${machine.nameEn}, ${TEXT.happened.en.toLowerCase()}`,
    },
    text: { zh: phenomenon, en: phenomenon },
    link: recordAddress(errorReport.name, id),
    resource: errorReport.name,
    recordId: id,
  });
}

const at = (field: string, message: Text): FieldError => ({ field, message });

/** What of the repair does not fit: its day, and what is done meanwhile. */
function disposeProblems(
  { planFinishDate, tempMeasure }: { readonly planFinishDate: string; readonly tempMeasure: string | null },
  today: string,
): FieldError[] {
  if (planFinishDate < today) return [at('planFinishDate', TEXT.past)];
  return planFinishDate > today && !tempMeasure?.trim() ? [at('tempMeasure', TEXT.temporary)] : [];
}

/** The order that repairs it is finished or cancelled. */
async function assertRepaired(ctx: Ctx, { workOrderId }: ErrorReportRow): Promise<void> {
  if (workOrderId === null) return;
  const { woStatus } = await orders.get(asSystem(ctx, '故障关闭'), workOrderId);
  if (!isDone(woStatus)) throw new AppError('RULE', TEXT.orderOpen);
}

/** Orders are for machines that are in use or stand by. */
async function isRunning(ctx: Ctx, equipmentId: number): Promise<boolean> {
  const { useStatus } = await machines.get(ctx, equipmentId);
  return RUNNING.includes(useStatus);
}

const MOST_NAME = 100;

export const errorActs = serveActs(errorReport, errorFlow, {
  submit: async (ctx, { row, move }) => {
    // Whether the machine is critical may have been decided since it was written.
    const { keyFlag } = await machines.get(ctx, row.equipmentId);
    if (row.severity !== 'CRITICAL' && mustBeCritical({ keyFlag, impact: row.impact, functionLost: row.functionLost }))
      throw new AppError('RULE', TEXT.critical);
    const moved = await move({
      keyFlag: keyFlag ?? false,
      reporterName: ctx.user.name,
      submitTime: ctx.now.toISOString(),
    });
    if (row.severity === 'CRITICAL') await tellCritical(ctx, row);
    return moved;
  },
  endorse: (ctx, { row, move }) => {
    if (!holds(ctx.user, CONFIRM[row.department ?? 'ENGINE'])) throw new AppError('FORBIDDEN', TEXT.otherHead);
    return move();
  },
  reject: (_ctx, { move }) => move(),
  dispose: async (ctx, { row, values, move }) => {
    const { handleMode, planFinishDate, tempMeasure, makeOrder } = values;
    const errors = disposeProblems(values, officeDay(ctx.now));
    if (makeOrder && !(await isRunning(ctx, row.equipmentId))) errors.push(at('makeOrder', TEXT.laidUp));
    if (errors.length > 0) throw invalid(errors);
    const order = makeOrder
      ? await createCorrective(asSystem(ctx, `故障报告 ${row.reportNo ?? ''}`), {
          equipmentId: row.equipmentId,
          workName: `${TEXT.repair.zh}：${row.phenomenon}`.slice(0, MOST_NAME),
          dueDate: planFinishDate,
          instruction: row.phenomenon,
        })
      : undefined;
    return move({ handleMode, planFinishDate, tempMeasure, workOrderId: order?.id ?? row.workOrderId });
  },
  finish: (ctx, { row, values, move }) => {
    const { finishDate, cause, causeType, cure } = values;
    if (finishDate > officeDay(ctx.now)) throw invalid([at('finishDate', TEXT.futureDay)]);
    if (finishDate < officeDay(new Date(row.occurTime))) throw invalid([at('finishDate', TEXT.before)]);
    return move({ finishDate, cause, causeType, cure });
  },
  close: async (ctx, { row, move }) => {
    if (row.severity === 'CRITICAL' && !holds(ctx.user, CLOSE_CRITICAL))
      throw new AppError('FORBIDDEN', TEXT.techManager);
    if (!row.cause?.trim()) throw new AppError('RULE', TEXT.cause);
    await assertRepaired(ctx, row);
    return move({ closeName: ctx.user.name, closeTime: ctx.now.toISOString() });
  },
  ineffective: (_ctx, { move }) => move({ finishDate: null, cure: null }),
});

export const errorEndpoints: readonly Endpoint[] = [
  ...errorActs.endpoints,
  ...crudEndpoints(errorReport, { ...saves, omit: ['import'] }),
];
