import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { DEMO_USERNAMES, PEOPLE } from '../../identity/public.server.ts';
import { announcement } from './announcement.resource.ts';

const records = recordsOf(announcement);

/** Accounts for which a new announcement opens at sign-in; the others have read what there is. */
const NEW_TO = ['finance'];
const DAY_MS = 86_400_000;

type Told = {
  title: string;
  unit: string;
  ago: number;
  until?: number;
  pinned?: boolean;
  content: string;
  draft?: boolean;
};

const TOLD: readonly Told[] = [
  {
    title: '关于做好冬季防寒防冻和大风浪航行安全的通知',
    unit: 'QHSE',
    ago: 6,
    pinned: true,
    content:
      '<p>北方港口气温持续走低，各轮须于<strong>本月底前</strong>完成防寒防冻检查：</p><ul><li><p>甲板消防管系放残，露天阀件包扎；</p></li><li><p>救生艇发动机试车并更换低温滑油；</p></li><li><p>压载舱透气管、测量管检查疏通。</p></li></ul><p>遇大风浪须提前绑扎、减速或择地避风，并在动态报中注明。</p>',
  },
  {
    title: '2027 年度船员休假与换班计划申报',
    unit: 'CRW',
    ago: 3,
    until: 30,
    content: '<p>各轮于下月 10 日前报送明年第一季度换班意向，逾期按合同期安排。</p>',
  },
  {
    title: '办公系统使用说明更新',
    unit: 'IT',
    ago: 12,
    content: '<p>船位跟踪、报表导出与个人中心的操作说明已更新，由各部门联络人转发。</p>',
  },
  {
    title: '元旦假期值班安排（征求意见）',
    unit: 'GMO',
    ago: 1,
    draft: true,
    content: '<p>值班表草案如下，请各部门核对。</p>',
  },
];

/** Announcements of a company in winter: some published and read by most, one still a draft. */
export async function demoAnnouncements(ctx: Ctx, unitOf: (code: string) => number): Promise<void> {
  for (const told of TOLD) {
    const at = new Date(ctx.now.getTime() - told.ago * DAY_MS);
    const day = (days: number): string => officeDay(new Date(ctx.now.getTime() + days * DAY_MS));
    const made = await records.create(
      { ...ctx, now: at },
      withDefaults(announcement, {
        title: told.title,
        content: told.content,
        organizationId: unitOf(told.unit),
        validFrom: day(-told.ago),
        validTo: told.until === undefined ? null : day(told.until),
        pinned: told.pinned ?? false,
      }),
    );
    if (told.draft) continue;
    const published = { status: 'APPROVE', publishedAt: at.toISOString(), notifiedAt: at.toISOString() };
    await records.patch({ ...ctx, now: at }, made.id, published, { action: 'publish' });
    await demoReceipts(ctx, made.id, { since: at, unreadBy: NEW_TO });
  }
}

/** One in seven of the staff has not read it, nor have the accounts named; the others have, one minute after the other. */
export async function demoReceipts(
  ctx: Ctx,
  announcementId: number,
  { since, unreadBy }: { since: Date; unreadBy: readonly string[] },
): Promise<void> {
  await ctx.db.query(
    `insert into communication_announcement_read (announcement_id, user_id, read_at)
     select $1, u.id, least($2::timestamptz + (u.id % 2000) * interval '1 minute', $5) from ${PEOPLE} u
     where u.username <> all($3::text[]) and (u.id % 7 <> 3 or u.username = any($4::text[]))`,
    [announcementId, since.toISOString(), unreadBy, DEMO_USERNAMES, ctx.now.toISOString()],
  );
}
