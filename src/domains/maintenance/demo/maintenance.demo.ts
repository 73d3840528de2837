import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add } from '../../../kernel/value/decimal.ts';
import { counter } from '../hours/counter.resource.ts';
import { counterActs, createCounter } from '../hours/counter.server.ts';
import { runningHourReading } from '../hours/reading.resource.ts';
import { readingActs } from '../hours/reading.server.ts';
import { followReports } from '../hours/report-hours.server.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { jobActs, updateJob } from '../jobs/job.server.ts';
import { equipmentPartSpec } from '../parts/part-spec.resource.ts';
import { demoMachinery } from './machinery.demo.ts';

const HOUR_MS = 3_600_000;

const CHECKS = [
  { item: '主轴承螺栓', valueType: 'OK', needed: true },
  { item: '曲轴箱油位', valueType: 'NUMBER', unitName: 'mm', least: '120.000', most: '180.000', needed: true },
  { item: '异常情况', valueType: 'TEXT', needed: false },
];

/** The fleet's machinery, and on the first ship a case of each kind: what is suspended, corrected, refused, replaced and stopped. */
export async function demoMaintenance(given: Ctx): Promise<void> {
  const ctx = asSystem(given, '初始数据');
  const [ship] = await demoMachinery(ctx);
  if (!ship) return;
  const jobs = recordsOf(maintenanceJob);
  const named = async (code: string) => (await jobs.find(ctx, { shipId: ship.id, code }))[0];
  const crankcase = await named('6.01.01-03');
  const [spec] = await recordsOf(equipmentPartSpec).find(ctx, { shipId: ship.id }, { only: ['unitId'] });
  const parts = spec ? [{ equipmentPartSpecId: spec.id, unitId: spec.unitId, plannedQty: '1' }] : [];
  if (crankcase) await updateJob(ctx, { id: crankcase.id, version: crankcase.version, checklist: CHECKS, parts });
  const winches = await named('4.02.02-01');
  if (winches) await jobActs.perform(ctx, 'suspend', winches.id, { reason: '绞缆机待坞修更换' });

  const readings = recordsOf(runningHourReading);
  const latest = async (code: string, skip = 0) => {
    const counterId = ship.counters.get(code) ?? 0;
    const found = await readings.find(ctx, { counterId, readingStatus: ['VALID'] });
    return found.toSorted((a, b) => b.readTime.localeCompare(a.readTime))[skip];
  };
  const correct = async (code: string, skip: number, more: string, reason: string) => {
    const wrong = await latest(code, skip);
    if (!wrong) return undefined;
    await readingActs.perform(ctx, 'correct', wrong.id, { reading: add(wrong.reading, more), reason });
    const [made] = await readings.find(ctx, { corrects: wrong.id }, { only: ['id'] });
    return made?.id;
  };
  const taken = await correct('6.02.01', 1, '6.0', '抄录时看错末位');
  if (taken) await readingActs.perform(ctx, 'accept', taken);
  const refused = await correct('6.02.02', 1, '-5.0', '怀疑多记五小时');
  if (refused) await readingActs.perform(ctx, 'refuse', refused, { reason: '与轮机日志一致，无须更正' });
  await correct('6.02.03', 0, '-4.0', '与轮机日志相差四小时');

  const worn = ship.counters.get('7.01.01');
  const last = worn === undefined ? undefined : await recordsOf(counter).get(ctx, worn);
  if (last?.lastReading)
    await counterActs.perform(ctx, 'replace', last.id, {
      readTime: new Date(ctx.now.getTime() - HOUR_MS).toISOString(),
      lastValue: add(last.lastReading, '20.0'),
      newStart: '0.0',
      reason: '计时器损坏，换新',
    });
  const idle = await createCounter(ctx, {
    shipId: ship.id,
    equipmentId: ship.nodes.get('7.01.02'),
    name: '2 号分油机',
    nameEn: 'Separator no. 2',
    defaultDaily: '6.00',
    sortNum: 90,
  });
  await followReports(ctx, ship.id);
  await counterActs.perform(ctx, 'stop', idle.id, { reason: '传感器拆除，改按日期保养' });
}
