import type { FeedProvider } from '../../../kernel/server/feed.ts';
import { allMessageKinds } from '../../../kernel/server/message-kinds.ts';

/** Of kinds whose module is gone. */
const OTHER = { zh: '其他', en: 'Other' };

/** Unread messages, one line a kind: thirty reports that were confirmed are one thing to look at. */
export const messageFeed: FeedProvider = {
  label: { zh: '未读消息', en: 'Unread messages' },
  sort: 60,
  list: { component: 'system/Messages', query: 'unread=1' },
  read: async (ctx) => {
    const rows = await ctx.db.query<{ kind: string; n: number; since: string; zh: string; en: string }>({
      name: 'communication-feed-messages',
      text: `select kind, count(*)::int as n, min(created_at) as since, (array_agg(title_zh order by id desc))[1] as zh,
          (array_agg(title_en order by id desc))[1] as en
        from communication_message where user_id = $1 and inbox and read_at is null group by kind order by min(created_at)`,
      values: [ctx.user.id],
    });
    const kinds = new Map(allMessageKinds(ctx).map((kind) => [kind.name, kind]));
    return {
      count: rows.reduce((sum, row) => sum + row.n, 0),
      items: rows.map((row) => {
        const label = kinds.get(row.kind)?.label ?? OTHER;
        const place = { component: 'system/Messages', query: `unread=1&kind=${encodeURIComponent(row.kind)}` };
        return {
          key: row.kind,
          what: { zh: `${label.zh} ${row.n} 条`, en: `${label.en}: ${row.n}` },
          detail: ctx.lang === 'en' ? row.en : row.zh,
          reason: { text: { zh: '未读', en: 'Unread' }, tone: 'grey' as const },
          urgency: 2 as const,
          since: row.since,
          counts: row.n,
          place,
          act: { label: { zh: '查看', en: 'Look' }, place },
        };
      }),
    };
  },
};
