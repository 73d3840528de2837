import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../src/kernel/server/db/db.ts';
import { type Bench, REPORTS, signedIn } from '../context.ts';
import { quantile } from '../figures.ts';
import { copy } from '../fleet.ts';
import { callOnce, fetchJson } from '../load.ts';
import { openPeople } from '../people.ts';

type Row = Record<string, unknown> & { id: number; version: number };

/** Saves the last report of a ship again and again, as its form does: every rule, the rows, the history. */
export async function measureSave(bench: Bench): Promise<void> {
  const { fleet, product, tell, options } = bench;
  const headers = signedIn(fleet);
  const { content } = await fetchJson<{ content: Row[] }>(product.port, {
    path: `${REPORTS}?size=1&sort=rptTime,desc&shipName=${fleet.sampleShipId}`,
    headers,
  });
  let row = await fetchJson<Row>(product.port, { path: `${REPORTS}/${content[0]!.id}`, headers });
  const times: number[] = [];
  for (let i = 0; i < 60 * options.rounds; i += 1) {
    const draft = { ...row, rptNote: `第 ${i} 次保存`, fwStock: (200 + (i % 50) / 10).toFixed(1) };
    const answer = await callOnce(product.port, { path: REPORTS, method: 'PUT', headers, body: () => draft });
    if (answer.status !== 200)
      throw new Error(`The report is not saved: ${answer.status} ${answer.body.toString().slice(0, 800)}`);
    row = (JSON.parse(answer.body.toString()) as { row: Row }).row;
    if (i >= 20) times.push(answer.ms);
  }
  tell({
    name: 'save of a voyage report, p95',
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: 50,
    detail: `median ${quantile(times, 0.5).toFixed(1)} ms`,
  });
  await measureTogether(bench);
}

/** Why it is not saved, without what differs from one answer to the next. */
function reasonOf({ status, body }: { status: number; body: Buffer }): string {
  const { message, errors = [] } = JSON.parse(body.toString()) as { message: string; errors?: { message: string }[] };
  return `${status} ${message} ${errors.map((error) => error.message).join('; ')}`;
}

const PEOPLE = 50;
/** The first round is warm: plans, sessions, compiled code. */
const WARM = 1;

/** The report of which all are copies, with every row that its form asks for; the copies have the commonest ones alone. */
const SAMPLE =
  "(select max(r.id) from voyage_report r join fleet_vessel s on s.id = r.ship_name where s.ship_code = 'SMP')";

/** Fifty people, each of whom saves the last report of a ship of their own at the same moment, again and again; then once a second, not in step. */
async function measureTogether({ url, product, tell, note, options }: Bench): Promise<void> {
  const savesEach = options.rounds + 1;
  const db = openDatabase({ url, max: 1 });
  const ships = await db.query<{ id: number }>(
    `select distinct on (ship_name) id from voyage_report where deleted_at is null order by ship_name, rpt_time desc limit ${PEOPLE}`,
  );
  // Reports of the fleet follow each other faster than the hours of the sample, which the last ones now say, can be lived.
  await db.query(
    `update voyage_report r set deleted_at = r.rpt_time from voyage_report last
     where last.id = any($1) and r.ship_name = last.ship_name and r.id <> last.id and r.rpt_time > last.rpt_time - interval '24 hours'`,
    [ships.map(({ id }) => id)],
  );
  for (const table of ['voyage_report_oil', 'voyage_report_waste'])
    await copy(
      db,
      table,
      { parent_id: 'r.id' },
      `(select * from ${table} where parent_id = ${SAMPLE}) x, unnest(array[${ships.map(({ id }) => id).join()}]::bigint[]) r (id)
       where not exists (select 1 from ${table} known where known.parent_id = r.id and known.seq = x.seq)`,
    );
  await db.close();
  const people = await openPeople(url, ships.length);
  const rows = new Map<number, Row>();
  for (const { id } of ships)
    rows.set(id, await fetchJson<Row>(product.port, { path: `${REPORTS}/${id}`, headers: people[0] }));
  const refused = new Set<string>();
  const times: number[] = [];
  const save = async (id: number, headers: Record<string, string>, round: number): Promise<void> => {
    const draft = { ...rows.get(id)!, rptNote: `同时第 ${round} 次保存` };
    const answer = await callOnce(product.port, { path: REPORTS, method: 'PUT', headers, body: () => draft }, true);
    if (answer.status !== 200) return void refused.add(reasonOf(answer));
    rows.set(id, (JSON.parse(answer.body.toString()) as { row: Row }).row);
    if (round > WARM) times.push(answer.ms);
  };
  for (let round = 1; round <= WARM + savesEach; round += 1)
    await Promise.all(ships.map(({ id }, i) => save(id, people[i]!, round)));
  const inStep = times.splice(0);
  const begun = performance.now();
  await Promise.all(
    ships.map(async ({ id }, i) => {
      for (let round = 1; round <= savesEach; round += 1) {
        await delay(begun + (round + i / ships.length) * 1000 - performance.now());
        await save(id, people[i]!, WARM + round);
      }
    }),
  );
  for (const words of refused) note(`a report is not saved: ${words}`);
  tell({
    name: `save of a report by ${ships.length} people at once, p95`,
    value: quantile(inStep, 0.95),
    unit: 'ms',
    atMost: 250,
    detail: `median ${quantile(inStep, 0.5).toFixed(1)} ms of ${inStep.length}; once a second each p95 ${quantile(times, 0.95).toFixed(0)} ms`,
  });
}
