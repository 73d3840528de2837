import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/voyage/dispatches';

let company: Company;
let office: Send;
let master: Send;
let ship: number;
let other: number;

const write = (over: Record<string, unknown> = {}, by: Send = office) =>
  by<Row & Refused>('POST', PATH, {
    shipName: ship,
    direction: 'TO_SHIP',
    channel: 'SYSTEM',
    orderType: 'SPEED',
    content: '请按经济航速航行',
    time: '2026-03-01T04:00:00Z',
    dueTime: '2026-03-01T10:00:00Z',
    ...over,
  });
const act = (name: string, { id, version }: Row, given: object, by: Send) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...given });
beforeAll(async () => {
  company = await companyServer();
  [office, master] = [await company.signIn('ops'), await company.signIn('master.pioneer')];
  const ships = await company.db.query<{ id: number; name: string }>(
    `select id, name_en as name from fleet_vessel where name_en in ('HAI YUE PIONEER', 'HE SHUN') order by name_en desc`,
  );
  [other, ship] = [ships[0]!.id, ships[1]!.id];
}, 180_000);
afterAll(() => company.close());

test('what goes to a ship is acknowledged by her alone, and closed with what came of it', async () => {
  const made = await write();
  expect([made.status, made.body.recordNo]).toEqual([200, expect.stringMatching(/^DR-\d{6}$/)]);
  expect((await act('acknowledge', made.body, {}, office)).status).toBe(403);
  expect((await act('acknowledge', made.body, {}, company.as())).status).toBe(403);
  expect((await act('receive', made.body, {}, office)).body.code).toBe('RULE');
  expect((await act('done', made.body, { result: '已降速' }, master)).status).toBe(409);
  const seen = await act('acknowledge', made.body, {}, master);
  expect([seen.status, seen.body.status, seen.body.ackName]).toEqual([200, 'ACK', '陆沧海']);
  const closed = await act('done', seen.body, { result: '已降速' }, master);
  expect([closed.status, closed.body.status, closed.body.result, closed.body.waits]).toEqual([
    200,
    'DONE',
    '已降速',
    false,
  ]);
});

test('the other side is told at once, and whoever sent it of the acknowledgement', async () => {
  const kinds = async (by: Send, no: unknown) => {
    const { content } = (
      await by<{ content: { kind: string; title: string }[] }>('GET', '/api/system/messages?size=50')
    ).body;
    return content.flatMap(({ kind, title }) => (title.includes(String(no)) ? [kind] : []));
  };
  const { body } = await write();
  expect(await kinds(master, body.recordNo)).toEqual(['voyage.dispatched']);
  await act('acknowledge', body, {}, master);
  expect(await kinds(office, body.recordNo)).toEqual(['voyage.acknowledged']);
});

test('what comes from a ship is acknowledged ashore; a ship sends nothing to ships, nor for another ship', async () => {
  expect((await write({}, master)).body.errors?.[0]?.field).toBe('direction');
  expect((await write({ direction: 'FROM_SHIP', shipName: other }, master)).status).toBeGreaterThanOrEqual(400);
  const made = await write({ direction: 'FROM_SHIP' }, master);
  expect(made.status).toBe(200);
  expect((await act('receive', made.body, {}, master)).status).toBe(403);
  expect((await act('acknowledge', made.body, {}, master)).body.code).toBe('RULE');
  expect((await act('receive', made.body, {}, office)).body.status).toBe('ACK');
});

test('after it was acknowledged its words stand, and what waits stands first', async () => {
  const made = await write();
  const changed = await office<Row>('PUT', PATH, { ...made.body, content: '请按 12 节航行' });
  expect([changed.status, changed.body.content]).toEqual([200, '请按 12 节航行']);
  const seen = await act('acknowledge', changed.body, {}, master);
  const late = await office<Row & Refused>('PUT', PATH, { ...seen.body, content: '另一指令' });
  expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
  const { content } = (await office<{ content: Row[] }>('GET', `${PATH}?size=100`)).body;
  const waits = content.map(({ waits: one }) => one);
  expect(waits).toEqual([...waits].sort((a, b) => Number(b) - Number(a)));
});

test('it is due after it was sent, and of a voyage of that ship', async () => {
  expect((await write({ dueTime: '2026-03-01T03:00:00Z' })).body.errors?.[0]?.field).toBe('dueTime');
  const [foreign] = await company.db.query<{ id: number }>(
    'select id from voyage_voyage where ship_name = $1 limit 1',
    [other],
  );
  expect((await write({ voyageId: foreign!.id })).body.errors?.[0]?.field).toBe('voyageId');
});
