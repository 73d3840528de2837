import { approvalDesk, type Deed as DeskDeed } from '../../../kernel/server/approval-desk.ts';
import { type Ctx, SYSTEM_USER } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PEOPLE, UNITS } from '../../identity/public.server.ts';
import { demoReceipts } from './announcement.demo.ts';
import { announcement } from './announcement.resource.ts';

const HOUR_MS = 3_600_000;

type Deed = {
  act: DeskDeed['act'] | 'resubmit';
  by: string;
  after: number;
  opinion?: string;
  to?: string;
  where?: 'before' | 'after';
};
/** An announcement of a department: `ago` hours before now by one of its staff, then what people did, hours after the submit. */
type Story = {
  unit: string;
  ago: number;
  title: string;
  content: string;
  opinion?: string;
  deeds: readonly Deed[];
  /** For everybody, still valid, and read by most. */
  company?: boolean;
};

const AUTHOR = 'author';
/** Of the department that publishes; the flow asks them, or the general manager. */
const LEADER = 'leader';

const STORIES: readonly Story[] = [
  {
    unit: 'OPS',
    ago: 480,
    title: '关于统一正午报水尺填报口径的通知',
    content: '<p>自下航次起，正午报水尺一律按离港时六面水尺平均值推算，并在备注中写明推算依据。</p>',
    deeds: [{ act: 'approve', by: LEADER, after: 5, opinion: '同意下发' }],
  },
  {
    unit: 'QHSE',
    ago: 390,
    title: '关于开展船舶机舱失火应急演练的通知',
    content: '<p>各轮于月底前完成一次机舱失火演练，演练记录随月度报表报送。</p>',
    deeds: [
      { act: 'return', by: LEADER, after: 20, opinion: '补充参演船舶清单' },
      { act: 'resubmit', by: AUTHOR, after: 27, opinion: '已补充清单' },
      { act: 'approve', by: LEADER, after: 31 },
    ],
  },
  {
    unit: 'HR',
    ago: 290,
    title: '关于 2026 年度岸基人员考核的安排',
    content: '<p>各部门于 12 月 10 日前完成自评与部门评议。</p>',
    deeds: [
      { act: 'transfer', by: LEADER, after: 6, to: 'finance', opinion: '考核涉及奖金，请财务审核' },
      { act: 'approve', by: 'finance', after: 30, opinion: '同意' },
    ],
  },
  {
    unit: 'CRW',
    ago: 216,
    title: '关于调整船员换班交通标准的通知',
    content: '<p>国内换班改按高铁二等座据实报销。</p>',
    deeds: [{ act: 'reject', by: LEADER, after: 26, opinion: '标准须先报总经理办公会' }],
  },
  {
    unit: 'TEC',
    ago: 150,
    title: '关于坞修备件集中申报的通知',
    content: '<p>明年上半年进坞船舶于本月 28 日前集中申报坞修备件。</p>',
    deeds: [
      { act: 'addSigner', by: LEADER, after: 3, to: 'finance', where: 'before', opinion: '请财务核对预算口径' },
      { act: 'approve', by: 'finance', after: 25, opinion: '预算口径一致' },
      { act: 'approve', by: LEADER, after: 28 },
    ],
  },
  {
    unit: 'FIN',
    ago: 98,
    company: true,
    title: '关于年末费用报销截止日期的通知',
    content: '<p>本年度费用报销单据于 12 月 20 日前送交财务部，逾期转入下年度预算。</p>',
    opinion: '已与总经理办公室核对日期',
    deeds: [{ act: 'approve', by: LEADER, after: 3, opinion: '同意下发' }],
  },
  {
    unit: 'OPS',
    ago: 74,
    title: '关于宁波港锚地等泊时间的提示',
    content: '<p>近期宁波港等泊约 36 小时，排船时预留时间。</p>',
    deeds: [{ act: 'withdraw', by: AUTHOR, after: 1, opinion: '港方已更新计划，另行起草' }],
  },
  {
    unit: 'QHSE',
    ago: 50,
    title: '关于冬季锚泊值班检查情况的通报',
    content: '<p>抽查 6 艘船舶锚泊值班，2 艘未按规定记录锚位。</p>',
    deeds: [{ act: 'urge', by: AUTHOR, after: 26, opinion: '拟明日晨会通报' }],
  },
  {
    unit: 'TEC',
    ago: 30,
    title: '关于主机缸套磨损测量周期的通知',
    content: '<p>主机缸套测量周期由 8000 小时改为 6000 小时。</p>',
    deeds: [{ act: 'return', by: LEADER, after: 4, opinion: '写明适用机型' }],
  },
  {
    unit: 'OPS',
    ago: 4,
    title: '关于启用新版靠离泊时间节点表的通知',
    content: '<p>自下月 1 日起，港口代理时间节点按新表报送。</p>',
    opinion: '代理协议已同步修改',
    deeds: [],
  },
];

type Account = { id: number; username: string; name: string };

/** Announcements of departments with approvals of every kind of ending, done by the demo company's people through the engine at the hours at which they did it. */
export async function demoDepartmentAnnouncements(ctx: Ctx): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const accounts = await ctx.db.query<Account & { unit: string; leads: boolean; organizationId: number }>(
    `select u.id, u.username, u.name, o.code as unit, o.id as "organizationId", o.leader_id = u.id as leads from ${PEOPLE} u
     join ${UNITS} o on o.id = u.organization_id where u.deleted_at is null and u.enabled and not coalesce(u.temporary, false) order by u.id`,
  );
  for (const story of STORIES) {
    const author = accounts.find((each) => each.unit === story.unit && !each.leads);
    if (!author) throw new Error(`The demo company has no staff in ${story.unit}`);
    const leader = accounts.find((each) => each.unit === story.unit && each.leads);
    const accountOf = (by: string): Account => {
      const account = { [AUTHOR]: author, [LEADER]: leader }[by] ?? accounts.find((each) => each.username === by);
      if (!account) throw new Error(`The demo company has no ${by} in ${story.unit}`);
      return account;
    };
    const at = (after: number): Date => new Date(ctx.now.getTime() + (after - story.ago) * HOUR_MS);
    const as = ({ id, username, name }: Account, now: Date): Ctx => ({
      ...ctx,
      now,
      user: { ...SYSTEM_USER, id, username, name },
    });
    const last = Math.max(0, ...story.deeds.map((deed) => deed.after));
    const { id: recordId } = await recordsOf(announcement).create(as(author, at(-1)), {
      title: story.title,
      content: story.content,
      organizationId: author.organizationId,
      organizationIds: story.company ? [] : [author.organizationId],
      validFrom: officeDay(at(0)),
      // What has been published is over: nobody signs in to a window of it.
      validTo: officeDay(story.ago > 100 ? at(last + 48) : at(story.ago + 720)),
    });
    const given = { resource: announcement.name, recordId, ...(story.opinion && { opinion: story.opinion }) };
    const runId = await desk.submit(as(author, at(0)), given);
    for (const { by, after, act, to, ...words } of story.deeds) {
      const who = as(accountOf(by), at(after));
      if (act === 'resubmit') await desk.submit(who, { ...given, ...words });
      else await desk.act(who, runId, { act, ...words, ...(to && { userIds: [accountOf(to).id] }) });
    }
    if (story.company) await demoReceipts(ctx, recordId, { since: at(last), unreadBy: [] });
  }
}
