import type { Deed } from '../../../kernel/server/approval-desk.ts';
import { type Ctx, SYSTEM_USER } from '../../../kernel/server/context.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { add, isPositive } from '../../../kernel/value/decimal.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import type { Wire } from '../reports/report-wire.rules.ts';
import { REPORT } from '../reports/service/report-facts.server.ts';
import type { CORRECTION_REASONS } from './correction.resource.ts';
import { type Course, type Draft, demoDecisions } from './correction-stories.demo.ts';
import { createCorrection } from './service/draft-correction.server.ts';

type Line = Wire & { rowCode: string; cylinderOil?: string | null; grades?: Record<string, string> | null };
type Story = {
  /** It is told of the first of these that the company has. */
  ships: readonly string[];
  /** Hours before now; the reports are older than six days. */
  ago: number;
  kind: keyof typeof CORRECTION_REASONS;
  reason: string;
  change: (report: Wire) => Wire;
  /** Absent: still a draft. */
  course?: Course;
};

const agree = (opinion: string): Deed => ({ act: 'approve', opinion });

/** More cylinder oil than was told: nobody sounds it, so that every later stock follows. */
const cylinderOil =
  (litres: string) =>
  (report: Wire): Wire => ({
    ...report,
    oil: (report.oil as Line[]).map((line) =>
      line.rowCode === 'ME_CONST' ? { ...line, cylinderOil: add(line.cylinderOil ?? '0', litres) } : line,
    ),
  });

/** More fuel than was told, of the grade that the main engine burnt: what was sounded stays, so that the books and the year's fuel move. */
const mainEngineFuel =
  (tonnes: string) =>
  (report: Wire): Wire => ({
    ...report,
    oil: (report.oil as Line[]).map((line) => {
      const [burnt] = Object.entries(line.grades ?? {}).filter(([, used]) => isPositive(used));
      if (line.rowCode !== 'ME_CONST' || !burnt) return line;
      return { ...line, grades: { ...line.grades, [burnt[0]]: add(burnt[1], tonnes) } };
    }),
  });

/** Each differs from what was told, whatever that was. What the office found out after the confirmation, on ships without a planted fault, and what became of it. */
const STORIES: readonly Story[] = [
  {
    ships: ['HAI YUE SOUTH SEA', 'HAI YUE HUASHAN'],
    ago: 120,
    kind: 'TYPING',
    reason: '气压计读数录入错误。',
    change: (report) => ({ ...report, pressure: add(String(report.pressure ?? '1010.0'), '1.5') }),
    course: { opinion: '原值录入有误。', deeds: [{ act: 'return', opinion: '请附原始记录后重新提交。' }] },
  },
  {
    ships: ['HAI YUE 2', 'HE SHUN'],
    ago: 104,
    kind: 'MEASURING',
    reason: '汽缸油注油器读数抄错，按轮机日志更正。',
    change: cylinderOil('6.0'),
    course: {
      opinion: '已与船长核对，更正依据见轮机日志。',
      deeds: [agree('情况属实，同意。'), agree('同意，请注意后续存量变化。')],
    },
  },
  {
    ships: ['RUN DA 9', 'HAI YUE HUASHAN'],
    ago: 80,
    kind: 'OTHER',
    reason: '相对湿度按气象记录更正。',
    change: (report) => ({ ...report, humidity: (Number(report.humidity ?? 70) + 9) % 100 }),
    course: { opinion: '更正录入错误。', deeds: [{ act: 'reject', opinion: '依据不足，按原值执行。' }] },
  },
  {
    ships: ['HAI YUE HARMONY', 'HAI YUE 6'],
    ago: 58,
    kind: 'MEASURING',
    reason: '汽缸油日用柜读数有误，按月末盘存复核更正。',
    change: cylinderOil('9.0'),
    course: { opinion: '按实测值更正。', deeds: [agree('同意。')] },
  },
  {
    ships: ['HAI YUE PIONEER'],
    ago: 21,
    kind: 'TYPING',
    reason: '主机油耗漏计日用柜一次补油，按船长来电更正。',
    change: mainEngineFuel('0.300'),
    course: { opinion: '按船长来电更正，请审批。', deeds: [] },
  },
  {
    ships: ['RUN DA 10', 'HAI YUE 6'],
    ago: 1,
    kind: 'TYPING',
    reason: '流向抄错，按航海日志更正。',
    change: (report) => ({ ...report, currentDirection: (Number(report.currentDirection ?? 180) + 34) % 360 }),
  },
];

/** Reports behind the corrected one, at least. */
const BEHIND = 6;

/** Corrections that the operator drafted in the last days, and what became of them. */
export async function demoCorrections(ctx: Ctx): Promise<void> {
  const [operator] = await ctx.db.query<{ id: number; name: string }>(
    `select id, name from ${PEOPLE} where username = 'ops' and deleted_at is null`,
  );
  if (!operator) return;
  const user = { ...SYSTEM_USER, id: operator.id, username: 'ops', name: operator.name };
  const drafts: Draft[] = [];
  for (const { ships, ago, kind, reason, change, course } of STORIES) {
    const own = { ...ctx, reason: undefined, user, now: new Date(ctx.now.getTime() - ago * 3_600_000) };
    const [found] = await ctx.db.query<{ id: number }>(
      `select r.id from voyage_report r where r.deleted_at is null and r.ship_name =
         (select v.id from ${SHIPS} v where v.name_en = any($1::text[]) order by array_position($1::text[], v.name_en) limit 1) ` +
        'and not exists (select from voyage_report_correction c where c.report_id = r.id and c.deleted_at is null) ' +
        "and r.confirmed = 'CONFIRMED' and r.rpt_type = 'NOON' and r.ship_status = 'SAILING' and r.error_count = 0 and r.warning_count = 0 " +
        'order by r.rpt_time desc offset $2 limit 1',
      [ships, BEHIND],
    );
    if (!found) continue;
    const report = change(await readOne(REPORT, own, found.id));
    const draft = await createCorrection(own, { reportId: found.id, report, reasonKind: kind, reason });
    if (course) drafts.push({ id: Number(draft.id), at: own.now, by: operator.id, course });
  }
  await demoDecisions(ctx, drafts);
}
