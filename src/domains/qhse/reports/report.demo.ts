import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { safetyReport } from './report.resource.ts';
import { createReport, reportActs } from './report.server.ts';

const DAY_MS = 86_400_000;

type Course = 'draft' | 'sent' | 'approved' | 'rejected' | 'closed';
type Story = {
  readonly ago: number;
  readonly course: Course;
  readonly draft: Readonly<Record<string, unknown>>;
};

const DONE = { measure: '修订作业程序并组织全船培训', responsible: '大副' };

/** One at each stage. */
const STORIES: readonly Story[] = [
  {
    ago: 1,
    course: 'draft',
    draft: { reportKind: 'UNSAFE_ACT', eventType: 'OTHER', description: '甲板敲锈作业未戴护目镜，已当场纠正。' },
  },
  {
    ago: 6,
    course: 'sent',
    draft: {
      reportKind: 'ACCIDENT',
      eventType: 'INJURY',
      severity: 'SERIOUS',
      place: '艉甲板',
      description: '解缆时水手被回弹的缆绳击中小腿。',
      injuries: [{ post: '水手', injury: 'LWC', lostDays: 12 }],
      rootCause: '缆绳磨损超限未更换，人员站在回弹区。',
      causes: [{ factor: 'MAN' }, { factor: 'MATERIAL' }],
    },
  },
  {
    ago: 30,
    course: 'approved',
    draft: {
      reportKind: 'INCIDENT',
      eventType: 'MACHINERY',
      severity: 'MINOR',
      place: '机舱',
      description: '二号发电机滑油管接头松脱漏油，及时停机处理。',
      downHours: '1.5',
      rootCause: '检修后接头未按规定力矩拧紧。',
      causes: [{ factor: 'METHOD' }],
      measures: [{ ...DONE, responsible: '大管轮' }],
    },
  },
  {
    ago: 45,
    course: 'rejected',
    draft: { reportKind: 'NEAR_MISS', eventType: 'CARGO', description: '泵舱格栅松动，与上月报告重复。' },
  },
  {
    ago: 90,
    course: 'closed',
    draft: {
      reportKind: 'INCIDENT',
      eventType: 'POLLUTION',
      severity: 'MINOR',
      place: '装货码头',
      description: '拆管时集油盘溢出少量货油，未入水。',
      spillM3: '0.010',
      rootCause: '集油盘未及时排空。',
      causes: [{ factor: 'MANAGEMENT' }],
    },
  },
];

const NEAR = [
  ['MACHINERY', '备用舵机油位偏低，交接班检查时发现。'],
  ['NAVIGATION', '能见度下降时渔船从右舷近距离穿越，及时避让。'],
  ['CARGO', '装货阀位指示与实际不符，装货前核对发现。'],
  ['FIRE', '厨房油锅温度过高冒烟，关火后处理。'],
  ['INJURY', '舷梯网未系牢，人员上下前发现。'],
  ['OTHER', '吊机限位开关失灵，试车时发现。'],
] as const;
/** Near misses of a ship that lie behind. */
const EACH = 3;

export async function demoReports(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'tech' and deleted_at is null`,
  );
  const ships = await vesselsOf(ctx);
  const [first] = ships;
  if (!writer || !first) return;
  await nearMisses(await asPerson(ctx, writer.id, new Date(ctx.now.getTime() - 2 * DAY_MS)), ships);
  for (const [i, story] of STORIES.entries())
    await tell(ctx, writer.id, ships[i % ships.length]?.id ?? first.id, story);
}

/** What was reported and dealt with in the past year. */
async function nearMisses(person: Ctx, ships: readonly { readonly id: number }[]): Promise<void> {
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const today = officeDay(by.now);
  const rows = [];
  for (const [s, ship] of ships.entries())
    for (let i = 0; i < EACH; i += 1) {
      const [eventType, description] = NEAR[(s * EACH + i) % NEAR.length]!;
      const occurDay = daysAfter(today, -(20 + ((s * 41 + i * 97) % 330)));
      const reportNo = await nextSerial(by, safetyReport.name, 'ER-{yyyy}-{0000}');
      rows.push({
        draft: { reportKind: 'NEAR_MISS', shipId: ship.id, eventType, occurDay, description },
        server: {
          reportNo,
          nameless: false,
          reportedLate: false,
          status: 'APPROVE',
          approvedOn: daysAfter(occurDay, 5),
        },
      });
    }
  await recordsOf(safetyReport).createMany(by, rows);
}

async function tell(ctx: Ctx, writer: number, shipId: number, { ago, course, draft }: Story): Promise<void> {
  const at = (days: number): Date => new Date(Math.min(ctx.now.getTime() + (days - ago) * DAY_MS, ctx.now.getTime()));
  const person = await asPerson(ctx, writer, at(0));
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const row = await createReport(by, { ...draft, shipId, occurDay: officeDay(at(0)) });
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || course === 'draft') return;
  const run = await desk.submit(by, { resource: safetyReport.name, recordId: row.id });
  if (course === 'sent') return;
  const [next] = await desk.waitsFor(ctx, run);
  if (next === undefined) return;
  const rejected = course === 'rejected';
  await desk.act(
    await asPerson(ctx, next, at(2)),
    run,
    rejected ? { act: 'reject', opinion: '与已有报告重复。' } : { act: 'approve', opinion: '调查清楚，同意。' },
  );
  if (course === 'closed') await reportActs({ ...by, now: at(10) }, 'close', row.id);
}
