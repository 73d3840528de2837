import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { createErrorReport, errorActs } from './error.server.ts';
import type { ErrorReportRow } from './error-report.resource.ts';

const HOUR_MS = 3_600_000;

type Story = {
  /** On which machine, by its code. */
  readonly on: string;
  readonly hoursAgo: number;
  readonly severity: ErrorReportRow['severity'];
  readonly impact: ErrorReportRow['impact'];
  readonly phenomenon: string;
  /** How far it has come. */
  readonly until: ErrorReportRow['reportStatus'];
  readonly order?: true;
  /** On a sister of the first ship. */
  readonly sister?: true;
  /** Repaired so many days later; today unless told. */
  readonly repairedAfter?: number;
};

const STORIES: readonly Story[] = [
  {
    on: '7.03.01',
    hoursAgo: 9,
    severity: 'MINOR',
    impact: 'NONE',
    phenomenon: '泵轴封处每分钟滴漏约十滴，较上周增多。',
    until: 'DRAFT',
  },
  {
    on: '6.02.02',
    hoursAgo: 30,
    severity: 'MAJOR',
    impact: 'REDUCED',
    phenomenon: '二号发电机第三缸排温高出平均值 45 度，已降负荷运行。',
    until: 'SUBMITTED',
  },
  {
    on: '4.01.01',
    hoursAgo: 40,
    severity: 'CRITICAL',
    impact: 'STOPPED',
    phenomenon: '舵机一号泵组油压建立不起来，已改用二号泵组。',
    until: 'AUDIT',
  },
  {
    on: '7.04.01',
    hoursAgo: 170,
    severity: 'MAJOR',
    impact: 'REDUCED',
    phenomenon: '一号主空压机二级排气压力低，充瓶时间由 25 分钟延长到 50 分钟。',
    until: 'HANDLING',
    order: true,
  },
  {
    on: '4.02.01',
    hoursAgo: 300,
    severity: 'MINOR',
    impact: 'REDUCED',
    phenomenon: '锚机刹车带磨损，刹车力矩不足。',
    until: 'VERIFY',
  },
  {
    on: '6.03.01',
    hoursAgo: 700,
    severity: 'MAJOR',
    impact: 'STOPPED',
    phenomenon: '辅锅炉点火失败，火焰探测器无信号。',
    until: 'CLOSED',
  },
  {
    on: '6.03.01',
    hoursAgo: 4100,
    severity: 'MAJOR',
    impact: 'STOPPED',
    phenomenon: '辅锅炉运行中熄火，火焰探测器镜面积灰。',
    until: 'CLOSED',
    repairedAfter: 2,
  },
  {
    on: '6.03.01',
    hoursAgo: 2600,
    severity: 'MINOR',
    impact: 'REDUCED',
    phenomenon: '辅锅炉点火须多次，火焰探测器信号弱。',
    until: 'CLOSED',
    sister: true,
    repairedAfter: 1,
  },
];

/** What is done one after another, up to where a story ends. */
const WAY = ['DRAFT', 'SUBMITTED', 'AUDIT', 'HANDLING', 'VERIFY', 'CLOSED'] as const;

async function tell(ctx: Ctx, shipId: number, story: Story): Promise<void> {
  const [machine] = await recordsOf(equipment).find(ctx, { shipId, code: story.on }, { only: ['name'] });
  if (!machine) return;
  const happened = new Date(ctx.now.getTime() - story.hoursAgo * HOUR_MS);
  const { id } = await createErrorReport(ctx, {
    equipmentId: machine.id,
    occurTime: happened.toISOString(),
    place: '航行途中',
    severity: story.severity,
    impact: story.impact,
    phenomenon: story.phenomenon,
    downHours: story.impact === 'STOPPED' ? '6.0' : null,
  });
  const today = officeDay(ctx.now);
  const steps = [
    () => errorActs.perform(ctx, 'submit', id),
    () => errorActs.perform(ctx, 'endorse', id),
    () =>
      errorActs.perform(ctx, 'dispose', id, {
        handleMode: 'SHIP_SELF',
        planFinishDate: daysAfter(today, 4),
        tempMeasure: '加强巡视，备用设备随时可用。',
        makeOrder: story.order === true,
      }),
    () =>
      errorActs.perform(ctx, 'finish', id, {
        finishDate: story.repairedAfter === undefined ? today : daysAfter(officeDay(happened), story.repairedAfter),
        cause: '长期运行磨损。',
        causeType: 'MATERIAL',
        cure: '更换磨损件，试运转正常。',
      }),
    () => errorActs.perform(ctx, 'close', id),
  ];
  for (const step of steps.slice(0, WAY.indexOf(story.until))) await step();
}

/** On the first ship a fault at each stage; one that came back, and the like of it on a sister. */
export async function demoErrors(given: Ctx): Promise<void> {
  const ctx = asSystem(given, '初始数据');
  const [ship, sister] = await vesselsOf(ctx);
  for (const story of STORIES) {
    const of = story.sister ? sister : ship;
    if (of) await tell(ctx, of.id, story);
  }
}
