import { setTimeout as delay } from 'node:timers/promises';
import { declare } from '../../../src/app/assemble.ts';
import { importFields } from '../../../src/kernel/server/excel/columns.ts';
import { writeBook } from '../../../src/kernel/server/excel/workbook.ts';
import { resourceNamed } from '../../../src/kernel/server/registry.ts';
import { type Bench, REPORTS, signedIn } from '../context.ts';
import { quantile } from '../figures.ts';
import { type Call, callOnce } from '../load.ts';
import { openPeople } from '../people.ts';

const OTHERS_MS = 200;
/** Calls of one person at the same time: what a browser sends, and more than a server works on for one. */
const AT_ONCE = 24;
const SHEET_ROWS = 10_000;

/** The heaviest that one person can ask for, each as often at once as it is let. */
async function heaviest(rows: number): Promise<Readonly<Record<string, Call[]>>> {
  const many = (call: Call, count = AT_ONCE): Call[] => Array.from({ length: count }, () => call);
  const words = Array.from({ length: 50 }, (_, i) => `reportNo=zz${i}`).join('&');
  const report = { rptNote: '甲'.repeat(8_000), positions: Array.from({ length: 15_000 }, (_, i) => i) };
  return {
    'lists that find nothing by a word': many({ path: `${REPORTS}?q=zzzz` }),
    'lists by fifty words': many({ path: `${REPORTS}?${words}` }),
    'deep pages': many({ path: `${REPORTS}?page=49000&size=20&sort=rptTime,asc` }),
    'the finder': many({ path: `/api/finder?q=${encodeURIComponent('港 2026')}` }),
    'reports with as many values as a body holds': many({
      path: `${REPORTS}/check`,
      method: 'POST',
      body: () => ({ report }),
    }),
    'an export of everything': many({ path: `${REPORTS}/export?sort=rptTime,desc` }, 3),
    'the import of a sheet of ten thousand rows': many(await sheet(rows), 3),
  };
}

const BOUNDARY = 'bench';

async function sheet(length: number): Promise<Call> {
  const heads = importFields(resourceNamed({ db: { declared: declare().declared } }, 'parameter.port')).map(
    ({ field }) => field.label.zh,
  );
  const columns = heads.map((header) => ({ header, width: 12 }));
  const rows = Array.from({ length }, (_, i) => heads.map((head) => `${head} ${i}`));
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n`;
  const book = await writeBook([{ name: 'a', columns, rows }]);
  const raw = Buffer.concat([Buffer.from(part), book, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return {
    path: '/api/parameter/ports/import?dryRun=true',
    method: 'POST',
    raw,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** What another caller waits, who reads a report and a list again and again, beside one who asks for the most. */
export async function measureOthers({ url, product, fleet, options, tell, note }: Bench): Promise<void> {
  const [heavy] = await openPeople(url, 1);
  const headers = signedIn(fleet);
  const theirs: Call[] = [
    { path: `${REPORTS}?size=1`, headers },
    { path: '/api/system/dictionaries/entries', headers },
  ];
  const waits = async (work: () => Promise<unknown>): Promise<number[]> => {
    const measured: number[] = [];
    let over = false;
    const others = (async () => {
      for (let i = 0; !over || i < 20; i += 1) {
        const { status, ms } = await callOnce(product.port, theirs[i % theirs.length]!);
        if (status !== 200) throw new Error(`another caller was answered ${status}`);
        measured.push(ms);
        await delay(10);
      }
    })();
    await work();
    over = true;
    await others;
    return measured;
  };
  await waits(() => delay(500));
  const alone = await waits(() => delay(2_000));
  note(`others alone: p95 ${quantile(alone, 0.95).toFixed(1)} ms, longest ${Math.max(...alone).toFixed(0)} ms`);
  for (const [what, calls] of Object.entries(await heaviest(Math.min(SHEET_ROWS, options.rows)))) {
    const statuses = new Map<number, number>();
    await product.stallMs();
    const measured = await waits(() =>
      Promise.all(
        calls.map(async (call) => {
          const { status } = await callOnce(product.port, { ...call, headers: { ...call.headers, ...heavy } }, true);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      ),
    );
    const stall = await product.stallMs();
    tell({
      name: `others' longest wait beside ${what}`,
      value: Math.max(...measured),
      unit: 'ms',
      atMost: OTHERS_MS,
      detail: `computing without a pause ${stall.toFixed(0)} ms; p95 ${quantile(measured, 0.95).toFixed(1)} ms of ${measured.length}; answered ${[...statuses].map(([status, n]) => `${n} x ${status}`).join(', ')}`,
    });
  }
}
