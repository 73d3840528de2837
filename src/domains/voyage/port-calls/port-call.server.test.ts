import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import type { PortCallStory } from './port-call.calls.ts';
import type { PortCallRow } from './port-call.resource.ts';

type Listed = PortCallRow & {
  standing: 'UPCOMING' | 'IN_PORT' | 'DEPARTED' | 'SKIPPED';
  arrived: string | null;
  newestEta: string | null;
  timesApart: boolean;
};
type Refused = { code: string; errors?: { field: string }[] };

const CALLS = '/api/voyage/voyage-ports';
let company: Company;
let office: Send;

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('ops');
});
afterAll(() => company.close());

const list = async (
  query: string,
  send = office,
): Promise<Pick<Listed, 'id' | 'shipName' | 'standing' | 'arrived'>[]> =>
  (await send<{ content: Listed[] }>('GET', `${CALLS}?size=200&${query}`)).body.content;
const one = async (id: number): Promise<Listed> => (await office<Listed>('GET', `${CALLS}/${id}`)).body;
/** The calls that a filter leaves, whole. */
const whole = async (query: string): Promise<Listed[]> => {
  const found = await list(query);
  return Promise.all(found.map(({ id }) => one(id)));
};
const story = async (id: number) => (await office<PortCallStory>('GET', `${CALLS}/${id}/story`)).body;

/** Confirmed reports of a ship's open voyage from the newest on that told a call of a time, newest first. */
async function sinceLastEvent(): Promise<{ voyage: number; ids: number[] }> {
  const [found] = await company.db.query<{ voyage: number; ids: number[] }>(
    `select v.id as voyage, (select json_agg(r.id order by r.rpt_time desc) from voyage_report r where r.ship_name = v.ship_name
        and r.deleted_at is null and r.confirmed = 'CONFIRMED' and r.rpt_time >= e.at) as ids
      from voyage_voyage v cross join lateral (select max(r.rpt_time) as at from voyage_report r join voyage_report_time t on t.parent_id = r.id
        where r.voyage_no = v.id and r.deleted_at is null and r.confirmed = 'CONFIRMED' and t.event_code in ('endOfPassage', 'allFast')) e
      where v.voyage_status = 'OPEN' and e.at is not null and v.deleted_at is null
        and exists (select from voyage_voyage_port p where p.voyage = v.id and p.said_ata is not null)
      order by json_array_length((select json_agg(r.id) from voyage_report r where r.ship_name = v.ship_name
        and r.deleted_at is null and r.confirmed = 'CONFIRMED' and r.rpt_time >= e.at)) limit 1`,
  );
  return found!;
}

test('every call of the fleet stands somewhere, and a call that is over has the times that its reports say', async () => {
  const calls = await whole('sort=eta,desc');
  const standings = new Set(calls.map(({ standing }) => standing));
  expect([...standings].toSorted()).toEqual(expect.arrayContaining(['DEPARTED', 'IN_PORT']));
  const over = calls.filter(({ standing }) => standing === 'DEPARTED');
  expect(over.every(({ saidAta, saidAtd }) => saidAta !== null && saidAtd !== null)).toBe(true);
  expect(over.every(({ arrived, saidAta }) => arrived === saidAta)).toBe(true);
});

test('a call tells its whole story: events in order of time, each report with its link, miles run to it', async () => {
  const [call] = await list('standing=DEPARTED&sort=eta,desc');
  const told = await story(call!.id);
  expect(told.ended).toBe(true);
  const times = told.events.map(({ time }) => time ?? '');
  expect(times).toEqual(times.toSorted());
  expect(told.events.map(({ eventCode }) => eventCode)).toEqual(expect.arrayContaining(['endOfPassage', 'fullAway']));
  expect(Number(told.passage.distance)).toBeGreaterThan(0);
  expect(told.reports.length).toBeGreaterThan(2);
});

test('what a report said follows it: gone when it is un-confirmed, there again when it is confirmed', async () => {
  const { voyage, ids } = await sinceLastEvent();
  const said = async () =>
    (await whole(`voyage=${voyage}`)).map(({ id, saidAta, saidAtb, saidAtd }) => ({ id, saidAta, saidAtb, saidAtd }));
  const before = await said();
  const marine = company.as();
  for (const id of ids) {
    const back = await actOn(marine, `/api/voyage/reports/${id}/unconfirm`, { reason: '核对时间' });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
  }
  expect(await said()).not.toEqual(before);
  const again = await office<{ ok: boolean }[]>('POST', '/api/voyage/reports/batch-confirm', { ids });
  expect(again.body.every(({ ok }) => ok)).toBe(true);
  expect(await said()).toEqual(before);
});

test('a call that is planned once reports have told of it has their times at once', async () => {
  const [over] = await whole('standing=DEPARTED&sort=eta,desc');
  const { voyage, port, purpose } = over!;
  await company.db.query('update voyage_voyage_port set deleted_at = create_time where id = $1', [over!.id]);
  const made = await office<Listed>('POST', CALLS, { voyage, port, purpose, seq: over!.seq });
  expect(made.body).toMatchObject({ shipName: over!.shipName, saidAta: over!.saidAta, saidAtd: over!.saidAtd });
  expect((await office('DELETE', `${CALLS}/${made.body.id}`)).status).toBe(409);
});

test('what was typed stays beside what a report says, and is told apart by more than a minute', async () => {
  const [call] = await whole('standing=DEPARTED&sort=eta,asc');
  const early = new Date(Date.parse(call!.saidAta!) - 30 * 60_000).toISOString();
  expect((await office('PUT', CALLS, { ...call, ata: early })).status).toBe(200);
  const [listed] = await whole(`timesApart=true&voyage=${call!.voyage}&port=${call!.port}`);
  expect(listed).toMatchObject({ id: call!.id, ata: early, arrived: call!.saidAta, timesApart: true });
});

test('facts are taken over once, edited here, and what was moved is not offered again', async () => {
  const calls = await list('standing=DEPARTED&sort=eta,desc');
  const call = calls.at(-1)!;
  await company.db.query('delete from voyage_sof_line where parent_id = $1', [call.id]);
  const { proposals } = await story(call.id);
  expect(proposals.map(({ eventType }) => eventType)).toContain('BERTHED');
  const taken = await actOn<Listed>(office, `${CALLS}/${call.id}/take-sof`);
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  const held = await one(call.id);
  expect(held.sof).toHaveLength(proposals.length);
  expect(held.sof.every(({ source, zone }) => source === 'REPORT' && zone === held.zone)).toBe(true);
  expect((await actOn<Refused>(office, `${CALLS}/${call.id}/take-sof`)).body.code).toBe('RULE');

  const [first, ...rest] = held.sof;
  const moved = { ...first!, from: new Date(Date.parse(first!.from) - 10 * 60_000).toISOString() };
  expect((await office('PUT', CALLS, { ...held, sof: [moved, ...rest] })).status).toBe(200);
  expect((await story(call.id)).proposals).toEqual([]);
});

test('an agent is a partner in that role, a call stays in its voyage, and times stand in their order', async () => {
  const calls = await whole('standing=DEPARTED&sort=eta,desc');
  const call = calls.find(({ eta, etd }) => eta && etd);
  const other = calls.find(({ voyage }) => voyage !== call!.voyage);
  const [yard] = await company.db.query<{ id: number }>(
    "select p.id from partner_partner p join partner_role r on r.id = any(p.role_ids) and r.code = 'SHIPYARD' limit 1",
  );
  const wrong = async (over: object) =>
    (await office<Refused>('PUT', CALLS, { ...call, ...over })).body.errors?.map(({ field }) => field);
  expect(await wrong({ agent: yard!.id })).toEqual(['agent']);
  expect(await wrong({ voyage: other!.voyage })).toEqual(['voyage']);
  const [eta, etd] = ['2026-03-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];
  expect(await wrong({ eta, etb: null, etd })).toEqual(['etd']);
});

test('a ship sees her own calls and writes none', async () => {
  const master = await company.signIn('master.pioneer');
  const own = await list('', master);
  expect(new Set(own.map(({ shipName }) => shipName)).size).toBe(1);
  expect((await master('PUT', CALLS, { ...(await one(own[0]!.id)), berth: '3' })).status).toBe(403);
  const foreign = (await list('')).find(({ shipName }) => shipName !== own[0]!.shipName);
  expect((await master('GET', `${CALLS}/${foreign!.id}`)).status).toBe(404);
  expect((await master('GET', `${CALLS}/${foreign!.id}/story`)).status).toBe(404);
});
