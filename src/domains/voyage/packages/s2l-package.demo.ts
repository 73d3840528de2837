import type { Ctx } from '../../../kernel/server/context.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { boardRows } from '../board/board.server.ts';
import type { Report } from '../reports/report.rules.ts';
import { reportOfRow } from '../reports/report-wire.rules.ts';
import { prefill } from '../reports/service/entry.server.ts';
import { REPORT } from '../reports/service/report-facts.server.ts';
import { packageName, packageOf } from './package-of.rules.ts';
import { s2lPackage } from './s2l-package.resource.ts';
import { keepPackage, packageActs } from './s2l-package.server.ts';

const packages = recordsOf(s2lPackage);
const HOUR_MS = 3_600_000;

type Last = { readonly id: number; readonly ship: string };

/**
 * Reports that came as files: one that was taken over, one that was sent back, one of a report that stands already, and the overdue one of
 * a ship that lies still without a line: that one waits to be accepted.
 */
export async function demoPackages(ctx: Ctx): Promise<void> {
  const reports = await ctx.db.query<Last>(
    `select distinct on (v.id) r.id, coalesce(nullif(v.name_en, ''), v.name) as ship
     from voyage_report r join ${SHIPS} v on v.id = r.ship_name
     where r.deleted_at is null and r.rpt_type = 'NOON' order by v.id, r.rpt_time desc limit 3`,
  );
  const [office] = await ctx.db.query<{ id: number }>(`select id from ${PEOPLE} where username = 'ops'`);
  if (!office) return;
  for (const [i, { id, ship }] of reports.entries()) {
    const row = await readOne(REPORT, ctx, id);
    const sent = new Date(Date.parse(String(row.rptTime)) + 2 * HOUR_MS);
    const report = reportOfRow(row);
    const file = packageOf({ report, reasons: [], ship, madeAt: sent.toISOString(), madeBy: String(row.createName) });
    if (!file) continue;
    const by = await asPerson(ctx, office.id, sent);
    const came = { fileName: packageName(file), bytes: Buffer.from(JSON.stringify(file)) };
    const kept = await keepPackage(by, came);
    // The newest report of the first ship is the one that came this way.
    if (i === 0)
      await packages.patch(
        by,
        kept.id,
        { reportId: id, problems: [], packageStatus: 'ACCEPTED' },
        { action: 'accept' },
      );
    if (i === 1) await packageActs.perform(by, 'reject', kept.id, { reason: '该报已在线提交，此文件重复' });
  }
  await tellOverdue(await asPerson(ctx, office.id, ctx.now));
}

async function tellOverdue(ctx: Ctx): Promise<void> {
  const rows = await boardRows(ctx, { confirmedOnly: false });
  const still = rows.find(
    ({ dueState, dueAt, reportId, movementState, repair }) =>
      dueState === 'late' &&
      dueAt &&
      reportId &&
      !repair &&
      (movementState === 'ANCHORED' || movementState === 'ALONGSIDE'),
  );
  if (!still) return;
  const rptTime = new Date(Date.parse(String(still.dueAt))).toISOString();
  const { report: next } = await prefill(ctx, { shipId: still.shipId, rptType: 'NOON', rptTime });
  const last = reportOfRow(await readOne(REPORT, ctx, still.reportId!));
  const report = { ...filled(last), ...filled(next), oil: last.oil, bunkers: [], cargos: [] } as Report;
  const file = packageOf({
    report,
    reasons: [],
    ship: still.shipNameEn || still.shipName,
    madeAt: new Date(Date.parse(rptTime) + HOUR_MS / 2).toISOString(),
    madeBy: still.shipName,
  });
  if (file) await keepPackage(ctx, { fileName: packageName(file), bytes: Buffer.from(JSON.stringify(file)) });
}

const filled = (report: Report): Partial<Report> =>
  Object.fromEntries(Object.entries(report).filter(([, value]) => value !== null));
