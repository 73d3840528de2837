import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { risk } from './risk.resource.ts';
import { createRisk } from './risk.server.ts';

const DAY_MS = 86_400_000;

type Course = 'draft' | 'sent' | 'approved' | 'rejected';
type Story = {
  /** Days before the present on which it was written, and the work began. */
  readonly ago: number;
  readonly course: Course;
  /** Of which ship, counted in the fleet; a template names none. */
  readonly ship?: number;
  readonly activity: string;
  readonly permit?: string;
  readonly hazard: string;
  readonly control: string;
  readonly before: readonly [likelihood: number, severity: number];
  readonly after: readonly [likelihood: number, severity: number];
};

const HOT = {
  activity: '机舱明火作业',
  permit: 'HOT_WORK',
  hazard: '可燃气体积聚，焊渣引燃油污',
  control: '测爆合格，清除油污，专人监火',
} as const;
const TANK = {
  activity: '进入货舱检查',
  permit: 'ENCLOSED',
  hazard: '舱内缺氧或有毒气体',
  control: '持续通风，连续测氧，舱口监护',
} as const;

/** One of each band and at each stage, an expired one among them, and two templates. */
const STORIES: readonly Story[] = [
  { ...HOT, ago: 200, course: 'approved', before: [4, 4], after: [2, 4] },
  { ...TANK, ago: 200, course: 'approved', before: [4, 5], after: [2, 5] },
  { ...HOT, ago: 12, course: 'approved', ship: 0, before: [4, 4], after: [2, 4] },
  { ...TANK, ago: 8, course: 'sent', ship: 0, before: [4, 5], after: [2, 5] },
  { ...TANK, ago: 130, course: 'approved', ship: 1, before: [3, 4], after: [2, 4] },
  {
    ago: 20,
    course: 'approved',
    ship: 1,
    activity: '甲板除锈涂装',
    hazard: '飞溅伤眼，滑倒',
    control: '佩戴护目镜，设置警示',
    before: [3, 2],
    after: [2, 2],
  },
  { ...HOT, ago: 30, course: 'rejected', ship: 0, before: [4, 4], after: [3, 4] },
  {
    ago: 1,
    course: 'draft',
    ship: 0,
    activity: '恶劣海况下甲板作业',
    hazard: '上浪冲击，人员落水',
    control: '推迟作业',
    before: [5, 5],
    after: [4, 5],
  },
];

export async function demoRisks(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'tech' and deleted_at is null`,
  );
  const all = await vesselsOf(ctx);
  const own = all.filter(({ nameEn }) => nameEn === 'HAI YUE PIONEER');
  const ships = [...own, ...all.filter(({ nameEn }) => nameEn !== 'HAI YUE PIONEER')];
  if (!writer || ships.length === 0) return;
  for (const story of STORIES) {
    const shipId = story.ship === undefined ? null : (ships[story.ship % ships.length]?.id ?? null);
    await tell(ctx, writer.id, shipId, story);
  }
}

async function tell(ctx: Ctx, writer: number, shipId: number | null, story: Story): Promise<void> {
  const { ago, course, activity, permit, hazard, control, before, after } = story;
  const at = (days: number): Date => new Date(ctx.now.getTime() + Math.min(days - ago, 0) * DAY_MS);
  const person = await asPerson(ctx, writer, at(0));
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const planBegin = shipId === null ? null : daysAfter(officeDay(at(0)), 1);
  const row = await createRisk(by, {
    riskKind: shipId === null ? 'TEMPLATE' : 'ASSESSMENT',
    activityTitle: activity,
    shipId,
    planBegin,
    permits: permit ? [{ permitType: permit }] : [],
    hazards: [
      {
        hazardTitle: hazard,
        initialL: before[0],
        initialS: before[1],
        addControl: control,
        responsible: '大副',
        residualL: after[0],
        residualS: after[1],
      },
    ],
    acceptance: '落实措施后可以作业。',
  });
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || course === 'draft') return;
  const run = await desk.submit(by, { resource: risk.name, recordId: row.id });
  if (course === 'sent') return;
  for (let i = 0; i < 4; i += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) return;
    const who = await asPerson(ctx, next, at(1));
    if (course === 'rejected') {
      await desk.act(who, run, { act: 'reject', opinion: '改在进厂时施工。' });
      return;
    }
    await desk.act(who, run, { act: 'approve', opinion: '措施可行，同意。' });
  }
}
