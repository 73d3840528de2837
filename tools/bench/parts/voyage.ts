import { type Bench, signedIn } from '../context.ts';
import { quantile } from '../figures.ts';
import { latencies } from '../load.ts';

const RUNS = 30;
const WARM = 3;
const OFFICE_MS = 200;

const OIL = '/api/voyage/oil-statistics?figures=tonnes&figures=perDay&figures=hours';

/** What an operator looks at over all ships: the fleet at a moment, its noon reports of a month, and what it burnt in five years. */
const ASKED = {
  'ship movement report': '/api/voyage/movements?at=2026-02-11T00:00:00Z',
  'noon report trace of a month': '/api/voyage/noon-trace?month=2026-02',
  'oil by ship, year and consumer': `${OIL}&rows=shipName&rows=month.year&rows=consumer`,
  'oil by kind of voyage, quarter and grade': `${OIL}&rows=voyageKind&rows=month.quarter&rows=oilGrade`,
  'oil by consumer, grade and stage': `${OIL}&rows=consumer&rows=oilGrade&rows=stage`,
};

/** The pages of the voyage that read over the whole fleet. */
export async function measureVoyage({ product, fleet, tell }: Bench): Promise<void> {
  for (const [name, path] of Object.entries(ASKED)) {
    const call = { path, headers: signedIn(fleet) };
    await latencies(product.port, call, WARM);
    const times = await latencies(product.port, call, RUNS);
    tell({
      name: `${name}, p95`,
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost: OFFICE_MS,
      detail: `median ${quantile(times, 0.5).toFixed(1)} ms`,
    });
  }
}
