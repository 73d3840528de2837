import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { createViolation, violationActs } from './violation.server.ts';

const DAY_MS = 86_400_000;

type Step = 'hear' | 'present' | 'decide' | 'appeal' | 'uphold' | 'revoke';
type Story = {
  /** Days before the present on which it was done; each step follows two days after the one before. */
  readonly ago: number;
  readonly who: string;
  readonly category: string;
  readonly clause: string;
  readonly content: string;
  readonly points?: number;
  readonly fine?: string;
  /** Where: on the person's ship, on another one, or in the department ashore. */
  readonly at?: 'other' | 'office';
  readonly steps: readonly Step[];
};

const DECIDED: readonly Step[] = ['hear', 'present', 'decide'];

/** One in each state; the last of those that are final bring somebody to the limit. */
const STORIES: readonly Story[] = [
  {
    ago: 2,
    who: 'ce.pioneer',
    category: 'PROCEDURE',
    clause: '热工作业许可 4.2',
    content: '机舱焊接作业未办理热工许可。',
    steps: [],
  },
  {
    ago: 5,
    who: 'master.pioneer',
    category: 'DISCIPLINE',
    clause: '值班规定 3.1',
    content: '锚泊值班记录缺少两个时段。',
    steps: ['hear'],
  },
  {
    ago: 8,
    who: 'ce.pioneer',
    category: 'SAFETY',
    clause: '劳动防护 2.3',
    content: '进入机修间未佩戴护目镜。',
    steps: ['hear', 'present'],
  },
  {
    ago: 12,
    who: 'master.pioneer',
    category: 'SAFETY',
    clause: '高处作业 5.1',
    content: '桅杆作业未系安全带，现场负责人未制止。',
    points: 3,
    fine: '300.00',
    steps: DECIDED,
  },
  {
    ago: 15,
    who: 'ce.pioneer',
    category: 'POLLUTION',
    clause: '垃圾管理 6.2',
    content: '含油抹布混入生活垃圾。',
    points: 4,
    fine: '500.00',
    steps: [...DECIDED, 'appeal'],
  },
  {
    ago: 60,
    who: 'ce.pioneer',
    category: 'PROCEDURE',
    clause: '封闭处所进入 3.4',
    content: '进入空舱前未测氧。',
    points: 6,
    fine: '1000.00',
    steps: [...DECIDED, 'appeal', 'uphold'],
  },
  {
    ago: 90,
    who: 'master.pioneer',
    category: 'PROCEDURE',
    clause: '航行计划 2.2',
    content: '改向点未在海图标注，复核后确认已标注。',
    points: 2,
    steps: [...DECIDED, 'appeal', 'revoke'],
  },
  {
    ago: 140,
    who: 'ce.pioneer',
    category: 'ALCOHOL_DRUG',
    clause: '酒精管理 1.1',
    content: '抽查酒精检测超过公司限值。',
    points: 6,
    fine: '2000.00',
    steps: DECIDED,
  },
  {
    ago: 75,
    who: 'tech',
    at: 'other',
    category: 'SAFETY',
    clause: '访船人员规定 1.3',
    content: '登轮检查未参加船上安全介绍。',
    points: 1,
    steps: DECIDED,
  },
  {
    ago: 33,
    who: 'fuel',
    at: 'office',
    category: 'PROCEDURE',
    clause: '加油确认 2.5',
    content: '加油计划未经复核即发出。',
    points: 2,
    steps: ['hear', 'present'],
  },
];

export async function demoViolations(ctx: Ctx): Promise<void> {
  const people = await ctx.db.query<{ id: number; username: string; organizationId: number | null }>(
    `select id, username, organization_id as "organizationId" from ${PEOPLE}
     where username in ('qhse', 'master.pioneer', 'ce.pioneer', 'tech', 'fuel') and deleted_at is null`,
  );
  const writer = people.find(({ username }) => username === 'qhse')?.id;
  const ships = await vesselsOf(ctx);
  const ship = ships.find(({ nameEn }) => nameEn === 'HAI YUE PIONEER') ?? ships[0];
  const other = ships.find(({ id }) => id !== ship?.id);
  if (!writer || !ship || !other) return;
  for (const story of STORIES) {
    const person = people.find(({ username }) => username === story.who);
    if (!person) continue;
    const office = { shipId: null, organizationId: person.organizationId };
    const place = story.at === 'office' ? office : { shipId: story.at === 'other' ? other.id : ship.id };
    await tell(ctx, { story, writer, personId: person.id, place });
  }
}

type Told = {
  readonly story: Story;
  readonly writer: number;
  readonly personId: number;
  readonly place: Readonly<Record<string, unknown>>;
};

async function tell(ctx: Ctx, { story, writer, personId, place }: Told): Promise<void> {
  const { ago, category, clause, content, points, fine, steps } = story;
  const at = (days: number): Date => new Date(Math.min(ctx.now.getTime() + (days - ago) * DAY_MS, ctx.now.getTime()));
  const as = (days: number): Promise<Ctx> => asPerson(ctx, writer, at(days));
  const row = await createViolation(await as(1), {
    ...place,
    personId,
    violateDay: officeDay(at(0)),
    category,
    clause,
    content,
  });
  const given: Readonly<Record<Step, Readonly<Record<string, unknown>>>> = {
    hear: { statement: '承认事实，接受处理。' },
    present: {},
    decide: { points, fine, decision: '事实清楚，按公司规定记分。' },
    appeal: { appeal: '认为处理过重，申请复核。' },
    uphold: { points, fine, outcome: '事实清楚，维持原决定。' },
    revoke: { reason: '复核后事实不成立。' },
  };
  for (const [i, step] of steps.entries()) await violationActs(await as(2 + i), step, row.id, given[step]);
}
