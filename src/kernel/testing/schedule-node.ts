import { createApp } from '../server/app.ts';
import { openDatabase } from '../server/db/db.ts';
import { openStorage } from '../server/files/storage.ts';
import { createLog } from '../server/http/log.ts';
import { joinNodes } from '../server/nodes.ts';
import { type Calendar, startSchedules } from '../server/schedules/scheduler.ts';

/**
 * A server process that does nothing but run one schedule, twice a second, until it is told to stop. Started by tests of
 * several nodes with DATABASE_URL and the name of the schedule.
 */
const [name = ''] = process.argv.slice(2);
const halves: Calendar = (_pattern, after, count) =>
  Array.from({ length: count }, (_, i) => new Date((Math.floor(after.getTime() / 500) + 1 + i) * 500));

const db = openDatabase({ url: process.env.DATABASE_URL ?? '', max: 3 });
const app = createApp({
  db,
  files: openStorage({ db, folder: 'unused' }),
  log: createLog('warn'),
  settings: { captcha: false, secureCookies: false, dataDir: 'unused' },
});
await app.events.start();
const leave = await joinNodes(app);
const schedule = { label: { zh: '测试', en: 'Test' }, cron: '* * * * *', run: async () => app.node };
const scheduler = await startSchedules(app, { [name]: schedule }, { calendar: halves });
console.log('started');
process.once('SIGTERM', async () => {
  await scheduler.stop();
  await leave();
  await app.events.stop();
  await db.close();
  process.exit(0);
});
