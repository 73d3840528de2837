import { AppError, invalid, refuseFor } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIP_MONTH } from '../oil-cost/oil-receipts.resource.ts';
import { voyage } from '../voyages/voyage.resource.ts';
import { oilStatementFlow } from './oil-statement.flow.ts';
import { oilStatement } from './oil-statement.resource.ts';
import { type StatedCell, statementLines } from './oil-statement.rules.ts';

const statements = recordsOf(oilStatement);
const voyages = recordsOf(voyage);

type Asked = {
  readonly shipName: number;
  readonly kind: 'MONTH' | 'VOYAGE';
  readonly month?: string | null;
  readonly voyageId?: number | null;
};

/** The reports of a ship's month, or of a voyage. */
const REPORTS = `select r.id, r.rpt_time, r.confirmed, row_number() over (order by r.rpt_time, r.id) = 1 as first,
    row_number() over (order by r.rpt_time desc, r.id desc) = 1 as last
  from voyage_report r where r.ship_name = $1 and r.deleted_at is null and ($2::text is null or ${SHIP_MONTH} = $2) and ($3::bigint is null or r.voyage_no = $3)`;

const CELLS = `select o.row_code as row, c.oil, c.qty, r.first, r.last from (${REPORTS}) r join voyage_report_oil o on o.parent_id = r.id
  cross join lateral (select g.key as oil, g.value::numeric as qty from jsonb_each_text(o.grades) g
    union all select l.oil, l.qty from (values ('meSystemOil', o.me_system_oil), ('aeSystemOil', o.ae_system_oil), ('cylinderOil', o.cylinder_oil),
      ('turbineOil', o.turbine_oil), ('hydraulicOil', o.hydraulic_oil), ('gearOil', o.gear_oil)) l (oil, qty)) c
  where c.qty is not null`;

async function figuresOf(ctx: Ctx, asked: Asked) {
  const values = [
    asked.shipName,
    asked.kind === 'MONTH' ? asked.month : null,
    asked.kind === 'VOYAGE' ? asked.voyageId : null,
  ];
  const [cells, [counted]] = await ctx.db.together((db) =>
    Promise.all([
      db.query<StatedCell>({
        name: 'voyage-oil-stated',
        text: `with cells as (${CELLS})
               select row, oil, sum(qty)::text as qty from cells
               where row not in ('LAST_STOCK', 'CURRENT_STOCK', 'BOOK_STOCK', 'TOTAL') or row = 'LAST_STOCK' and first group by 1, 2
               union all
               select 'CURRENT_STOCK', oil, coalesce(max(qty) filter (where row = 'CURRENT_STOCK'), max(qty))::text from cells
               where last and row in ('CURRENT_STOCK', 'BOOK_STOCK') group by oil`,
        values,
      }),
      db.query<{ reports: number; unconfirmed: number }>({
        name: 'voyage-oil-stated-reports',
        text: `select count(*)::int as reports, count(*) filter (where confirmed = 'UNCONFIRMED')::int as unconfirmed from (${REPORTS}) r`,
        values,
      }),
    ]),
  );
  return { lines: statementLines(cells), reports: counted?.reports ?? 0, unconfirmed: counted?.unconfirmed ?? 0 };
}

async function periodOf(ctx: Ctx, { shipName, kind, month, voyageId }: Asked): Promise<string> {
  if (kind === 'MONTH') return month ?? '';
  const { voyageNo, shipName: owner } = await voyages.get(ctx, Number(voyageId));
  const message = {
    zh: '航次不是该船的航次，改选该船的航次',
    en: 'The voyage is another ship’s: choose one of this ship',
  };
  if (owner !== shipName) throw invalid([{ field: 'voyageId', message }]);
  return voyageNo ?? '';
}

/** A draft with the figures of the reports as they stand; one a month or voyage. */
export async function createOilStatement(ctx: Ctx, draft: Record<string, unknown>) {
  const { id, ...made } = await statements.create(ctx, { ...draft, lines: [] });
  const period = await periodOf(ctx, made);
  const [other] = await ctx.db.query<{ id: number }>({
    name: 'voyage-oil-statement-other',
    text: `select id from voyage_oil_statement where ship_name = $1 and kind = $2 and period = $3 and deleted_at is null and id <> $4 limit 1`,
    values: [made.shipName, made.kind, period, id],
  });
  if (other)
    throw new AppError('DUPLICATE', {
      zh: `该船 ${period} 的油耗报告已存在，打开已有的一份`,
      en: `The ship’s oil report of ${period} is there already: open that one`,
    });
  const { lines, reports } = await figuresOf(ctx, made);
  return (await statements.patch(ctx, id, { lines, reports, period }, { action: 'refresh' })).row;
}

const acts = serveActs(oilStatement, oilStatementFlow, {
  signChief: async (ctx, { row, move }) => {
    const { lines, reports, unconfirmed } = await figuresOf(ctx, row);
    const problems = [];
    if (row.kind === 'MONTH' && String(row.month) >= officeDay(ctx.now).slice(0, 7))
      problems.push({ zh: '本月尚未结束', en: 'The month has not ended yet' });
    if (reports === 0) problems.push({ zh: '期间内没有动态报', en: 'There is no report in the period' });
    if (unconfirmed > 0)
      problems.push({
        zh: `期间内有 ${unconfirmed} 份动态报未确认，由岸基确认后再签字`,
        en: `${unconfirmed} reports of the period are not confirmed: the office confirms them first`,
      });
    refuseFor(problems);
    return move({ lines, reports, chiefName: ctx.user.name, chiefAt: ctx.now.toISOString() });
  },
  signMaster: (ctx, { move }) => move({ masterName: ctx.user.name, masterAt: ctx.now.toISOString() }),
  confirm: (ctx, { move }) => move({ confirmName: ctx.user.name, confirmAt: ctx.now.toISOString() }),
  return: (_ctx, { move }) => move({ chiefName: null, chiefAt: null, masterName: null, masterAt: null }),
});

export const oilStatementEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(oilStatement, { omit: ['update', 'import'], create: createOilStatement }),
];
