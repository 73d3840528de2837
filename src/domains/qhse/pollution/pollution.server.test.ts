import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper, PaperTable } from '../../../kernel/paper/paper.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { eq, gt, isNegative, orZero, sum } from '../../../kernel/value/decimal.ts';
import { asPerson } from '../../identity/public.server.ts';
import { differs, levelOf, sludgeDiffers, type TankLine } from './pollution.rules.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; entryState: string; retainedM3: string | null };
type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };
type Page = { content: Row[]; totalElements: number };

const PATH = '/api/qhse/pollution-records';
const HOUR_MS = 3_600_000;

let company: Company;
let chief: Send;
let master: Send;
let office: Send;
let superintendent: Send;
let ship: number;
let other: number;
let port: number;
let receipt: number;
let bilge: number;
let sludge: number;

/** So many hours before the present. */
const ago = (hours: number): string => new Date(daysFrom(0).getTime() - hours * HOUR_MS).toISOString();
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

async function tank(tankName: string, tankType: string, capacityM3: string): Promise<number> {
  const { status, body } = await superintendent<Row>('POST', '/api/qhse/tank-capacities', {
    shipId: ship,
    tankName,
    tankType,
    capacityM3,
  });
  expect(status).toBe(200);
  return body.id;
}

const write = (over: Line = {}, by: Send = chief, headers?: Record<string, string>) =>
  by<Row & Refused>(
    'POST',
    PATH,
    {
      shipId: ship,
      book: 'ORB1',
      entryCode: 'ORB1_D',
      itemNo: '13',
      startTime: ago(10),
      endTime: ago(9),
      method: 'COLLECT',
      tankId: bilge,
      quantityM3: '1.000',
      ...over,
    },
    headers,
  );
const act = (row: Pick<Row, 'id' | 'version'>, name: string, body: Line = {}, by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const read = async (id: number): Promise<Row> => (await chief<Row>('GET', `${PATH}/${id}`)).body;
const listed = async (id: number): Promise<Row | undefined> => {
  const { entryNo } = await read(id);
  return (await chief<Page>('GET', `${PATH}?q=${entryNo}`)).body.content.find((row) => row.id === id);
};
async function signed(over: Line = {}): Promise<Row> {
  const { body } = await write(over);
  const done = await act(body, 'sign');
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  return done.body;
}
const holds = async (id: number): Promise<string> => {
  const { content } = (await office<Page>('GET', `/api/qhse/tank-standings?shipId=${ship}&size=100`)).body;
  return String(content.find((row) => row.id === id)?.retainedM3);
};

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  master = await company.signIn('master.pioneer');
  office = await company.signIn('qhse');
  superintendent = await company.signIn('tech');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const [place] = await company.db.query<{ id: number }>(`select id from parameter_port where unlocode = 'CNSHA'`);
  port = place!.id;
  const [person] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'ce.pioneer'`);
  const writer = await asPerson(company.ctx(), person!.id, daysFrom(0));
  const content = Readable.from([Buffer.from('接收单证')]);
  receipt = (await storeFile(writer, company.app.files, { name: '接收单证.txt', content })).id;
  bilge = await tank('试验舱底水舱', 'BILGE', '5.00');
  sludge = await tank('试验油渣舱', 'SLUDGE', '2.00');
}, 180_000);
afterAll(() => company.close());

test('officers of the ship write lines; the master countersigns them, the office reads, and nobody writes in another ship’s book', async () => {
  expect((await write({}, master)).status).toBe(403);
  expect((await write({}, office)).status).toBe(403);
  expect((await write({}, superintendent)).status).toBe(403);
  expect([400, 403]).toContain((await write({ shipId: other, tankId: null })).status);
  const [own] = (await chief<Page>('GET', `${PATH}?entryState=countersigned&size=1`)).body.content;
  const typed = { officerId: own!.officerId, masterId: own!.officerId, replacesId: own!.id };
  const { status, body } = await write({ ...typed, retainedM3: '9', entryState: 'signed' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    entryNo: expect.stringMatching(/^PB-\d{4}-\d{5}$/),
    entryState: 'draft',
    officerId: null,
    masterId: null,
    retainedM3: null,
    replacesId: null,
  });
  expect((await act(body, 'sign', {}, master)).status).toBe(403);
  expect((await act(body, 'sign', {}, office)).status).toBe(403);
  const { status: gone } = await chief('DELETE', `${PATH}/${body.id}?version=${body.version}`);
  expect(gone).toBe(200);
  const [strange] = await company.db.query<{ id: number }>(
    `select id from qhse_pollution_record where ship_id <> $1 and entry_state = 'draft' limit 1`,
    [ship],
  );
  expect((await chief('GET', `${PATH}/${strange!.id}`)).status).toBe(404);
  expect((await act({ id: strange!.id, version: 1 }, 'sign')).status).toBe(404);
});

test('a line names a moment that has come, a code of its book, and a tank of its ship and book', async () => {
  expect(fields((await write({ endTime: ago(-2) })).body)).toEqual(['endTime']);
  expect(fields((await write({ entryCode: 'GRB1_A' })).body)).toEqual(['entryCode']);
  expect(fields((await write({ quantityM3: '0' })).body)).toEqual(['quantityM3']);
  const [slop] = await company.db.query<{ id: number }>(
    `select id from qhse_tank_capacity where ship_id = $1 and tank_type = 'SLOP' and deleted_at is null`,
    [ship],
  );
  expect(fields((await write({ tankId: slop!.id })).body)).toEqual(['tankId']);
  const [foreign] = await company.db.query<{ id: number }>(
    `select id from qhse_tank_capacity where ship_id = $1 and tank_type = 'BILGE' and deleted_at is null`,
    [other],
  );
  expect(fields((await write({ tankId: foreign!.id })).body)).toEqual(['tankId']);
});

test('a draft sent twice is one line', async () => {
  const headers = { 'idempotency-key': 'pollution-once-0001' };
  const body = { quantityM3: '0.011', endTime: ago(40), startTime: ago(41) };
  const first = await write(body, chief, headers);
  const again = await write(body, chief, headers);
  expect([first.status, again.body.id]).toEqual([200, first.body.id]);
});

test('signing tells what the tank holds, and no tank holds less than nothing or more than it can at any moment', async () => {
  const own = await tank('核对舱', 'BILGE', '5.00');
  const at = (hours: number, over: Line): Line => ({
    tankId: own,
    startTime: ago(hours),
    endTime: ago(hours),
    ...over,
  });
  const first = await signed(at(80, { quantityM3: '3.000' }));
  expect(first).toMatchObject({ entryState: 'signed', retainedM3: '3.000', signTime: expect.any(String) });
  const { body: much } = await write(at(70, { quantityM3: '2.001' }));
  const over = await act(much, 'sign');
  expect([over.status, fields(over.body)]).toEqual([400, ['quantityM3']]);
  expect(over.body.errors?.[0]?.message).toContain('5.001');
  expect((await read(much.id)).entryState).toBe('draft');
  const moved = await signed(
    at(60, { method: 'TRANSFER', toTankId: sludge, entryCode: 'ORB1_D', itemNo: '15.3', quantityM3: '1.500' }),
  );
  expect(moved.retainedM3).toBe('1.500');
  expect([await holds(own), await holds(sludge)]).toEqual(['1.500', '1.500']);
  // Entered late: there was room for it now, but not for what followed it then.
  const { body: late } = await write(at(65, { method: 'EVAPORATE', quantityM3: '1.600' }));
  expect(fields((await act(late, 'sign')).body)).toEqual(['quantityM3']);
  const { body: full } = await write(
    at(50, { method: 'TRANSFER', toTankId: sludge, itemNo: '15.3', quantityM3: '0.600' }),
  );
  expect(fields((await act(full, 'sign')).body)).toEqual(['toTankId']);
  expect([await holds(own), await holds(sludge)]).toEqual(['1.500', '1.500']);
});

test('of two who empty a tank at once one is refused', async () => {
  const own = await tank('并发舱', 'BILGE', '5.00');
  await signed({ tankId: own, startTime: ago(30), endTime: ago(30), quantityM3: '2.000' });
  const out = { tankId: own, method: 'EVAPORATE', quantityM3: '1.500' };
  const lines = await Promise.all([write(out), write(out)]);
  const answers = await Promise.all(lines.map(({ body }) => act(body, 'sign')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await holds(own)).toBe('0.500');
});

test('a signed line is neither changed nor removed, by no call and by no statement', async () => {
  const row = await signed({ quantityM3: '0.100', startTime: ago(8), endTime: ago(8) });
  expect((await chief<Refused>('PUT', PATH, { ...row, quantityM3: '0.200' })).body.code).toBe('WRONG_STATE');
  expect((await chief<Refused>('DELETE', `${PATH}/${row.id}?version=${row.version}`)).status).toBe(409);
  expect((await act(row, 'sign')).body.code).toBe('WRONG_STATE');
  const held = /signed line|record books are never emptied/;
  const change = (sql: string) => company.db.query(sql, [row.id]);
  await expect(change('update qhse_pollution_record set quantity_m3 = 9 where id = $1')).rejects.toThrow(held);
  await expect(change(`update qhse_pollution_record set entry_state = 'draft' where id = $1`)).rejects.toThrow(held);
  await expect(change('update qhse_pollution_record set deleted_at = create_time where id = $1')).rejects.toThrow(held);
  await expect(change('delete from qhse_pollution_record where id = $1')).rejects.toThrow(held);
  await expect(
    change(
      `update qhse_pollution_record set entry_state = 'countersigned', master_id = 1, master_sign_time = create_time, remark = '另' where id = $1`,
    ),
  ).rejects.toThrow(held);
  await expect(company.db.query('truncate qhse_pollution_record cascade')).rejects.toThrow(held);
  expect(await read(row.id)).toMatchObject({ quantityM3: '0.100', entryState: 'signed' });
});

test('the master countersigns once what somebody else signed', async () => {
  const row = await signed({ quantityM3: '0.020', startTime: ago(7), endTime: ago(7) });
  expect((await act(row, 'countersign')).status).toBe(403);
  const self = company.as({ id: Number(row.officerId), permissions: new Set(['*']) });
  expect((await act(row, 'countersign', {}, self)).body.code).toBe('RULE');
  expect((await act({ id: row.id, version: row.version - 1 }, 'countersign', {}, master)).body.code).toBe('STALE');
  const done = await act(row, 'countersign', {}, master);
  expect(done.body).toMatchObject({ entryState: 'countersigned', masterSignTime: expect.any(String) });
  expect((await act(done.body, 'countersign', {}, master)).body.code).toBe('WRONG_STATE');
  expect((await act(await draft(), 'countersign', {}, master)).body.code).toBe('WRONG_STATE');
});

const draft = async (): Promise<Row> => (await write({ quantityM3: '0.001' })).body;

test('a correction is a line of its own that strikes the other out once it is signed', async () => {
  const own = await tank('更正舱', 'BILGE', '5.00');
  const at = (hours: number, over: Line): Line => ({
    tankId: own,
    startTime: ago(hours),
    endTime: ago(hours),
    ...over,
  });
  const wrong = await signed(at(100, { quantityM3: '4.000' }));
  const out = await signed(at(90, { method: 'EVAPORATE', quantityM3: '3.000' }));
  expect((await act(wrong, 'correct')).status).toBe(400);
  expect((await act(wrong, 'correct', { reason: '抄错' }, office)).status).toBe(403);
  const { body: fresh } = await act(wrong, 'correct', { reason: '量油尺读数抄错' });
  expect(fresh).toMatchObject({
    entryState: 'draft',
    replacesId: wrong.id,
    correctReason: '量油尺读数抄错',
    quantityM3: '4.000',
    officerId: null,
  });
  expect((await act(wrong, 'correct', { reason: '再次' })).body.code).toBe('RULE');
  expect(await listed(wrong.id)).toMatchObject({ validity: 'STANDS' });
  const change = async (over: Line) => {
    const now = await read(fresh.id);
    return chief<Row & Refused>('PUT', PATH, { ...now, ...over });
  };
  expect(fields((await change({ book: 'SEWAGE', entryCode: null, itemNo: null })).body)).toContain('book');
  // What left the tank since must have been in it.
  await change({ quantityM3: '2.900' });
  expect(fields((await act(await read(fresh.id), 'sign')).body)).toEqual(['quantityM3']);
  expect(await holds(own)).toBe('1.000');
  await change({ quantityM3: '3.400', replacesId: null });
  const done = await act(await read(fresh.id), 'sign');
  expect(done.body).toMatchObject({ entryState: 'signed', replacesId: wrong.id, retainedM3: '3.400' });
  expect(await holds(own)).toBe('0.400');
  expect(await listed(wrong.id)).toMatchObject({ validity: 'STRUCK', quantityM3: '4.000' });
  expect((await read(wrong.id)).replacedById).toBe(fresh.id);
  expect((await act(await read(wrong.id), 'correct', { reason: '三次' })).body.code).toBe('RULE');
  expect(await listed(out.id)).toMatchObject({ validity: 'STANDS' });

  const page = (await chief<Paper>('GET', `/api/papers/qhse.pollutionRecord/${wrong.id}?language=both`)).body;
  const lines = page.blocks.find((block): block is PaperTable => block.kind === 'table')!;
  const told = JSON.stringify(lines.rows);
  expect(told).toContain(`划去，见 ${done.body.entryNo}`);
  expect(told).toContain(`更正 ${wrong.entryNo}`);
  expect(lines.columns).toHaveLength(5);
  expect(
    (
      await company.as({ scope: { vessel: [other], organization: 'all' } })(
        'GET',
        `/api/papers/qhse.pollutionRecord/${wrong.id}`,
      )
    ).status,
  ).toBe(404);
});

test('a page of the garbage record book has its lines of that month by category and amount, and the master’s name once all are signed', async () => {
  const { content } = (await chief<Page>('GET', `${PATH}?book=GRB1&entryState=countersigned&sort=endTime,asc&size=1`))
    .body;
  const { body } = await chief<Paper>('GET', `/api/papers/qhse.pollutionRecord/${content[0]!.id}`);
  const lines = body.blocks.find((block): block is PaperTable => block.kind === 'table')!;
  expect(lines.columns).toHaveLength(7);
  expect(lines.rows.map((row) => row[2])).toContain('B');
  expect(body.blocks.find(({ kind }) => kind === 'signatures')).toMatchObject({
    signatures: [{ at: expect.any(String) }],
  });
});

test('a reception is signed with its receipt in hand', async () => {
  await signed({ quantityM3: '1.500', startTime: ago(120), endTime: ago(120) });
  const landed = { method: 'RECEPTION', itemNo: '15.2', portId: port, receiptNo: 'R-TEST-1', quantityM3: '0.500' };
  expect(fields((await write({ ...landed, receiptNo: null })).body)).toEqual(['receiptNo']);
  const { body } = await write(landed);
  expect(fields((await act(body, 'sign')).body)).toEqual(['receiptFiles']);
  const { body: complete } = await chief<Row>('PUT', PATH, { ...body, receiptFiles: [receipt] });
  expect((await act(complete, 'sign')).body.entryState).toBe('signed');
});

test('an accidental discharge writes the first report of an event', async () => {
  const row = await signed({
    method: 'ACCIDENTAL',
    entryCode: 'ORB1_G',
    itemNo: '22',
    tankId: null,
    quantityM3: '0.030',
    latitude: '31:00.00N',
    longitude: '122:30.00E',
    remark: '软管破裂。',
  });
  const { body } = await office<Row>('GET', `/api/qhse/reports/${row.eventReportId}`);
  expect(body).toMatchObject({
    reportKind: 'INCIDENT',
    eventType: 'POLLUTION',
    shipId: ship,
    spillM3: '0.030',
    status: 'USE',
  });
});

test('what a report says was landed becomes a line with the same receipt, once', async () => {
  const rows = async (): Promise<Row[]> =>
    (await chief<Page>('GET', '/api/qhse/waste-landings?booking=MISSING&wasteClass=OILY&size=100')).body.content;
  const [missing] = await rows();
  expect(missing).toMatchObject({ shipId: ship, lineId: null });
  const [real] = await company.db.query<{ id: number }>(
    `select id from qhse_tank_capacity where ship_id = $1 and tank_name = '舱底水舱' and deleted_at is null`,
    [ship],
  );
  const take = (over: Line = {}, by: Send = chief) =>
    by<Row & Refused>('POST', `${PATH}/from-landing`, {
      landingId: missing!.id,
      tankId: real!.id,
      portId: port,
      ...over,
    });
  expect((await take({}, master)).status).toBe(403);
  expect(fields((await take({ tankId: sludge })).body)).toEqual(['tankId']);
  const everywhere = (await office<Page>('GET', '/api/qhse/waste-landings?size=200')).body.content;
  const foreign = everywhere.find(({ shipId }) => shipId !== ship);
  expect((await take({ landingId: foreign!.id })).status).toBe(404);
  const made = await take();
  expect(made.status).toBe(200);
  const line = await read(made.body.id);
  expect(line).toMatchObject({
    shipId: ship,
    book: 'ORB1',
    entryCode: 'ORB1_D',
    itemNo: '15.2',
    method: 'RECEPTION',
    receiptNo: missing!.receiptNo,
    entryState: 'draft',
  });
  expect(eq(String(line.quantityM3), String(missing!.landed))).toBe(true);
  expect((await take()).body.code).toBe('RULE');
  expect(await rows()).not.toContainEqual(expect.objectContaining({ id: missing!.id }));
  expect(await listed(line.id)).toMatchObject({ reportId: missing!.reportId });
});

test('tanks, landings and months are told as the rules say them, of every ship', async () => {
  const all = company.as();
  const lines = await company.db.query<TankLine>(
    `select r.id, r.end_time as at, r.method, r.tank_id as "tankId", r.to_tank_id as "toTankId", r.quantity_m3::text as "quantityM3"
     from qhse_pollution_record r where r.entry_state <> 'draft' and r.deleted_at is null and not exists (
       select from qhse_pollution_record c where c.replaces_id = r.id and c.entry_state <> 'draft' and c.deleted_at is null)`,
  );
  const tanks = (await all<Page>('GET', '/api/qhse/tank-standings?size=200')).body.content;
  expect(tanks.length).toBeGreaterThan(10);
  for (const one of tanks) {
    expect([one.id, eq(String(one.retainedM3), levelOf(one.id, lines))]).toEqual([one.id, true]);
    expect(isNegative(String(one.retainedM3)) || gt(String(one.retainedM3), String(one.capacityM3))).toBe(false);
  }
  const checks = (await all<Page>('GET', '/api/qhse/waste-checks?size=200')).body.content;
  expect(new Set(checks.map(({ agreement }) => agreement))).toEqual(new Set(['AGREES', 'DIFFERS']));
  expect(new Set(checks.map(({ checkKind }) => checkKind))).toContain('SLUDGE');
  for (const { checkKind, booked, reported, agreement } of checks) {
    const [ours, theirs] = [orZero(String(booked)), orZero(String(reported))];
    const apart = checkKind === 'SLUDGE' ? sludgeDiffers(ours, theirs) : differs(ours, theirs);
    expect([checkKind, ours, theirs, agreement]).toEqual([checkKind, ours, theirs, apart ? 'DIFFERS' : 'AGREES']);
  }
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  const landings = (await all<Page>('GET', '/api/qhse/waste-landings?size=200')).body.content;
  for (const { booking, booked, landed } of landings)
    if (booking === 'AGREES' || booking === 'DIFFERS')
      expect(booking).toBe(differs(String(booked), String(landed)) ? 'DIFFERS' : 'AGREES');
  expect(new Set(landings.map(({ booking }) => booking))).toContain('AGREES');
  const totals = (await all<Page>('GET', '/api/qhse/record-totals?method=INCINERATE&book=ORB1&size=200')).body.content;
  const burnt = lines.filter(({ method, tankId }) => method === 'INCINERATE' && tankId !== null);
  expect(eq(sum(totals.map(({ totalM3 }) => String(totalM3))), sum(burnt.map(({ quantityM3 }) => quantityM3)))).toBe(
    true,
  );
  const own = (await chief<Page>('GET', '/api/qhse/waste-checks?size=200')).body.content;
  expect(new Set(own.map(({ shipId }) => shipId))).toEqual(new Set([ship]));
});

test('a tank of which books keep account stays what it is, and holds no less than lies in it', async () => {
  const own = await tank('账内舱', 'BILGE', '5.00');
  const save = async (over: Line) => {
    const { body } = await superintendent<Row>('GET', `/api/qhse/tank-capacities/${own}`);
    return superintendent<Row & Refused>('PUT', '/api/qhse/tank-capacities', { ...body, ...over });
  };
  expect((await save({ tankType: 'OILY_WATER' })).status).toBe(200);
  await signed({ tankId: own, quantityM3: '3.000' });
  expect(fields((await save({ tankType: 'BILGE' })).body)).toEqual(['tankType']);
  expect(fields((await save({ capacityM3: '2.99' })).body)).toEqual(['capacityM3']);
  expect((await save({ capacityM3: '3.00' })).status).toBe(200);
});
