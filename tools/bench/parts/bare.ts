import type { Statement } from '../../../src/kernel/server/db/db.ts';
import { type Child, startChild } from '../child.ts';
import { type Bench, REPORTS, signedIn } from '../context.ts';
import { fetchJson } from '../load.ts';
import type { BareConfig } from '../serve-bare.ts';

export const PLAIN_REPORTS = '/api/bench/reports';

export const LISTS = {
  /** One ship's confirmed reports, newest first: 20 of 1,000,000 with filter, sort and total. */
  filtered: (shipId: number) => `${REPORTS}?page=0&size=20&sort=rptTime,desc&shipName=${shipId}&confirmed=CONFIRMED`,
  /** One ship's last month: the same work beside PostgreSQL's, and little of that, so that a call's CPU is told apart. */
  month: (shipId: number, from: string) =>
    `${REPORTS}?page=0&size=20&sort=rptTime,desc&shipName=${shipId}&confirmed=CONFIRMED&rptTimeFrom=${from}`,
  /** The whole fleet's, which grows with the table. */
  fleet: () => `${REPORTS}?page=0&size=20&sort=rptTime,desc&confirmed=CONFIRMED`,
  /** The page at offset 100,000, or near the end of a smaller table. */
  deep: (rows: number) => `${REPORTS}?page=${Math.min(5000, Math.floor((rows * 0.9) / 20))}&size=20&sort=rptTime,desc`,
} as const;

/** A report as the derived create takes it, with a number of its own each time. */
function newReports(template: Record<string, unknown>, shipName: number): () => Record<string, unknown> {
  const { id: _id, version: _version, labels: _labels, ...row } = template;
  const lines = { times: [], oil: [], bunkers: [], cargos: [], wastes: [] };
  const next = numbers('N');
  // Older than the fleet's reports, so that no measured list meets them.
  return () => ({ ...row, ...lines, shipName, rptTime: '2019-01-01T00:00:00Z', reportNo: next() });
}

export type Rivals = {
  readonly bare: Child;
  readonly reportId: number;
  readonly newReport: () => unknown;
  readonly inserts: Readonly<Record<'withHistory' | 'alone', () => unknown[]>>;
};

/** Lets the product answer once while its statements are written down, and starts the bare server that sends the same ones. */
export async function startBare({ url, fleet, options, note }: Bench): Promise<Rivals> {
  const spy = await startChild('serve-product.ts', { url, capture: true });
  const headers = signedIn(fleet);
  const get = (path: string) => fetchJson<Record<string, unknown>>(spy.port, { path, headers });
  const asked = async (path: string): Promise<Statement[]> => {
    await get(path);
    return about(await spy.statementsOf(() => get(path)));
  };
  const list = await get(LISTS.filtered(fleet.shipId));
  const reportId = (list.content as { id: number }[])[10]!.id;
  const template = await get(`${REPORTS}/${reportId}`);
  const newReport = newReports(template, fleet.spareShipId);
  const post = () => fetchJson(spy.port, { path: PLAIN_REPORTS, method: 'POST', headers, body: newReport });
  await post();
  const withHistory = about(await spy.statementsOf(post)).find(({ text }) =>
    text.includes('insert into voyage_report'),
  )!;
  const alone = { ...withHistory, text: rowAlone(withHistory.text) };
  const [page, count] = await asked(LISTS.deep(options.rows));
  const config: BareConfig = {
    url,
    lists: {
      filtered: await asked(LISTS.filtered(fleet.shipId)),
      month: await asked(LISTS.month(fleet.shipId, fleet.monthAgo)),
      deep: [page!, count!],
      plainDeep: [plainOffset(page!), count!],
    },
    read: await asked(`${REPORTS}/${reportId}`),
    inserts: { withHistory: { ...withHistory, name: 'with-history' }, alone: { ...alone, name: 'alone' } },
  };
  await spy.stop();
  note(`statements: list ${config.lists.filtered!.length}, read ${config.read.length}`);
  return {
    bare: await startChild('serve-bare.ts', config),
    reportId,
    newReport,
    inserts: { withHistory: bodies(withHistory, 'H'), alone: bodies(alone, 'A') },
  };
}

const about = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ text }) => /voyage_(report|bunkering)/.test(text));

/** The same page without finding its ids first: what `limit offset` over the joined rows costs. */
function plainOffset({ text, values }: Statement): Statement {
  const [, columns, where, order, limit, joins] =
    /^select (.*?) from \(select t\.id from voyage_report t where (.*?) order by (.*?) (limit \$\d+ offset \$\d+)\) page join voyage_report t on t\.id = page\.id(.*) order by .*$/s.exec(
      text,
    ) ?? [];
  if (!columns) throw new Error(`The page's statement has another shape: ${text.slice(0, 300)}`);
  return {
    name: 'plain-deep',
    values,
    text: `select ${columns} from voyage_report t${joins} where ${where} order by ${order} ${limit}`,
  };
}

/** The row of a create without its history, answering the row: the least that anybody must do. */
function rowAlone(text: string): string {
  const [, columns, places] = /insert into voyage_report \(([^)]*)\) values \(([^)]*)\)/.exec(text) ?? [];
  return `insert into voyage_report (${columns}) values (${places}) returning *`;
}

/** Values for a bare insert, as the product's own statement carries them, with a report number of its own each time. */
function bodies({ text, values }: Statement, prefix: string): () => unknown[] {
  const [, columns = '', places = ''] = /insert into voyage_report \(([^)]*)\) values \(([^)]*)\)/.exec(text) ?? [];
  const at = columns.split(', ').indexOf('report_no');
  const all = [...(values ?? [])].slice(0, text.includes('kernel_history') ? undefined : places.split(', ').length);
  const next = numbers(prefix);
  return () => {
    all[at] = next();
    return all;
  };
}

/** Report numbers that no other run has used. */
function numbers(prefix: string): () => string {
  const run = Date.now().toString(36);
  let made = 0;
  return () => {
    made += 1;
    return `${prefix}${run}-${made}`;
  };
}
