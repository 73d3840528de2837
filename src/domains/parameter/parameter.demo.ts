import type { DemoCompany } from '../../kernel/demo.ts';
import type { Ctx } from '../../kernel/server/context.ts';

/** About what the currencies were worth in late 2026: CNY for the quoted unit. Invented, for the demo company. */
const LEVELS: Readonly<Record<string, number>> = {
  USD: 7.1,
  EUR: 8.25,
  JPY: 4.78,
  HKD: 0.912,
  GBP: 9.45,
  SGD: 5.52,
  KRW: 0.515,
};

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.5;

/** Middle rates of every working day and the rates of the months; they swing slowly and never jump. */
export async function demoParameters(ctx: Ctx, { months }: DemoCompany): Promise<void> {
  const days = Math.ceil(months * MONTH_DAYS) + 1;
  const rows: { code: string; day: string; type: string; rate: string }[] = [];
  for (const [index, [code, level]] of Object.entries(LEVELS).entries()) {
    for (let back = days; back >= 0; back -= 1) {
      const at = new Date(ctx.now.getTime() - back * DAY_MS);
      const day = at.toISOString().slice(0, 10);
      const swing = 1 + 0.018 * Math.sin((back + index * 40) / 70) + 0.003 * Math.sin((back + index * 11) / 6);
      const rate = (level * swing).toFixed(4);
      if (at.getUTCDay() % 6 !== 0) rows.push({ code, day, type: 'middle', rate });
      if (day.endsWith('-01')) rows.push({ code, day, type: 'month', rate });
    }
  }
  await ctx.db.query(
    `insert into parameter_exchange_rate (rate_date, currency_id, rate_type, rate, source, locked, create_by, create_name, create_time)
     select r.day::date, c.id, r.type, r.rate::numeric, 'pbc', false, 0, '系统', $5
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as r(code, day, type, rate) join parameter_currency c on c.code = r.code`,
    [
      rows.map((r) => r.code),
      rows.map((r) => r.day),
      rows.map((r) => r.type),
      rows.map((r) => r.rate),
      ctx.now.toISOString(),
    ],
  );
}
