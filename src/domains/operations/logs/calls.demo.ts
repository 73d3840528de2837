import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Text } from '../../../kernel/text.ts';
import { ANNOUNCEMENTS_READ } from '../../communication/public.server.ts';
import { PEOPLE } from '../../identity/public.server.ts';

type Failure = { message: string; at: readonly string[] };

/** A call as somebody made it: how many days ago, at which minute of the company's day; refused or failed, or neither. */
type DemoCall = {
  daysAgo: number;
  minute: number;
  username: string;
  act: Text;
  target: string;
  ms: number;
  refused?: Text;
  failed?: Failure;
  actor?: string;
};

const EXPORT_REPORTS: Text = { zh: '导出动态报', en: 'Export voyage report' };
const UPLOAD: Text = { zh: '上传文件', en: 'Upload a file' };
const SETTING: Text = { zh: '修改参数', en: 'Change a setting' };
const RESET: Text = { zh: '重置密码', en: 'Reset a password' };

/** Realistic failures: a slow statement, a full disk, a restart of the database, a proxy that cut a download. */
const SLOW: Failure = {
  message: 'canceling statement due to statement timeout',
  at: ['server/crud/list.ts:96:20', 'server/excel/export.ts:58:26', 'server/http/server.ts:171:18'],
};
const FULL: Failure = {
  message: 'ENOSPC: no space left on device, write',
  at: ['server/files/staging.ts:34:11', 'server/files/files.ts:41:24', 'server/files/endpoints.ts:62:20'],
};
const RESTARTED: Failure = {
  message: 'Connection terminated unexpectedly',
  at: ['server/db/db.ts:142:15', 'server/crud/records.ts:118:22', 'server/http/server.ts:171:18'],
};

const CALLS: readonly DemoCall[] = [
  {
    daysAgo: 6,
    minute: 545,
    username: 'admin',
    act: RESET,
    ms: 164,
    target: 'POST /api/users/41/reset-password',
  },
  {
    daysAgo: 5,
    minute: 902,
    username: 'ops',
    act: EXPORT_REPORTS,
    ms: 15_012,
    failed: SLOW,
    target: 'GET /api/voyage/reports/export',
  },
  {
    daysAgo: 5,
    minute: 908,
    username: 'ops',
    act: EXPORT_REPORTS,
    ms: 2_318,
    target: 'GET /api/voyage/reports/export',
  },
  {
    daysAgo: 4,
    minute: 611,
    username: 'master.pioneer',
    act: UPLOAD,
    ms: 8_740,
    failed: FULL,
    target: 'POST /api/files',
  },
  {
    daysAgo: 4,
    minute: 634,
    username: 'admin',
    act: { zh: '清理无引用文件', en: 'Delete files that no record holds' },
    ms: 921,
    target: 'POST /api/system/stored-files/clean',
  },
  {
    daysAgo: 4,
    minute: 640,
    username: 'master.pioneer',
    act: UPLOAD,
    ms: 4_206,
    target: 'POST /api/files',
  },
  {
    daysAgo: 2,
    minute: 181,
    username: 'ce.pioneer',
    act: { zh: '修改动态报', en: 'Change voyage report' },
    ms: 41,
    target: 'PUT /api/voyage/reports',
    failed: RESTARTED,
  },
  {
    daysAgo: 2,
    minute: 183,
    username: 'ce.pioneer',
    act: { zh: '修改动态报', en: 'Change voyage report' },
    ms: 88,
    target: 'PUT /api/voyage/reports',
  },
  {
    daysAgo: 2,
    minute: 555,
    username: 'hr',
    act: { zh: '修改用户', en: 'Change user' },
    ms: 12,
    target: 'PUT /api/users',
    refused: { zh: '没有权限：identity:user:edit', en: 'Permission missing: identity:user:edit' },
  },
  {
    daysAgo: 2,
    minute: 870,
    username: 'admin',
    act: SETTING,
    ms: 19,
    target: 'PUT /api/system/settings/system.slowStatementMs',
  },
  {
    daysAgo: 1,
    minute: 602,
    username: 'qhse',
    act: { zh: '修改公告', en: 'Change announcement' },
    ms: 23,
    target: 'PUT /api/system/announcements',
    refused: {
      zh: '记录已被他人修改，须核对后再保存',
      en: 'Somebody else changed the record meanwhile; look at both before saving',
    },
  },
  {
    daysAgo: 1,
    minute: 926,
    username: 'tech',
    act: { zh: '修改船舶', en: 'Change vessel' },
    ms: 64,
    target: 'PUT /api/system/vessels',
    actor: 'admin',
  },
];

/** What the server keeps of a failure, written as Node writes it. */
const stackOf = ({ message, at }: Failure): string =>
  [`Error: ${message}`, ...at.map((place) => `    at file:///opt/fairway/src/kernel/${place}`)].join('\n');

/**
 * Calls of the last week for the operation log, the receipts of the announcements among them, and for the error log what failed, with
 * stacks. Minutes are those of the company's day, UTC+8.
 */
export async function demoCalls(ctx: Ctx, devices: readonly string[]): Promise<void> {
  const day = Date.parse(`${new Date(ctx.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)}T00:00:00+08:00`);
  const rows = CALLS.map(({ act, refused, failed, daysAgo, minute, ...call }, i) => ({
    ...call,
    act: act.zh,
    actEn: act.en,
    result: failed ? 'FAILED' : refused ? 'REFUSED' : 'OK',
    reason: refused?.zh ?? null,
    reasonEn: refused?.en ?? null,
    message: failed?.message ?? null,
    stack: failed ? stackOf(failed) : null,
    at: new Date(day - daysAgo * 86_400_000 + minute * 60_000 + i * 1_700).toISOString(),
    device: devices[i % devices.length],
    requestId: randomUUID(),
  }));
  await ctx.db.query(
    `with call as (
       select c.*, u.id as user_id, u.name, a.name as actor_name, '10.8.' || u.id % 6 || '.' || 10 + u.id % 200 as address
       from json_to_recordset($1) as c (username text, actor text, act text, "actEn" text, target text, ms int, result text, reason text,
         "reasonEn" text, message text, stack text, at timestamptz, device text, "requestId" text)
       join ${PEOPLE} u on u.username = c.username left join ${PEOPLE} a on a.username = c.actor
     ), line as (
       select user_id, username, name, actor_name, at, act, "actEn", target, result, reason, "reasonEn", ms, address, device, "requestId" from call
       union all
       select u.id, u.username, u.name, null, r.read_at, '标记公告已阅', 'Mark an announcement as read',
         'POST /api/system/my/announcements/' || r.announcement_id || '/read', 'OK', null, null, 4 + (u.id * 7 + r.announcement_id) % 23,
         '10.8.' || u.id % 6 || '.' || 10 + u.id % 200, ($2::text[])[1 + u.id % 3], gen_random_uuid()::text
       from ${ANNOUNCEMENTS_READ} r join ${PEOPLE} u on u.id = r.user_id
     ), done as (
       insert into operations_call_log (create_by, create_name, create_time, at, user_name, actor_name, act, act_en, target, result, reason,
         reason_en, ms, address, device, request_id)
       select user_id, username, at, at, name, actor_name, act, "actEn", target, result, reason, "reasonEn", ms, address, device, "requestId"
       from line order by at
     ), failed as (
       insert into operations_error_log (create_by, create_name, create_time, at, user_name, actor_name, target, message, address, request_id)
       select user_id, username, at, at, name, actor_name, target, message, address, "requestId" from call where message is not null order by at
     )
     insert into operations_error_stack (request_id, at, stack) select "requestId", at, stack from call where stack is not null`,
    [JSON.stringify(rows), devices],
  );
}
