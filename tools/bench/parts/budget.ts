import { budgetEntry } from '../../../src/domains/finance/ledger/budget-entry.resource.ts';
import { tableNameOf } from '../../../src/kernel/resource/resource.ts';
import { openDatabase } from '../../../src/kernel/server/db/db.ts';
import { type Bench, signedIn } from '../context.ts';
import { quantile } from '../figures.ts';
import { callOnce } from '../load.ts';

const SHIPS = 20;
const SUBJECTS = 200;
const MONTHS = 12;
const YEAR = 2026;
const RUNS = 30;
const WARM = 3;
const ACHIEVEMENT_MS = 200;
const REPORT = '/api/finance/budget/achievement';

/** What is asked of the achievement: its page as it opens, ships level by level, and subjects month by month. */
const ASKED = {
  'as it opens': '',
  'by ship and unit': '&rows=organizationId.tree',
  'of subjects by month': '&rows=subjectId&across=month&figures=toDateActual',
};

/** Subjects below one of their own, and so many entries of a year spread over them, the ships and the months. Answers how many stand. */
async function fill(url: string, rows: number): Promise<number> {
  const db = openDatabase({ url, max: 1 });
  const entries = tableNameOf(budgetEntry);
  const made = `version, create_by, create_name, create_time`;
  const subject = (code: string, parent: string): string =>
    `select 1, 0, 'bench', now(), ${code}, ${code}, ${code}, 'COST', ${parent}, false, false, true, 100`;
  try {
    await db.query(
      `insert into finance_budget_subject (${made}, code, name, name_en, kind, parent_id, control_node, ship_dashboard, enabled, sort_num)
       ${subject("'99'", 'null::bigint')} where not exists (select from finance_budget_subject where code = '99')`,
    );
    await db.query(
      `insert into finance_budget_subject (${made}, code, name, name_en, kind, parent_id, control_node, ship_dashboard, enabled, sort_num)
       ${subject("'99' || lpad(n::text, 3, '0')", 'p.id')} from finance_budget_subject p, generate_series(1, ${SUBJECTS}) n
       where p.code = '99' and not exists (select from finance_budget_subject where code = '99001')`,
    );
    await db.query(
      `insert into ${entries} (${made}, entry_date, month, organization_id, vessel_id, subject_id, kind, amount, source, source_id, source_no)
       select 1, 0, 'bench', now(), date '${YEAR}-01-15', '${YEAR}-' || lpad((1 + k / ${SHIPS} % ${MONTHS})::text, 2, '0'),
         v.ids[1 + k % ${SHIPS}][1], v.ids[1 + k % ${SHIPS}][2], s.ids[1 + k / ${SHIPS * MONTHS} % ${SUBJECTS}],
         (array['BUDGET', 'ACTUAL', 'COMMIT', 'ACTUAL', 'ESTIMATE', 'PRECOMMIT'])[1 + k % 7 % 6], 100 + k % 977, 'bench', k, 'B-' || k
       from generate_series(0, $1::int - 1) k,
         (select array_agg(array[organization_id, id] order by id) as ids from (
           select id, organization_id from fleet_vessel where organization_id is not null order by id limit ${SHIPS}) f) v,
         (select array_agg(id order by id) as ids from finance_budget_subject where code like '99___') s
       where not exists (select from ${entries} where source = 'bench')`,
      [rows],
    );
    await db.query(`vacuum analyze ${entries}, finance_budget_total, finance_budget_subject`);
    const [found] = await db.query<{ n: number }>(`select count(*)::int as n from ${entries} where source = 'bench'`);
    return found?.n ?? 0;
  } finally {
    await db.close();
  }
}

/** Budget achievement of twenty ships, twelve months and two hundred subjects, from as many entries as the run has rows. */
export async function measureBudget({ url, product, fleet, options, tell, note }: Bench): Promise<void> {
  const begun = performance.now();
  const entries = await fill(url, options.rows);
  note(`${entries.toLocaleString('en')} entries of the budget: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  for (const [what, query] of Object.entries(ASKED)) {
    const measured: number[] = [];
    for (let i = -WARM; i < RUNS; i += 1) {
      const path = `${REPORT}?asOf=${YEAR}-09${query}`;
      const { status, ms } = await callOnce(product.port, { path, headers: signedIn(fleet) });
      if (status !== 200) throw new Error(`${path}: refused with ${status}`);
      if (i >= 0) measured.push(ms);
    }
    tell({
      name: `budget achievement ${what}, p95`,
      value: quantile(measured, 0.95),
      unit: 'ms',
      atMost: ACHIEVEMENT_MS,
      detail: `median ${quantile(measured, 0.5).toFixed(1)} ms`,
    });
  }
}
