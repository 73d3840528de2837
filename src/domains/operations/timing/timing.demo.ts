import type { Ctx } from '../../../kernel/server/context.ts';
import { slotsAfter } from '../../../kernel/server/schedules/cron.ts';
import type { Text } from '../../../kernel/text.ts';

type Past = { name: string; cron: string; days: number; ms: number; note?: Text };

/** Nightly work of the last days, as it ran by its plan. */
const PAST: readonly Past[] = [
  {
    name: 'system.message-purge',
    cron: '20 3 * * *',
    days: 6,
    ms: 34,
    note: { zh: '清理 0 条', en: '0 message(s) deleted' },
  },
  { name: 'system.purge-logs', cron: '30 3 * * *', days: 6, ms: 51 },
  {
    name: 'system.message-digest',
    cron: '0 8 * * *',
    days: 6,
    ms: 420,
    note: { zh: '寄出 7 封', en: '7 mail(s) sent' },
  },
  { name: 'system.announce', cron: '5 8 * * *', days: 6, ms: 87, note: { zh: '发布 1 份', en: '1 announced' } },
];

/** The digest of three days ago met a database that was being restarted. */
const BROKEN = { name: 'system.message-digest', daysAgo: 3 };
const ERROR: Text = {
  zh: '程序出错：Connection terminated unexpectedly',
  en: 'The program failed: Connection terminated unexpectedly',
};
const STACK = [
  'Error: Connection terminated unexpectedly',
  '    at file:///opt/fairway/src/kernel/server/db/db.ts:142:15',
  '    at sendDigests (file:///opt/fairway/src/domains/communication/messages/digest.server.ts:58:18)',
  '    at runSlot (file:///opt/fairway/src/kernel/server/schedules/run-schedule.ts:50:18)',
].join('\n');

/** Past runs of the schedules, one of them failed; none is later than now. */
export async function demoRuns(ctx: Ctx): Promise<void> {
  const now = ctx.now.getTime();
  const rows = PAST.flatMap(({ name, cron, days, ms, note }) =>
    slotsAfter(cron, new Date(now - days * 86_400_000), days)
      .filter((slot) => slot.getTime() < now)
      .map((slot, i, slots) => {
        const broken = name === BROKEN.name && slots.length - i === BROKEN.daysAgo;
        return {
          name,
          slot: slot.toISOString(),
          state: broken ? 'FAILED' : 'DONE',
          started: new Date(slot.getTime() + 12).toISOString(),
          ended: new Date(slot.getTime() + 12 + (broken ? 5_031 : ms + i * 3)).toISOString(),
          note: !broken && note ? JSON.stringify(note) : null,
          error: broken ? JSON.stringify(ERROR) : null,
          stack: broken ? STACK : null,
        };
      }),
  );
  await ctx.db.query(
    `insert into kernel_schedule_run (name, slot, state, node, started_at, ended_at, note, error, stack)
     select name, slot, state, 'fairway/1', started, ended, note::jsonb, error::jsonb, stack
     from json_to_recordset($1) as r (name text, slot timestamptz, state text, started timestamptz, ended timestamptz, note text, error text, stack text)
     order by slot on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
