import { type Bench, REPORTS, signedIn } from '../context.ts';
import { quantile } from '../figures.ts';
import { callOnce, fetchJson } from '../load.ts';

type Row = Record<string, unknown> & { id: number; version: number };

/** Saves the last report of a ship again and again, as its form does: every rule, the rows, the history. */
export async function measureSave({ fleet, product, tell, options }: Bench): Promise<void> {
  const headers = signedIn(fleet);
  const { content } = await fetchJson<{ content: Row[] }>(product.port, {
    path: `${REPORTS}?size=1&sort=rptTime,desc&shipName=${fleet.sampleShipId}`,
    headers,
  });
  let row = await fetchJson<Row>(product.port, { path: `${REPORTS}/${content[0]!.id}`, headers });
  const times: number[] = [];
  for (let i = 0; i < 60 * options.rounds; i += 1) {
    const draft = { ...row, rptNote: `第 ${i} 次保存`, fwStock: (200 + (i % 50) / 10).toFixed(1) };
    const answer = await callOnce(product.port, { path: REPORTS, method: 'PUT', headers, body: () => draft });
    if (answer.status !== 200)
      throw new Error(`The report is not saved: ${answer.status} ${answer.body.toString().slice(0, 800)}`);
    row = (JSON.parse(answer.body.toString()) as { row: Row }).row;
    if (i >= 20) times.push(answer.ms);
  }
  tell({
    name: 'save of a voyage report, p95',
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: 50,
    detail: `median ${quantile(times, 0.5).toFixed(1)} ms`,
  });
}
