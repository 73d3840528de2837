import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { CYCLE_MONTHS, type SurveyKind } from './class.text.ts';
import { classCycle } from './class-cycle.resource.ts';
import { classItem } from './class-item.resource.ts';
import { classItemActs } from './class-item.server.ts';

type Item = {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly kind: SurveyKind;
  /** Of which machine, by its code. */
  readonly on: string;
  /** Months since its last survey on the first ship. */
  readonly ago: number;
  readonly chief?: true;
  /** The job of which an order credits it, by its code. */
  readonly job?: string;
};

const item = (
  code: string,
  [zh, en]: readonly [string, string],
  kind: SurveyKind,
  on: string,
  ago: number,
  more: Pick<Item, 'chief' | 'job'> = {},
): Item => ({ code, zh, en, kind, on, ago, ...more });

const ITEMS: readonly Item[] = [
  ...[1, 2, 3, 4, 5, 6].map((no) =>
    item(
      `ME-C${no}`,
      [`主机第 ${no} 缸缸盖、活塞与缸套`, `Main engine cylinder no. ${no}`],
      'CMS',
      `6.01.01.0${no}`,
      [4, 11, 19, 33, 45, 58][no - 1] ?? 30,
      { chief: true },
    ),
  ),
  item('ME-CS', ['主机曲轴与主轴承', 'Main engine crankshaft and bearings'], 'CMS', '6.01.01', 22),
  item('ME-TC', ['主机增压器', 'Main engine turbocharger'], 'CMS', '6.01.01.11', 14, { chief: true }),
  ...[1, 2, 3].map((no) =>
    item(
      `DG-0${no}`,
      [`${no} 号发电机柴油机`, `Diesel of generator no. ${no}`],
      'CMS',
      `6.02.0${no}`,
      [9, 27, 57][no - 1] ?? 30,
      { chief: true },
    ),
  ),
  item('SG-01', ['舵机', 'Steering gear'], 'CMS', '4.01.01', 17),
  item('SW-01', ['1 号海水泵', 'Sea water pump no. 1'], 'PMS', '7.03.01', 20, { chief: true, job: '7.03.01-01' }),
  item('SW-02', ['2 号海水泵', 'Sea water pump no. 2'], 'PMS', '7.03.02', 31, { chief: true, job: '7.03.02-01' }),
  item('BP-01', ['1 号压载泵', 'Ballast pump no. 1'], 'PMS', '2.01.01', 40, { chief: true, job: '2.01.01-01' }),
  item('AC-01', ['1 号主空压机', 'Air compressor no. 1'], 'PMS', '7.04.01', 8, { chief: true }),
  item('WL-01', ['锚机', 'Windlass'], 'CMS', '4.02.01', 36),
  item('BL-01', ['辅锅炉', 'Auxiliary boiler'], 'BOILER', '6.03.01', 28, { job: '6.03.01-02' }),
  item('TS-01', ['尾轴', 'Tail shaft'], 'TAILSHAFT', '6.01.02', 26),
  item('BT-01', ['船底', 'Bottom'], 'BOTTOM', '2', 26),
];

/** Months that have passed of the five years, by ship, and how much later her items were surveyed than those of the first. */
const SHIPS = [
  { begun: 26, later: 0 },
  { begun: 40, later: 6 },
] as const;

type Ship = { readonly id: number; readonly begun: number; readonly later: number };

async function rowsOf(ctx: Ctx, { id: shipId, later }: Ship): Promise<NewRow[]> {
  const machines = await recordsOf(equipment).find(ctx, { shipId }, { only: ['code'] });
  const jobs = await recordsOf(maintenanceJob).find(ctx, { shipId }, { only: ['code'] });
  const today = officeDay(ctx.now);
  return ITEMS.map(({ code, zh, en, kind, on, ago, chief, job }) => ({
    draft: {
      shipId,
      classCode: code,
      name: zh,
      nameEn: en,
      surveyKind: kind,
      creditBy: chief ? 'CHIEF_ENGINEER' : 'SURVEYOR',
      cycleMonths: CYCLE_MONTHS[kind],
      equipmentId: machines.find((one) => one.code === on)?.id ?? null,
      jobId: job === undefined ? null : (jobs.find((one) => one.code === job)?.id ?? null),
      lastSurveyDate: monthsFrom(today, -Math.max(1, ago - later)),
    },
  }));
}

/** On two ships what class surveys, one of them behind; on the first an item that waits for the surveyor, one confirmed and one that he surveyed. */
export async function demoClassItems(given: Ctx): Promise<void> {
  const ctx = asSystem(given, '初始数据');
  const ships = (await vesselsOf(ctx)).slice(0, SHIPS.length);
  const today = officeDay(ctx.now);
  const found = ships.flatMap(({ id }, i): Ship[] => {
    const of = SHIPS[i];
    return of ? [{ id, begun: of.begun, later: of.later }] : [];
  });
  await recordsOf(classCycle).createMany(
    ctx,
    found.map(({ id, begun }) => ({
      draft: { shipId: id, classNo: `24-${1000 + id}`, cycleBegin: monthsFrom(today, -begun) },
    })),
  );
  for (const ship of found) {
    const ids = await recordsOf(classItem).createMany(ctx, await rowsOf(ctx, ship));
    const idOf = (code: string): number => ids[ITEMS.findIndex((one) => one.code === code)] ?? 0;
    await classItemActs.perform(ctx, 'workDone', idOf('ME-C4'), { doneDate: daysAfter(today, -12) });
    if (ship !== found[0]) continue;
    await classItemActs.perform(ctx, 'workDone', idOf('SW-02'), { doneDate: daysAfter(today, -70) });
    await classItemActs.perform(ctx, 'confirm', idOf('SW-02'), {
      confirmDate: daysAfter(today, -30),
      surveyReport: '24-0317',
    });
    await classItemActs.perform(ctx, 'survey', idOf('WL-01'), {
      doneDate: daysAfter(today, -30),
      surveyReport: '24-0317',
    });
  }
}
