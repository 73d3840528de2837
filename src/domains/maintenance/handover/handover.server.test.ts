import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { pdfPages } from '../../../kernel/testing/pdf-text.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { EXPECTED } from '../../stock/public.ts';

type Item = Record<string, unknown> & { itemType: string; docNo: string | null; standing: string | null };
type Note = Record<string, unknown> & {
  id: number;
  version: number;
  noteNo: string;
  noteStatus: string;
  items: Item[];
};
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Order = Record<string, unknown> & { id: number; version: number; orderNo: string };

const PATH = '/api/maintenance/handover-notes';
const ORDERS = '/api/maintenance/work-orders';
const WORDS = '二号发电机第三缸排温偏高，负荷不超过七成。';
const day = (days: number): string => officeDay(daysFrom(days));

let company: Company;
let office: Send;
let leaving: Send;
let coming: Send;
let ship: number;
let machine: number;
let deckMachine: number;
const post: Record<string, number> = {};

const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const act = ({ id, version }: Note, name: string, by: Send = leaving, body: Record<string, unknown> = {}) =>
  by<Note & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...body });
const read = async ({ id }: Note) => (await office<Note>('GET', `${PATH}/${id}`)).body;

const create = (code: string, over: Record<string, unknown> = {}, by: Send = leaving) =>
  by<Note & Refused>('POST', PATH, {
    shipId: ship,
    postId: post[code],
    handoverDate: day(0),
    ownWords: WORDS,
    ...over,
  });

async function made(code: string, over: Record<string, unknown> = {}): Promise<Note> {
  const { status, body } = await create(code, over);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** An order that comes up, of a post. */
async function order(code: string, equipmentId = machine): Promise<Order> {
  const { status, body } = await office<Order>('POST', ORDERS, {
    equipmentId,
    workName: '分油机清洗',
    responsiblePost: post[code],
    dueDate: day(6),
  });
  expect(status).toBe(200);
  return body;
}

const holding = (id: number) =>
  company.as({
    id,
    scope: { vessel: 'all', organization: 'all' },
    permissions: new Set(
      ['list', 'add', 'edit', 'del', 'refresh', 'give', 'sendBack', 'accept'].map(
        (name) => `maintenance:handoverNote:${name}`,
      ),
    ),
  });

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
  leaving = holding(1_000_001);
  coming = holding(1_000_002);
  const [found] = await company.db.query<{ ship: number; machine: number; deck: number }>(
    `select e.ship_id as ship, min(e.id) filter (where e.department = 'ENGINE') as machine,
       min(e.id) filter (where e.department = 'DECK') as deck
     from maintenance_equipment e where e.node_type = 'EQUIPMENT' and e.use_status = 'IN_USE' and e.deleted_at is null
       and e.ship_id in (select x.vessel_id from ${EXPECTED} x where x.open_qty > 0)
       and e.ship_id in (select s.ship_id from maintenance_equipment_part_spec s where s.deleted_at is null)
       and e.ship_id not in (select n.ship_id from maintenance_handover_note n)
     group by e.ship_id order by e.ship_id limit 1`,
  );
  ({ ship, machine, deck: deckMachine } = found!);
  const posts = await company.db.query<{ id: number; code: string }>('select id, code from identity_job');
  for (const { id, code } of posts) post[code] = id;
}, 180_000);
afterAll(() => company.close());

describe('a handover note', () => {
  test('lists the open orders of its post, and no others', async () => {
    const own = await order('OILER');
    const other = await order('ETO');
    const finished = await order('OILER');
    await company.db.query(`update maintenance_work_order set wo_status = 'FINISHED' where id = $1`, [finished.id]);
    const note = await made('OILER');
    expect(note).toMatchObject({ noteNo: expect.stringMatching(/^HN-\w+-\d{4}-\d{4}$/), department: 'ENGINE' });
    const numbers = note.items.filter(({ itemType }) => itemType === 'ORDER').map(({ docNo }) => docNo);
    expect([own, other, finished].map(({ orderNo }) => numbers.includes(orderNo))).toEqual([true, false, false]);
    const all = await leaving<Note & Refused>('PUT', PATH, { ...note, wholeDepartment: true });
    expect(all.status).toBe(200);
    const more = all.body.items.map(({ docNo }) => docNo);
    expect([own, other].every(({ orderNo }) => more.includes(orderNo))).toBe(true);
  });

  test('lists faults of its department until they are closed', async () => {
    const report = async (equipmentId: number) => {
      const { body } = await office<{ id: number; version: number; reportNo: string }>(
        'POST',
        '/api/maintenance/error-reports',
        {
          equipmentId,
          occurTime: daysFrom(-1).toISOString(),
          severity: 'CRITICAL',
          impact: 'REDUCED',
          phenomenon: '轴封滴漏增多。',
        },
      );
      await office('POST', `/api/maintenance/error-reports/${body.id}/submit`, { version: body.version });
      return body;
    };
    const [engine, deck, closed] = [await report(machine), await report(deckMachine), await report(machine)];
    await company.db.query(`update maintenance_error_report set report_status = 'CLOSED' where id = $1`, [closed.id]);
    const note = await made('FOURTH_ENGINEER');
    const numbers = note.items.filter(({ itemType }) => itemType === 'FAULT').map(({ docNo }) => docNo);
    expect([engine, deck, closed].map(({ reportNo }) => numbers.includes(reportNo))).toEqual([true, false, false]);
  });

  test('lists values outside their limits, and counters that nobody reads', async () => {
    const own = await order('ETO');
    await company.db.query(
      `insert into maintenance_order_check (parent_id, seq, item, value_type, unit_name, least, most, needed, figure, outside)
       values ($1, 0, '绝缘电阻', 'NUMBER', 'MΩ', 1, null, true, 0.4, true)`,
      [own.id],
    );
    await company.db.query(`update maintenance_work_order set wo_status = 'REPORTED' where id = $1`, [own.id]);
    const [counter] = await company.db.query<{ id: number; name: string }>(
      `update maintenance_counter set last_read_time = $2 where id = (select c.id from maintenance_counter c
         join maintenance_equipment e on e.id = c.equipment_id where c.ship_id = $1 and e.department = 'ENGINE' and c.counter_status = 'IN_USE'
         and c.deleted_at is null order by c.id limit 1) returning id, name`,
      [ship, daysFrom(-40)],
    );
    const note = await made('ETO');
    const alarms = note.items.filter(({ itemType }) => itemType === 'ALARM');
    expect(alarms).toContainEqual(
      expect.objectContaining({ docNo: own.orderNo, itemName: '绝缘电阻 0.4 MΩ', standing: 'OUTSIDE' }),
    );
    const unread = alarms.filter(({ standing }) => standing === 'UNREAD').map(({ itemName }) => String(itemName));
    expect(unread.some((name) => name.startsWith(counter!.name))).toBe(true);
  });

  test('lists parts that are on their way to the ship for equipment of the department', async () => {
    const [coming] = await company.db.query<{ material: number; no: string; qty: string }>(
      `select x.material_id as material, x.source_no as no, x.open_qty as qty from ${EXPECTED} x
       where x.vessel_id = $1 and x.open_qty > 0 order by x.material_id limit 1`,
      [ship],
    );
    await company.db.query(
      `update maintenance_equipment_part_spec set material_id = $2 where id = (select s.id from maintenance_equipment_part_spec s
         join maintenance_equipment_part p on p.id = s.equipment_part_id join maintenance_equipment e on e.id = p.equipment_id
         where s.ship_id = $1 and e.department = 'ENGINE' and s.deleted_at is null order by s.id limit 1)`,
      [ship, coming!.material],
    );
    const parts = ({ items }: Note) => items.filter(({ itemType }) => itemType === 'PART').map(({ docNo }) => docNo);
    expect(parts(await made('THIRD_ENGINEER'))).toContain(coming!.no);
  });

  test('is of a post on board that no open note hands over already', async () => {
    expect(fields((await create('CASHIER')).body)).toEqual(['postId']);
    const bosun = await made('BOSUN');
    expect(fields((await create('BOSUN')).body)).toEqual(['postId']);
    const moved = await leaving<Note & Refused>('PUT', PATH, { ...bosun, postId: post.COOK });
    expect(moved.status).toBe(400);
    expect(fields((await leaving<Refused>('PUT', PATH, { ...bosun, postId: post.AB })).body)).toEqual(['postId']);
  });

  test('takes no items and no signature from whoever writes it', async () => {
    const forged = await made('PUMPMAN', {
      items: [{ itemType: 'FAULT', docNo: 'ER-X', itemName: '假的', standing: 'HANDLING' }],
      department: 'ENGINE',
      giverName: '别人',
      noteStatus: 'SIGNED',
    });
    expect(forged).toMatchObject({ department: 'DECK', giverName: null, noteStatus: 'DRAFT' });
    expect(forged.items.map(({ docNo }) => docNo)).not.toContain('ER-X');
  });
});

describe('signed', () => {
  test('by both, the note stands as it was read', async () => {
    await order('SECOND_OFFICER', deckMachine);
    const note = await made('SECOND_OFFICER');
    const given = await act(note, 'give');
    expect(given.body).toMatchObject({ noteStatus: 'GIVEN', giveTime: expect.any(String) });
    const changed = await leaving<Note & Refused>('PUT', PATH, { ...given.body, ownWords: '改了' });
    expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
    const later = await order('SECOND_OFFICER', deckMachine);
    const own = await act(given.body, 'accept');
    expect([own.status, own.body.code]).toEqual([400, 'RULE']);
    const signed = await act(given.body, 'accept', coming);
    expect(signed.body).toMatchObject({ noteStatus: 'SIGNED', takeTime: expect.any(String) });
    expect((await act(signed.body, 'accept', coming)).body.code).toBe('WRONG_STATE');
    expect((await act(signed.body, 'send-back', coming, { reason: '晚了' })).body.code).toBe('WRONG_STATE');
    expect((await leaving('PUT', PATH, { ...signed.body, ownWords: '改了' })).status).toBe(409);
    expect((await leaving('DELETE', `${PATH}/${note.id}?version=${signed.body.version}`)).status).toBe(409);
    const kept = await read(note);
    expect(kept.items).toHaveLength(note.items.length);
    expect(kept.items.map(({ docNo }) => docNo)).not.toContain(later.orderNo);
  });

  test('only what was read: what came since is taken anew first', async () => {
    const note = await made('THIRD_OFFICER');
    const later = await order('THIRD_OFFICER', deckMachine);
    const refused = await act(note, 'give');
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    const fresh = await act(note, 'refresh');
    expect(fresh.body.items.map(({ docNo }) => docNo)).toContain(later.orderNo);
    expect((await act(fresh.body, 'give')).body.noteStatus).toBe('GIVEN');
  });

  test('only with words of one’s own', async () => {
    const note = await made('AB', { ownWords: null });
    expect((await act(note, 'give')).body.code).toBe('RULE');
  });

  test('not what is returned, with a reason', async () => {
    const note = await made('CHIEF_OFFICER');
    const given = await act(note, 'give');
    expect((await act(given.body, 'send-back', coming)).status).toBe(400);
    const back = await act(given.body, 'send-back', coming, { reason: '缺锚机情况' });
    expect(back.body).toMatchObject({ noteStatus: 'DRAFT', giverName: null, giveTime: null });
  });

  test('by two at once, once', async () => {
    const note = await made('SECOND_ENGINEER');
    const given = await act(note, 'give');
    const both = await Promise.all([act(given.body, 'accept', coming), act(given.body, 'accept', coming)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('nothing of another ship, nothing without the permission, nothing over what somebody changed', async () => {
    const note = await made('MASTER');
    const others = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(['*']) });
    expect((await others('GET', `${PATH}/${note.id}`)).status).toBe(404);
    expect((await act(note, 'give', others)).status).toBe(404);
    expect((await create('OILER', {}, others)).status).toBeGreaterThanOrEqual(400);
    const reader = company.as({
      scope: { vessel: 'all', organization: 'all' },
      permissions: new Set(['maintenance:handoverNote:list']),
    });
    expect((await act(note, 'give', reader)).status).toBe(403);
    const saved = await leaving<Note>('PUT', PATH, { ...note, ownWords: '补充一条。' });
    expect(saved.status).toBe(200);
    expect((await act(note, 'give')).body.code).toBe('STALE');
  });
});

test('the paper names both, what is open by its kind, and what was said of it', async () => {
  const own = await order('CHIEF_ENGINEER');
  const note = await made('CHIEF_ENGINEER');
  const words = async (language: 'zh' | 'en') => {
    const paper = await office('GET', `/api/papers/maintenance.handoverNote/${note.id}/pdf?language=${language}`);
    expect(paper.status).toBe(200);
    return pdfPages(paper.raw).flat().join('\n');
  };
  const draft = await words('zh');
  for (const said of [
    '交接单',
    note.noteNo,
    '未结工单',
    own.orderNo,
    '未关故障',
    '待到备件',
    '第三缸排温偏高',
    '交班人',
    '接班人',
  ])
    expect(draft).toContain(said);
  const given = await act(note, 'give');
  const signed = await act(given.body, 'accept', coming);
  expect(signed.body.noteStatus).toBe('SIGNED');
  const en = await words('en');
  for (const said of [
    'Handover note',
    'Open order',
    'Part awaited',
    'Handed over by',
    'Taken over by',
    String(signed.body.takerName),
  ])
    expect(en).toContain(said);
});
