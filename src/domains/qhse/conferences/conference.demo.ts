import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, PEOPLE, roleIds, UNITS } from '../../identity/public.server.ts';
import { conferenceConfig } from './conference-config.resource.ts';
import { type ConferencePlanRow, conferencePlan } from './conference-plan.resource.ts';
import { createPlan, planActs, updatePlan } from './conference-plan.server.ts';

const DAY_MS = 86_400_000;

type Step = 'notify' | 'hold' | 'minutes' | 'submit' | 'confirm' | 'verify' | 'close' | 'cancel';
type Story = {
  /** Days from the present on which it is planned. */
  readonly day: number;
  readonly steps: readonly Step[];
};

/** Days from the planned one on which each step is done. */
const DAYS: Readonly<Record<Step, number>> = {
  notify: -5,
  cancel: -3,
  hold: 0,
  minutes: 1,
  submit: 2,
  confirm: 2,
  verify: 20,
  close: 21,
};

const HELD: readonly Step[] = ['notify', 'hold', 'minutes'];
const FOLLOWED: readonly Step[] = [...HELD, 'submit', 'confirm'];

/** One at each stage; what lies ahead is far enough off that nobody is reminded of it. */
const STORIES: readonly Story[] = [
  { day: 40, steps: [] },
  { day: 20, steps: ['notify'] },
  { day: -6, steps: HELD },
  { day: -15, steps: [...HELD, 'submit'] },
  { day: -45, steps: FOLLOWED },
  { day: -75, steps: [...FOLLOWED, 'verify', 'close'] },
  { day: -100, steps: ['cancel'] },
];

const CONFIGS = [
  ['SAC', '安全委员会会议', 'Safety committee', 'COMPANY', 'QUARTERLY', 'ISM 5'],
  ['MRV', '管理评审会议', 'Management review', 'COMPANY', 'YEARLY', 'ISM 12.2'],
  ['DSM', '部门安全例会', 'Safety meeting of departments', 'DEPT', 'MONTHLY', '体系程序 5.3'],
  ['SSM', '船舶安全会议', 'Safety meeting on board', 'SHIP', 'MONTHLY', 'ISM 5.1'],
  ['DPM', '指定人员沟通会', 'Meeting with the designated person', 'COMPANY', 'HALF_YEAR', 'ISM 4'],
] as const;

/** Types of conferences, and one at each stage in the department of safety and quality. */
export async function demoConferences(ctx: Ctx): Promise<void> {
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} where username in ('qhse', 'tech') and deleted_at is null`,
  );
  const [unit] = await ctx.db.query<{ id: number }>(
    `select id from ${UNITS} where code = 'QHSE' and deleted_at is null`,
  );
  const idOf = (name: string): number | undefined => people.find(({ username }) => username === name)?.id;
  const [host, writer] = [idOf('qhse'), idOf('tech')];
  if (!host || !writer || !unit) return;
  const roles = await roleIds(ctx, ['DEPT_LEADER', 'QHSE_MGR']);
  const configs = await recordsOf(conferenceConfig).createMany(
    ctx,
    CONFIGS.map(([code, configName, configNameEn, conferenceLevel, frequency, requirement]) => ({
      draft: {
        code,
        configName,
        configNameEn,
        conferenceLevel,
        frequency,
        requirement,
        byDay: 10,
        unitIds: conferenceLevel === 'DEPT' ? [unit.id] : null,
        hostId: host,
        roleIds: [...roles.values()],
        agenda: '上次决议落实情况；检查与缺陷；险情与事件；下期安排。',
        active: true,
      },
    })),
  );
  const configId = configs[CONFIGS.findIndex(([code]) => code === 'DSM')];
  if (!configId) return;
  for (const story of STORIES) await tell(ctx, { story, configId, organizationId: unit.id, host, writer });
}

type Told = {
  readonly story: Story;
  readonly configId: number;
  readonly organizationId: number;
  readonly host: number;
  readonly writer: number;
};

async function tell(ctx: Ctx, { story, configId, organizationId, host, writer }: Told): Promise<void> {
  const at = (days: number): Date => new Date(ctx.now.getTime() + Math.min(story.day + days, 0) * DAY_MS);
  const as = async (person: number, days: number): Promise<Ctx> => {
    const by = await asPerson(ctx, person, at(days));
    return { ...by, user: { ...by.user, scope: { vessel: 'all', organization: 'all' } } };
  };
  const dayOf = (days: number): string => officeDay(new Date(ctx.now.getTime() + days * DAY_MS));
  const made = await createPlan(await as(writer, -10), {
    configId,
    organizationId,
    periodKey: dayOf(story.day),
    planDate: dayOf(story.day),
    hostId: host,
  });
  const read = (by: Ctx): Promise<ConferencePlanRow> => recordsOf(conferencePlan).get(by, made.id);
  for (const step of story.steps) {
    if (step === 'minutes') await minute(await as(writer, DAYS.minutes), read, { host, writer, due: dayOf(60) });
    else if (step === 'verify') await verify(await as(host, DAYS.verify), read, dayOf(story.day + 15));
    else {
      const by = await as(step === 'confirm' ? host : writer, DAYS[step]);
      const asked = { reason: '与公司会议合并召开。', holdTime: by.now.toISOString(), place: '会议室' };
      await planActs(by, step, made.id, asked);
    }
  }
}

type Reading = (by: Ctx) => Promise<ConferencePlanRow>;
type Minuted = { readonly host: number; readonly writer: number; readonly due: string };

async function minute(by: Ctx, read: Reading, { host, writer, due }: Minuted): Promise<void> {
  const { id, version } = await read(by);
  await updatePlan(by, {
    id,
    version,
    attendees: [
      { personId: host, attended: true },
      { personId: writer, attended: true },
    ],
    minutes: '<p>通报本期检查与缺陷，讨论重复缺陷的原因。</p>',
    actions: [
      { measure: '修订登轮检查清单', responsibleId: writer, dueDate: due, actionStatus: 'OPEN' },
      { measure: '组织内部审核员复训', responsibleId: writer, dueDate: due, actionStatus: 'OPEN' },
    ],
  });
}

async function verify(by: Ctx, read: Reading, doneDate: string): Promise<void> {
  const { id, version, actions } = await read(by);
  await updatePlan(by, {
    id,
    version,
    actions: actions.map((one) => ({
      id: one.id,
      measure: one.measure,
      responsibleId: one.responsibleId,
      dueDate: one.dueDate,
      evidence: one.evidence,
      doneDate,
      actionStatus: 'VERIFIED',
    })),
  });
}
