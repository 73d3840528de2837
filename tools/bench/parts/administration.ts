import { declare } from '../../../src/app/assemble.ts';
import { modules } from '../../../src/app/domains.server.ts';
import type { Endpoint } from '../../../src/kernel/server/http/endpoint.ts';
import { startChild } from '../child.ts';
import { buildCompany, SIZES, type Sizes } from '../company.ts';
import type { Bench } from '../context.ts';
import { quantile } from '../figures.ts';
import { callOnce, fetchJson } from '../load.ts';

const DOMAINS = ['system', 'approval'];
const RUNS = 40;
const WARM = 5;
const LIST_MS = 300;
const MENU_MS = 50;

/** What people ask of the large registers beyond their first page. */
const FURTHER = [
  '/api/users?q=王&sort=name,asc',
  '/api/users?page=200&size=20',
  '/api/system/call-logs?q=用户77',
  '/api/system/call-logs?result=FAILED&page=400&size=20',
  '/api/system/change-logs?resource=identity.user',
  '/api/approval/inbox?tab=todo&page=100',
  '/api/approval/inbox?tab=done&page=200',
  '/api/approval/inbox?tab=mine',
  '/api/approval/inbox?tab=copied',
  '/api/approval/inbox?tab=todo&overdue=true',
  '/api/approval/runs?q=通告 77',
  `/api/approval/statistics?from=${new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10)}`,
];

/** Documents and exports are no lists; statistics are asked for a span of days. */
const NO_LIST = /\/(export|template|options|openapi\.json|statistics)$|^\/auth\/|\/vCode$/;

/** Every call of the administration that opens without being told a record. */
function listPaths(endpoints: readonly Endpoint[]): string[] {
  const mine = new Set<Endpoint>(modules.filter(({ name }) => DOMAINS.includes(name)).flatMap((one) => one.endpoints));
  return endpoints
    .filter(
      (endpoint) => mine.has(endpoint) && endpoint.route.method === 'GET' && endpoint.route.permission !== 'public',
    )
    .map(({ route }) => route.path)
    .filter((path) => !path.includes(':') && !NO_LIST.test(path));
}

type Given = Pick<Bench, 'tell' | 'note'> & { url: string; sizes?: Sizes; runs?: number };

/** Lists of the administration and the menu, with much to administrate. */
export async function measureAdministration({ url, tell, note, sizes = SIZES, runs = RUNS }: Given): Promise<void> {
  const begun = performance.now();
  const { adminToken, staffToken } = await buildCompany(url, sizes);
  const told = Object.entries(sizes).map(([what, n]) => `${n.toLocaleString('en')} ${what}`);
  note(`company of ${told.join(', ')}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const product = await startChild('serve-product.ts', { url });
  const refused: string[] = [];
  const times = async (path: string, token: string): Promise<number[] | undefined> => {
    const headers = { authorization: `Bearer ${token}` };
    const measured: number[] = [];
    for (let i = -WARM; i < runs; i += 1) {
      const { status, ms } = await callOnce(product.port, { path: encodeURI(path), headers });
      if (status !== 200 && status !== 204) {
        // A call that must be told something is no list that opens by itself; any other refusal is told in the end.
        if (status !== 400 && status !== 404) refused.push(`${path}: ${status}`);
        return undefined;
      }
      if (i >= 0) measured.push(ms);
    }
    return measured;
  };
  try {
    const slow: { path: string; p95: number; median: number }[] = [];
    for (const path of [...listPaths(declare().endpoints), ...FURTHER]) {
      const measured = await times(path, adminToken);
      if (measured) slow.push({ path, p95: quantile(measured, 0.95), median: quantile(measured, 0.5) });
    }
    slow.sort((a, b) => b.p95 - a.p95);
    for (const { path, p95, median } of slow.slice(0, 10))
      note(`${path}: ${p95.toFixed(1)} ms, median ${median.toFixed(1)} ms`);
    tell({
      name: 'slowest list of the administration, p95',
      value: slow[0]!.p95,
      unit: 'ms',
      atMost: LIST_MS,
      detail: `${slow[0]!.path}, of ${slow.length} lists`,
    });
    for (const [who, token] of [
      ['the administrator', adminToken],
      ['somebody with 20 roles', staffToken],
    ] as const) {
      const before = await product.usage();
      const measured = (await times('/api/menus/build', token)) ?? [];
      const cpuMs = ((await product.usage()).cpuMs - before.cpuMs) / (measured.length + WARM);
      tell({
        name: `menu of ${who}, p95`,
        value: quantile(measured, 0.95),
        unit: 'ms',
        atMost: MENU_MS,
        detail: `median ${quantile(measured, 0.5).toFixed(1)} ms, ${cpuMs.toFixed(1)} ms CPU a call`,
      });
    }
    const { runs: slowRuns, fromMs } = await fetchJson<{ runs: unknown[]; fromMs: number }>(product.port, {
      path: '/api/system/monitoring/sql/slow',
      headers: { authorization: `Bearer ${adminToken}` },
    });
    note(`the SQL monitor lists ${slowRuns.length} runs of ${fromMs} ms or more`);
    if (refused.length > 0) throw new Error(`some lists do not open: ${refused.join(', ')}`);
  } finally {
    await product.stop();
  }
}
