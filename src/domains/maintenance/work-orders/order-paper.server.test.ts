import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { pdfPages } from '../../../kernel/testing/pdf-text.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Order = Record<string, unknown> & { id: number; version: number; orderNo: string };
type Machine = { id: number; version: number; shipId: number; name: string; nameEn: string };

const PATH = '/api/maintenance/work-orders';
const day = (days: number): string => officeDay(daysFrom(days));

let company: Company;
let office: Send;
let machine: Machine;

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
  const [found] = await company.db.query<{ id: number }>(
    `select id from maintenance_equipment where node_type = 'EQUIPMENT' and use_status = 'IN_USE' and key_flag is not true
       and deleted_at is null order by id limit 1`,
  );
  const { body } = await office<Machine>('GET', `/api/maintenance/equipments/${found!.id}`);
  const named = await office<Machine>('PUT', '/api/maintenance/equipments', {
    ...body,
    maker: 'Taiko Kikai',
    model: 'EMC-300',
    serialNo: 'TK-88213',
  });
  expect(named.status).toBe(200);
  machine = named.body;
}, 180_000);
afterAll(() => company.close());

const CHECKS = [
  { item: '出口压力', valueType: 'NUMBER', unitName: 'bar', least: '6.000', most: '10.000', needed: true },
  { item: '轴封泄漏', valueType: 'OK', needed: true },
];

async function order(): Promise<Order> {
  const made = await office<Order>('POST', PATH, {
    equipmentId: machine.id,
    workName: '海水泵解体检查',
    dueDate: day(5),
    instruction: '先关闭进出口阀，再拆联轴器。',
    checklist: CHECKS,
  });
  expect(made.status).toBe(200);
  return made.body;
}

async function words({ id }: Order, language: 'zh' | 'en', by: Send = office): Promise<string> {
  const paper = await by('GET', `/api/papers/maintenance.workOrder/${id}/pdf?language=${language}`);
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  return pdfPages(paper.raw).flat().join('\n');
}

test('the job card of an order that is planned has name plate, checks with limits, and room to fill in', async () => {
  const made = await order();
  const zh = await words(made, 'zh');
  for (const said of [
    '工作单',
    made.orderNo,
    machine.name,
    'Taiko Kikai',
    'EMC-300',
    'TK-88213',
    '先关闭进出口阀',
    '许可与风险评估',
    '出口压力',
    '6.000 – 10.000 bar',
    '合格 / 不合格',
    '耗用备件',
    '执行人',
    '确认人',
  ])
    expect(zh).toContain(said);
  const en = await words(made, 'en');
  for (const said of ['Job card', machine.nameEn, 'Serial no.', 'TK-88213', 'Limits', 'Done by', 'Confirmed by'])
    expect(en).toContain(said);
});

test('reported, it says what was found, what lies outside its limits, and who reported it', async () => {
  const made = await order();
  const lines = made.checklist as Record<string, unknown>[];
  const issued = await office<Order>('POST', `${PATH}/${made.id}/issue`, { version: made.version });
  const filled = await office<Order>('PUT', PATH, {
    ...issued.body,
    checklist: [
      { ...lines[0], figure: '5.200' },
      { ...lines[1], finding: 'GOOD' },
    ],
  });
  const told = await office<Order>('POST', `${PATH}/${made.id}/report`, {
    version: filled.body.version,
    doneDate: day(0),
    result: 'OK_WITH_REMARK',
    conditionFound: '出口压力偏低，叶轮磨损。',
  });
  expect(told.status).toBe(200);
  const zh = await words(made, 'zh');
  for (const said of ['5.200', '超限', '出口压力偏低', String(told.body.reporterName)]) expect(zh).toContain(said);
  expect(zh).not.toContain('合格 / 不合格');
});

test('of a job it says when that was done last', async () => {
  const job = await office<{ id: number; message?: string }>('POST', '/api/maintenance/jobs', {
    shipId: machine.shipId,
    equipmentId: machine.id,
    code: 'PAPER-1',
    name: '海水泵月检',
    nameEn: 'Sea water pump, monthly',
    jobType: 'ROUTINE',
    level: 'C',
    intervalDays: 30,
    leadDays: 7,
    windowDays: 0,
    lastDoneDate: day(-28),
  });
  expect([job.status, job.body.message]).toEqual([200, undefined]);
  await office('POST', '/api/maintenance/jobs/generate', { shipId: machine.shipId });
  const { body } = await office<{ content: Order[] }>('GET', `${PATH}?jobId=${job.body.id}`);
  const zh = await words(body.content[0]!, 'zh');
  for (const said of ['上次完成日期', day(-28)]) expect(zh).toContain(said);
});

test('another ship’s people get no card', async () => {
  const made = await order();
  const others = company.as({ scope: { vessel: [machine.shipId + 1_000_000] }, permissions: new Set(['*']) });
  const refused = await others('GET', `/api/papers/maintenance.workOrder/${made.id}/pdf?language=zh`);
  expect(refused.status).toBe(404);
});
