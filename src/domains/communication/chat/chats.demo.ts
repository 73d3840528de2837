import type { Ctx } from '../../../kernel/server/context.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { markChatRead, say } from './chat-message.server.ts';
import { directChat, newGroup } from './group.server.ts';

type Said = readonly [minutesAgo: number, username: string, text: string];

const HOUR = 60;
const DAY = 24 * HOUR;

const GROUPS: readonly { name: string; people: readonly string[]; said: readonly Said[] }[] = [
  {
    name: '海岳先锋 船岸沟通',
    people: ['ops', 'master.pioneer', 'ce.pioneer', 'tech', 'qhse', 'admin'],
    said: [
      [3 * DAY + 400, 'ops', '各位好，本航次的正午报、进出港报和燃油问题都在这里沟通。'],
      [3 * DAY + 380, 'master.pioneer', '收到。明日 0800 抵锚地，预计候泊 12 小时。'],
      [3 * DAY + 350, 'ce.pioneer', '主机 3 号缸排温偏高 8 度，已加强观察，不影响定速。'],
      [3 * DAY + 330, 'tech', '排温趋势图发我一份，抵港后安排检查喷油器。'],
      [2 * DAY + 500, 'master.pioneer', '已抛锚，抛锚报已提交。'],
      [2 * DAY + 470, 'ops', '抛锚报已确认。泊位计划明早 0600，引航员 0430 登轮。'],
      [1 * DAY + 420, 'qhse', '提醒：本周的消防演习记录周五前上传。'],
      [1 * DAY + 400, 'master.pioneer', '演习安排在周四 1500，记录当天上传。'],
      [5 * HOUR, 'ops', '今天的正午报麻烦 1230 前提交，货主在等 ETA。'],
      [4 * HOUR, 'master.pioneer', '明白，按时提交。'],
      [70, 'ce.pioneer', '淡水存量 96 t，够用到卸货港。'],
    ],
  },
  {
    name: '调度值班',
    people: ['ops', 'gm', 'chartering', 'admin'],
    said: [
      [2 * DAY, 'ops', '本周在航 14 艘，在港 5 艘，修理 1 艘。'],
      [2 * DAY - 30, 'gm', '修理的那艘出厂时间定了吗'],
      [2 * DAY - 40, 'ops', '厂方答复周日试航，周一出厂。'],
      [8 * HOUR, 'chartering', '下月的兼程货已定两票，船期表更新后发群里。'],
      [7 * HOUR, 'ops', '收到，我这边同步调整计划。'],
      [45, 'gm', '注意台风路径，华东沿海的船提前报避风计划。'],
    ],
  },
];

const DIRECT: readonly { people: readonly [string, string]; said: readonly Said[] }[] = [
  {
    people: ['ops', 'tech'],
    said: [
      [DAY + 200, 'ops', '黄海那条的滑失率又报高了，您看是表的问题还是主机转数填错'],
      [DAY + 180, 'tech', '看了累计转数，上一报多填了一位，已让船上改正重报。'],
      [DAY + 175, 'ops', '好的，我退回了，等重报。'],
      [25, 'tech', '重报已提交，您确认一下。'],
    ],
  },
  {
    people: ['ops', 'master.pioneer'],
    said: [
      [6 * HOUR, 'master.pioneer', '前方涌浪 3 米，今晚可能要降速到 10 节。'],
      [6 * HOUR - 8, 'ops', '安全第一，降速后 ETA 变化在正午报里写明。'],
    ],
  },
  {
    people: ['admin', 'hr'],
    said: [
      [3 * HOUR, 'hr', '下周一有 2 位新同事入职，账号先按操作岗开通。'],
      [2 * HOUR, 'admin', '好，入职当天早上可以登录。'],
    ],
  },
];

/** Some conversations of the demo company, the last words of which not everybody has read. */
export async function demoChats(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.query<{ id: number; username: string; name: string }>(
    `select id, username, name from ${PEOPLE} where deleted_at is null`,
  );
  const users = new Map(rows.map((row) => [row.username, row]));
  const as = (username: string, minutesAgo: number): Ctx => {
    const person = users.get(username);
    if (!person) throw new Error(`The demo has no account ${username}`);
    return { ...ctx, now: new Date(ctx.now.getTime() - minutesAgo * 60_000), user: { ...ctx.user, ...person } };
  };
  const idOf = (username: string): number => users.get(username)?.id ?? 0;
  let keys = 0;
  const talk = async (chatId: number, said: readonly Said[], people: readonly string[]): Promise<void> => {
    const ids: number[] = [];
    for (const [ago, who, text] of said) {
      keys += 1;
      ids.push((await say(as(who, ago), chatId, { key: `demo-chat-${keys}`, text, fileIds: [] })).id);
    }
    const seen = ids.at(-2);
    for (const who of people) if (seen) await markChatRead(as(who, 0), chatId, seen);
  };
  for (const { name, people, said } of GROUPS) {
    const [owner = 'admin', ...others] = people;
    const { id } = await newGroup(as(owner, (said[0]?.[0] ?? 0) + 5), { name, userIds: others.map(idOf) });
    await talk(id, said, people);
  }
  for (const { people, said } of DIRECT) {
    const { id } = await directChat(as(people[0], said[0]?.[0] ?? 0), idOf(people[1]));
    await talk(id, said, people);
  }
}
