import { declare } from '../../../src/app/assemble.ts';
import { openDatabase } from '../../../src/kernel/server/db/db.ts';
import { rebuildFinder } from '../../../src/kernel/server/finder/write.ts';
import { type Bench, signedIn } from '../context.ts';
import { quantile } from '../figures.ts';
import { callOnce } from '../load.ts';

const RUNS = 30;
const WARM = 3;
const FINDER_MS = 100;

/** What people type: a whole number, the beginning of one, a name, initials, a word that half of all records carry, two words, nothing that is there. */
const TYPED = ['BENCH', '00486', '486', '海岳', 'hy', 'xf', '先锋', 'noon', '宁波', '海岳 2026', 'zzzz', '港'];

/** The finder over all reports and masters: the slowest of what people type. */
export async function measureFinder({ url, product, fleet, tell, note }: Bench): Promise<void> {
  const { declared } = declare();
  const db = openDatabase({ url, declared });
  const begun = performance.now();
  const lines = await db.transaction((tx) => rebuildFinder(tx));
  await db.query('vacuum analyze kernel_search');
  const [numbers] = await db.query<{ title: string }>(
    `select title from kernel_search where kind = 'voyage.report' order by record_id desc limit 1`,
  );
  await db.close();
  note(`${lines.toLocaleString('en')} lines of the finder: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const number = numbers?.title ?? '';
  const all: { q: string; p95: number }[] = [];
  for (const q of [...TYPED, number, number.slice(0, 8)]) {
    const measured: number[] = [];
    for (let i = -WARM; i < RUNS; i += 1) {
      const path = `/api/finder?q=${encodeURIComponent(q)}`;
      const { status, ms } = await callOnce(product.port, { path, headers: signedIn(fleet) });
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (i >= 0) measured.push(ms);
    }
    all.push({ q, p95: quantile(measured, 0.95) });
  }
  all.sort((a, b) => b.p95 - a.p95);
  for (const { q, p95 } of all) note(`finder '${q}': ${p95.toFixed(1)} ms`);
  tell({
    name: 'finder, slowest word, p95',
    value: all[0]!.p95,
    unit: 'ms',
    atMost: FINDER_MS,
    detail: `'${all[0]!.q}'`,
  });
}
