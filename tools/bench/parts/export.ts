import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../src/kernel/server/db/db.ts';
import { startChild } from '../child.ts';
import { type Bench, REPORTS, signedIn } from '../context.ts';
import { callOnce } from '../load.ts';
import { peakOf } from '../memory.ts';

const ROWS = 50_000;
/** What somebody takes into a sheet: twenty of the list's columns. */
const COLUMNS = [
  'reportNo',
  'shipName',
  'rptTime',
  'rptType',
  'shipStatus',
  'voyageNo',
  'latitude',
  'longitude',
  'lastPort',
  'nextPort',
  'nextDis',
  'eta',
  'ssTime',
  'ssDist',
  'avgSpeed',
  'fuelUsed',
  'dieselUsed',
  'fwStock',
  'windForce',
  'confirmed',
];

/** An export on a server of its own: its time, the memory it adds, and how long another caller waits meanwhile at most. */
export async function measureExport({ url, fleet, tell, note }: Bench): Promise<void> {
  const db = openDatabase({ url, max: 1 });
  const [from] = await db.query<{ at: string; n: number }>(
    `select min(rpt_time) as at, count(*)::int as n from (select rpt_time from voyage_report where deleted_at is null and report_no like 'B%' order by rpt_time desc limit ${ROWS}) last`,
  );
  const [someId] = await db.query<{ id: number }>('select min(id) as id from voyage_report');
  await db.close();
  const server = await startChild('serve-product.ts', { url });
  const headers = signedIn(fleet);
  const read = { path: `${REPORTS}/${someId!.id}`, headers };
  for (let i = 0; i < 50; i += 1) await callOnce(server.port, read);
  const columns = COLUMNS.map((column) => `&columns=${column}`).join('');
  const path = `${REPORTS}/export?sort=rptTime,desc&q=B&rptTimeFrom=${from!.at}${columns}`;

  const memory = peakOf(server.pid);
  const waits: number[] = [];
  let running = true;
  const other = (async () => {
    while (running) {
      waits.push((await callOnce(server.port, read)).ms);
      await delay(10);
    }
  })();
  const answer = await callOnce(server.port, { path, headers });
  running = false;
  await other;
  const { idleMb, peakMb } = memory.stop();
  await server.stop();
  if (answer.status !== 200)
    throw new Error(`The export answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  note(`export: ${from!.n} rows, ${(answer.body.length / 1_048_576).toFixed(1)} MB`);
  tell({ name: `export of ${ROWS.toLocaleString('en')} rows`, value: answer.ms / 1000, unit: 's', atMost: 3 });
  tell({
    name: 'export: memory above idle',
    value: peakMb - idleMb,
    unit: 'MB',
    atMost: 150,
    detail: `${peakMb.toFixed(0)} MB at its peak`,
  });
  tell({
    name: 'export: longest wait of another caller',
    value: Math.max(...waits),
    unit: 'ms',
    atMost: 50,
    detail: `${waits.length} calls`,
  });
}
