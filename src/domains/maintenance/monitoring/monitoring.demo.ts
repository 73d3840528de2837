import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { createMonitoring, faultOfReport, monitoringActs } from './monitoring.server.ts';
import type { MonitoringReportRow } from './monitoring-report.resource.ts';
import { monitoringTemplate } from './monitoring-template.resource.ts';

type Point = readonly [name: string, unit: string, least: string | null, most: string | null, percent: string | null];

type Template = {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly kind: string;
  readonly months: number;
  readonly points: readonly Point[];
};

const TEMPLATES: readonly Template[] = [
  {
    code: 'MEP',
    zh: '主机性能月报',
    en: 'Main engine performance',
    kind: 'ME_PERFORMANCE',
    months: 1,
    points: [
      ['平均爆发压力', 'MPa', '12.0', '15.5', '10.0'],
      ['平均排气温度', '℃', null, '420.0', '10.0'],
      ['滑油进口压力', 'MPa', '0.18', null, null],
    ],
  },
  {
    code: 'CRD',
    zh: '曲轴拐挡差',
    en: 'Crankshaft deflection',
    kind: 'CRANK_DEFLECTION',
    months: 12,
    points: [1, 2, 3, 4, 5, 6].map((no): Point => [`第 ${no} 缸`, 'mm', '-0.200', '0.200', null]),
  },
  {
    code: 'LOA',
    zh: '主机滑油化验',
    en: 'Lubricating oil analysis',
    kind: 'LO_ANALYSIS',
    months: 3,
    points: [
      ['运动黏度', 'mm²/s', '9.3', '14.5', '15.0'],
      ['总碱值', 'mgKOH/g', '4.0', null, '30.0'],
      ['水分', '%', null, '0.2', null],
      ['铁含量', 'ppm', null, '50.0', '100.0'],
    ],
  },
  {
    code: 'VIB',
    zh: '泵组振动测量',
    en: 'Vibration of pumps',
    kind: 'VIBRATION',
    months: 3,
    points: [
      ['驱动端水平', 'mm/s', null, '7.1', '50.0'],
      ['非驱动端水平', 'mm/s', null, '7.1', '50.0'],
    ],
  },
  {
    code: 'INS',
    zh: '发电机绝缘测量',
    en: 'Insulation of generators',
    kind: 'INSULATION',
    months: 6,
    points: [
      ['定子对地', 'MΩ', '1.0', null, '50.0'],
      ['转子对地', 'MΩ', '1.0', null, '50.0'],
    ],
  },
  {
    code: 'THK',
    zh: '海水管路测厚',
    en: 'Thickness of sea water pipes',
    kind: 'THICKNESS',
    months: 12,
    points: [
      ['海底门短管', 'mm', '6.0', null, null],
      ['总管弯头', 'mm', '4.5', null, null],
    ],
  },
];

/** Days ago, and a value for each point of the template. */
type Past = readonly [daysAgo: number, ...values: string[]];

type Story = {
  readonly template: string;
  /** Of which machine, by its code. */
  readonly on: string;
  readonly past: readonly Past[];
  /** How far the last one has come; those before it are reviewed. */
  readonly until: MonitoringReportRow['reportStatus'];
  readonly conclusion?: string;
  readonly fault?: true;
};

const STORIES: readonly Story[] = [
  {
    template: 'MEP',
    on: '6.01.01',
    past: [
      [66, '13.9', '352', '0.24'],
      [36, '13.8', '356', '0.24'],
      [6, '13.8', '355', '0.23'],
    ],
    until: 'REVIEWED',
  },
  {
    template: 'CRD',
    on: '6.01.01',
    past: [[200, '0.040', '-0.020', '0.060', '0.050', '-0.030', '0.080']],
    until: 'REVIEWED',
  },
  {
    template: 'LOA',
    on: '6.01.01',
    past: [
      [275, '11.2', '8.2', '0.05', '18'],
      [185, '11.3', '7.6', '0.05', '26'],
      [95, '11.4', '7.1', '0.06', '33'],
      [5, '11.4', '6.4', '0.06', '41'],
    ],
    until: 'SUBMITTED',
  },
  {
    template: 'VIB',
    on: '7.03.01',
    past: [
      [188, '3.1', '2.8'],
      [98, '4.6', '3.0'],
      [8, '7.8', '3.2'],
    ],
    until: 'REVIEWED',
    conclusion: '驱动端轴承异响，温度 72 ℃，已停用改用 2 号泵。',
    fault: true,
  },
  { template: 'INS', on: '6.02.01', past: [[160, '12.0', '8.5']], until: 'REVIEWED' },
  { template: 'INS', on: '6.02.02', past: [[1, '9.6', '7.2']], until: 'DRAFT' },
  { template: 'THK', on: '7.03', past: [[150, '8.1', '6.2']], until: 'REVIEWED' },
];

/** On a further ship, so that it is not one alone that measures. */
const ELSEWHERE: readonly Story[] = [
  { template: 'VIB', on: '7.03.02', past: [[20, '2.6', '2.4']], until: 'SUBMITTED' },
];

async function makeTemplates(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const made = new Map<string, number>();
  for (const { code, zh, en, kind, months, points } of TEMPLATES) {
    const { id } = await recordsOf(monitoringTemplate).create(ctx, {
      code,
      name: zh,
      nameEn: en,
      monitorKind: kind,
      cycleMonths: months,
      points: points.map(([pointName, unitName, least, most, alarmPercent]) => ({
        pointName,
        unitName,
        least,
        most,
        alarmPercent,
      })),
    });
    made.set(code, id);
  }
  return made;
}

/** What is done one after another, up to where a report stands. */
const WAY = ['DRAFT', 'SUBMITTED', 'REVIEWED'] as const;

async function tell(ctx: Ctx, shipId: number, story: Story, templates: ReadonlyMap<string, number>): Promise<void> {
  const [machine] = await recordsOf(equipment).find(ctx, { shipId, code: story.on }, { only: ['name'] });
  const points = TEMPLATES.find(({ code }) => code === story.template)?.points ?? [];
  if (!machine) return;
  for (const [i, [daysAgo, ...values]] of story.past.entries()) {
    const last = i === story.past.length - 1;
    const { id } = await createMonitoring(ctx, {
      equipmentId: machine.id,
      templateId: templates.get(story.template),
      measureDate: daysAfter(officeDay(ctx.now), -daysAgo),
      points: points.map(([pointName], at) => ({ pointName, measured: values[at] ?? null })),
      conclusion: last ? (story.conclusion ?? null) : null,
    });
    const steps = [
      () => monitoringActs(ctx, 'submit', id),
      () => monitoringActs(ctx, 'review', id, { expertComment: last && story.fault ? '尽快拆检轴承。' : null }),
    ];
    for (const step of steps.slice(0, WAY.indexOf(last ? story.until : 'REVIEWED'))) await step();
    if (last && story.fault) await faultOfReport(ctx, [id]);
  }
}

/** On the first ship a series of each kind, with one value outside its limits and one that is going there. */
export async function demoMonitoring(given: Ctx): Promise<void> {
  const ctx = asSystem(given, '初始数据');
  const [first, second] = await vesselsOf(ctx);
  const templates = await makeTemplates(ctx);
  for (const story of first ? STORIES : []) await tell(ctx, first?.id ?? 0, story, templates);
  for (const story of second ? ELSEWHERE : []) await tell(ctx, second?.id ?? 0, story, templates);
}
