import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportAnswer } from '../../report/answer.ts';
import { cellFilters } from '../../report/cell-filters.ts';
import { chosenOf, readChoice } from '../../report/choice.ts';
import { layOut } from '../../report/lay-out.ts';
import { defineReport } from '../../report/report.ts';
import { decimal, month, ref, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { eq, sum } from '../../value/decimal.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { reportProblems } from './check-report.ts';
import { reportEndpoints } from './endpoints.ts';

const place = defineResource({
  name: 'plan.place',
  label: { zh: '部位', en: 'Place' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    aboveId: ref('plan.place', { zh: '上级', en: 'Above' }),
  },
  list: { columns: ['name'], sort: 'name' },
  tree: 'aboveId',
  scope: 'all',
});
const cost = defineResource({
  name: 'plan.cost',
  label: { zh: '费用', en: 'Cost' },
  title: 'note',
  fields: {
    note: text({ zh: '备注', en: 'Note' }),
    placeId: ref('plan.place', { zh: '部位', en: 'Place' }),
    month: month({ zh: '月份', en: 'Month' }, { required: true }),
    planned: decimal({ zh: '计划', en: 'Planned' }, 2),
    spent: decimal({ zh: '实际', en: 'Spent' }, 2),
  },
  list: { columns: ['placeId', 'month', 'planned', 'spent'], filters: ['placeId', 'month'], sort: '-id' },
  scope: 'all',
  excel: { export: true },
});
const report = defineReport({
  name: 'plan.costs',
  label: { zh: '费用报表', en: 'Cost report' },
  view: cost,
  dimensions: ['placeId', 'month', 'note'],
  trees: ['placeId'],
  asOf: 'month',
  measures: {
    rows: { of: 'count', label: { zh: '笔数', en: 'Rows' } },
    notes: { of: 'distinct', field: 'note', label: { zh: '备注数', en: 'Notes' } },
    inMonth: { of: 'sum', field: 'spent', span: 'month' },
    planned: { of: 'sum', field: 'planned', span: 'toDate' },
    spent: { of: 'sum', field: 'spent', span: 'toDate' },
    inYear: { of: 'sum', field: 'planned', span: 'year' },
    left: { of: 'total', plus: ['planned'], minus: ['spent'], label: { zh: '结余', en: 'Left' } },
    rate: { of: 'ratio', over: 'spent', under: 'planned', places: 2, label: { zh: '达成率', en: 'Achieved' } },
    standing: {
      of: 'level',
      by: 'rate',
      levels: [
        { upTo: '90', label: { zh: '正常', en: 'On track' }, tone: 'green' },
        { upTo: '100', label: { zh: '接近', en: 'Near' }, tone: 'amber' },
        { label: { zh: '超出', en: 'Over' }, tone: 'red' },
      ],
      label: { zh: '状况', en: 'Standing' },
    },
  },
  shown: { rows: ['placeId.tree'], figures: ['inMonth', 'planned', 'spent', 'rate', 'standing', 'inYear'] },
});

let t: TestServer;
let all: Send;
const places: Record<string, number> = {};
type Words = Readonly<Record<string, readonly string[]>>;
const queryOf = (words: Words): string =>
  new URLSearchParams(
    Object.entries(words).flatMap(([name, list]) => list.map((word): [string, string] => [name, word])),
  ).toString();
const read = async (words: Words) =>
  (await all<ReportAnswer & { code?: string }>('GET', `/api/plan/reports/costs?${queryOf(words)}`)).body;
type Row = { planned: string | null; spent: string | null };
const listed = async (words: Words): Promise<Row[]> =>
  (await all<{ content: Row[] }>('GET', `/api/plan/costs?size=200&${queryOf(words)}`)).body.content;
/** Lines by the name of their place, with the figures of all that goes across. */
const byName = ({ lines }: ReportAnswer) =>
  new Map(
    lines.map(({ members, figures }) => [
      members.at(-1)?.label ?? 'total',
      figures.at(-1)!.map(([one]) => one?.value ?? null),
    ]),
  );

beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'plan',
        label: { zh: '计划', en: 'Plan' },
        resources: [place, cost],
        endpoints: [...crudEndpoints(place), ...crudEndpoints(cost), ...reportEndpoints(report)],
      },
    ],
  });
  all = t.as({ permissions: new Set(['*']) });
  const made = async (name: string, above?: string): Promise<void> => {
    const given = { name, ...(above && { aboveId: places[above] }) };
    places[name] = (await all<{ id: number }>('POST', '/api/plan/places', given)).body.id;
  };
  // Deck below hull, and engine beside it; nothing is ever planned for the mast.
  for (const [name, above] of [['hull'], ['deck', 'hull'], ['hold', 'hull'], ['engine'], ['mast', 'deck']] as const)
    await made(name, above);
  const rows = [
    ['deck', '2026-01', '100.00', '90.00'],
    ['deck', '2026-02', '100.00', '90.01'],
    ['hold', '2026-02', '50.00', '0.00'],
    ['hull', '2026-03', '0.50', '0.25'],
    ['engine', '2026-02', null, '7.00'],
    ['engine', '2025-12', '9.00', '9.00'],
    ['engine', '2026-12', '40.00', null],
    [null, '2026-02', '1.00', '1.00'],
  ] as const;
  for (const [at, of, planned, spent] of rows)
    await all('POST', '/api/plan/costs', {
      placeId: at === null ? null : places[at],
      month: of,
      planned,
      spent,
      note: at,
    });
});
afterAll(() => t.close());

describe('a report level by level', () => {
  test('gives each place what stands at it and below it, before what stands below it', async () => {
    const answer = await read({ asOf: ['2026-03'] });
    expect(answer.lines.map(({ members: [one] }) => [one?.label, one?.level, one?.branch])).toEqual([
      ['engine', 0, false],
      ['hull', 0, true],
      ['deck', 1, false],
      ['hold', 1, false],
      ['未填写', 0, false],
      [undefined, undefined, undefined],
    ]);
    expect(Object.fromEntries(byName(answer))).toEqual({
      engine: [null, null, '7.00', null, '2', '40.00'],
      hull: ['0.25', '250.50', '180.26', '71.96', '0', '250.50'],
      deck: [null, '200.00', '180.01', '90.01', '1', '200.00'],
      hold: [null, '50.00', '0.00', '0.00', '0', '50.00'],
      未填写: [null, '1.00', '1.00', '100.00', '1', '1.00'],
      total: ['0.25', '251.50', '188.26', '74.85', '0', '291.50'],
    });
  });

  test('opens the rows that each figure counts, of a branch those below it too', async () => {
    const words = { asOf: ['2026-03'], figures: ['planned', 'inMonth'], rows: ['placeId.tree'] };
    const answer = await read(words);
    const chosen = chosenOf(cost, readChoice(report, words));
    for (const { members, figures } of answer.lines)
      for (const [at, measure] of (['planned', 'inMonth'] as const).entries()) {
        const rows = await listed(cellFilters(report, chosen, {}, { members, measure, at: answer.asOf }));
        const field = measure === 'planned' ? 'planned' : 'spent';
        expect(eq(sum(rows.map((row) => row[field])) ?? '0', figures[0]![at]?.[0]?.value ?? '0')).toBe(true);
      }
  });

  test('stands innermost, however it is chosen, and nothing is added up that no sum can be of', async () => {
    const answer = await read({ rows: ['placeId.tree', 'month'], figures: ['rows', 'notes'], asOf: ['2026-03'] });
    expect(answer.lines[0]!.members.map(({ label }) => label)).toEqual(['2025-12', 'engine']);
    const hull = answer.lines.find(({ members }) => members[0]?.value === '2026-02' && members[1]?.label === 'hull');
    expect(hull?.figures[0]?.map(([one]) => one?.value)).toEqual(['2', undefined]);
  });

  test('is drawn with a head above the figures of each span', async () => {
    const answer = await read({ asOf: ['2026-03'] });
    const chosen = chosenOf(cost, readChoice(report, {}));
    const { columns, lines } = layOut({ report, chosen, answer, lang: 'zh' });
    expect(columns.map(({ group, head }) => [group, head])).toEqual([
      ['当月', '实际'],
      ['年初至当月', '计划'],
      ['年初至当月', '实际'],
      ['年初至当月', '达成率 (%)'],
      ['年初至当月', '状况'],
      ['全年', '计划'],
    ]);
    expect(lines.map(({ level }) => level)).toEqual([0, 0, 1, 1, 0, 0]);
  });
});

test.each([
  ['90', '0'],
  ['90.01', '1'],
  ['100', '1'],
  ['100.01', '2'],
])('%s of 100 stands at level %s', async (spent, level) => {
  const { id } = (await all<{ id: number }>('POST', '/api/plan/places', { name: `of ${spent}` })).body;
  await all('POST', '/api/plan/costs', { placeId: id, month: '2027-01', planned: '100', spent });
  const answer = await read({ asOf: ['2027-01'], placeId: [String(id)], figures: ['standing'] });
  expect(byName(answer).get('total')).toEqual([level]);
});

test('what is added and taken away keeps what one of them has not', async () => {
  const answer = await read({ asOf: ['2026-03'], figures: ['left'], rows: ['placeId'] });
  expect(byName(answer).get('engine')).toEqual(['-7.00']);
});

test('a month that is none is refused, and the present one is meant without a word', async () => {
  expect((await read({ asOf: ['2026-13'] })).code).toBe('VALIDATION');
  expect((await read({})).asOf).toBe(t.app.now().toISOString().slice(0, 7));
  expect((await read({ figures: ['rows'] })).asOf).toBeUndefined();
});

test('measures that do not fit each other are told', () => {
  const label = { zh: '一', en: 'One' };
  const wrong = {
    ...report,
    asOf: undefined,
    trees: ['note'],
    measures: {
      spent: { of: 'sum', field: 'spent', span: 'month' },
      twice: { of: 'total', plus: ['once'], label },
      once: { of: 'total', plus: ['spent'], label },
      standing: { of: 'level', by: 'spent', levels: [{ upTo: '9', label, tone: 'red' }], label },
    },
    shown: { rows: [], figures: ['spent'] },
  } as const;
  expect(reportProblems(reportEndpoints(wrong))).toEqual([
    'report plan.costs: note is no dimension that refers to a tree',
    'report plan.costs: spent: has a span, and the report no asOf by which it is taken',
    'report plan.costs: twice: is made of what is neither counted nor added up',
    'report plan.costs: standing: spent is no ratio',
    'report plan.costs: standing: its levels do not rise to one without a limit',
  ]);
});
