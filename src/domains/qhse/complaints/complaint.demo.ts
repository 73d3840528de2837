import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { complaintActs } from './complaint.server.ts';
import { complaintInspection } from './complaint-inspection.resource.ts';
import { answerComplaint, lodgeComplaint } from './lodge-complaint.server.ts';

const DAY_MS = 86_400_000;

type Step = 'take' | 'note' | 'inspect' | 'reply' | 'satisfied' | 'further';
type Story = {
  /** Days before the present on which it was lodged; each step follows a day after the one before. */
  readonly ago: number;
  readonly complaint: Readonly<Record<string, unknown>>;
  readonly at?: 'ship';
  readonly against?: string;
  readonly steps: readonly Step[];
};

const ENGINE = { complaintSource: 'SEAFARER_ONBOARD', complaintLevel: 'DEPT_HEAD', shipDepartment: 'ENGINE' };

/** One in each state. */
const STORIES: readonly Story[] = [
  {
    ago: 1,
    at: 'ship',
    complaint: { ...ENGINE, subject: 'FOOD', content: '连续两周没有新鲜蔬菜。', who: '机工 王海生 2 号舱室' },
    steps: [],
  },
  {
    ago: 5,
    at: 'ship',
    against: 'ce.pioneer',
    complaint: { ...ENGINE, subject: 'REST_HOURS', content: '连续三天值班后加班，休息不足十小时。', nameless: true },
    steps: ['take', 'note'],
  },
  {
    ago: 9,
    complaint: {
      complaintSource: 'CUSTOMER',
      subject: 'CARGO',
      complaintLevel: 'COMPANY',
      content: '卸货后发现货油含水超过约定，要求说明。',
      who: '东海石化 李工 021-58880000',
    },
    steps: ['take', 'inspect'],
  },
  {
    ago: 14,
    at: 'ship',
    complaint: { ...ENGINE, subject: 'ACCOMMODATION', content: '舱室空调失效，夜间无法休息。', who: '机工 赵平' },
    steps: ['take', 'reply'],
  },
  {
    ago: 20,
    at: 'ship',
    complaint: { ...ENGINE, subject: 'WAGES', content: '上月加班费没有列入工资单。', who: '机工长 孙立 在船' },
    steps: ['take', 'reply', 'further'],
  },
  {
    ago: 40,
    complaint: {
      complaintSource: 'AUTHORITY',
      subject: 'SAFETY',
      complaintLevel: 'EXTERNAL',
      content: '港口主管机关转来船员来信，反映救生艇演习流于形式。',
      who: '海事处 值班室 021-58880001',
    },
    steps: ['take', 'inspect', 'reply', 'satisfied'],
  },
];

const GIVEN: Readonly<Record<Exclude<Step, 'satisfied' | 'further'>, Readonly<Record<string, unknown>>>> = {
  take: {},
  note: { stepNote: '已核对值班表，约当事人谈话。' },
  inspect: { inspectorName: '公司检查组' },
  reply: { findings: '情况属实。', replyText: '已安排整改，并向有关人员说明。' },
};

const complaints = recordsOf(complaintInspection);

export async function demoComplaints(ctx: Ctx): Promise<void> {
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} where username = 'ce.pioneer' and deleted_at is null`,
  );
  const ship = (await vesselsOf(ctx)).find(({ nameEn }) => nameEn === 'HAI YUE PIONEER');
  if (!ship) return;
  for (const story of STORIES) {
    const against = people.find(({ username }) => username === story.against)?.id ?? null;
    await tell(ctx, story, { shipId: story.at === 'ship' ? ship.id : null, againstId: against });
  }
}

type Place = { readonly shipId: number | null; readonly againstId: number | null };

async function tell(ctx: Ctx, { ago, complaint, steps }: Story, place: Place): Promise<void> {
  const at = (days: number): Date => new Date(ctx.now.getTime() + Math.min(days - ago, 0) * DAY_MS);
  const { id, receipt } = await lodgeComplaint({ ...ctx, now: at(0) }, { ...complaint, ...place });
  for (const [i, step] of steps.entries()) {
    const now = at(i + 1);
    if (step === 'satisfied' || step === 'further') {
      await answerComplaint({ ...ctx, now }, receipt, { satisfied: step === 'satisfied', answerWords: null });
      continue;
    }
    const { handlerId } = await complaints.get(ctx, id);
    const given = step === 'inspect' ? { ...GIVEN.inspect, visitDay: officeDay(now) } : GIVEN[step];
    await complaintActs(await asPerson(ctx, handlerId, now), step, id, given);
  }
}
