import { z } from 'zod';
import type { Script, ScriptParam, ScriptWork } from '../../../kernel/server/scripts.ts';
import { lockChain } from '../reports/service/report-facts.server.ts';
import { renumber } from '../reports/service/report-numbers.server.ts';
import { rechain } from '../reports/service/save-report.server.ts';

const SHIP: ScriptParam = {
  label: { zh: '船舶', en: 'Ship' },
  schema: z.int().positive(),
  control: 'ref',
  target: 'fleet.vessel',
};

type Numbered = { id: number; no: number | null };

const numbers: Script = {
  label: { zh: '重排航次内报告序号', en: 'Renumber reports of voyages' },
  help: {
    zh: '各航次的报告按时间重排为 1、2、3…；不选船舶时处理全部船舶。',
    en: 'Numbers the reports of each voyage 1, 2, 3 by time; all ships unless one is chosen.',
  },
  params: { shipId: SHIP },
  run: async ({ ctx, print, progress, signal }: ScriptWork, { shipId }: { shipId?: number | null }) => {
    const voyages = await ctx.db.query<{ id: number }>(
      'select id from voyage_voyage where deleted_at is null and ($1::bigint is null or ship_name = $1) order by id',
      [shipId ?? null],
    );
    const numbersOf = (id: number) =>
      ctx.db.query<Numbered>(
        'select id, voyage_rpt_no as no from voyage_report where voyage_no = $1 and deleted_at is null order by id',
        [id],
      );
    let changed = 0;
    for (const [i, { id }] of voyages.entries()) {
      signal.throwIfAborted();
      const before = await numbersOf(id);
      await renumber(ctx, id);
      const after = await numbersOf(id);
      changed += after.filter((row, at) => row.no !== before[at]?.no).length;
      if (i % 10 === 0 || i === voyages.length - 1) await progress(i + 1, voyages.length);
    }
    await print({
      zh: `${voyages.length} 个航次，更正 ${changed} 份报告的序号`,
      en: `${voyages.length} voyage(s), ${changed} report number(s) corrected`,
    });
  },
};

const chain: Script = {
  label: { zh: '重算船舶未确认报告', en: 'Derive a ship’s unconfirmed reports anew' },
  help: {
    zh: '按时间顺序重算所选船舶未确认报告的存量、累计与校验结果；已确认报告不变。',
    en: 'Derives stocks, totals and findings of the ship’s unconfirmed reports in order of time; confirmed ones stay.',
  },
  params: { shipId: { ...SHIP, required: true } },
  run: async ({ ctx, print, progress }: ScriptWork, { shipId }: { shipId: number }) => {
    await lockChain(ctx, shipId);
    const [count] = await ctx.db.query<{ n: number }>(
      "select count(*)::int as n from voyage_report where ship_name = $1 and deleted_at is null and confirmed = 'UNCONFIRMED'",
      [shipId],
    );
    const n = count?.n ?? 0;
    await progress(0, n);
    const [before] = await ctx.db.query<{ id: number }>('select coalesce(max(id), 0) as id from kernel_history');
    await rechain(ctx, shipId, '0001-01-01T00:00:00Z');
    const changes = await ctx.db.query<{ recordId: number; changes: { field: string }[] }>(
      `select record_id as "recordId", changes from kernel_history where id > $1 and request_id = $2 and jsonb_array_length(changes) > 0 order by id`,
      [before?.id ?? 0, ctx.requestId],
    );
    for (const { recordId, changes: fields } of changes) {
      await print({
        zh: `报告 ${recordId}：${fields.length} 个值不同`,
        en: `Report ${recordId}: ${fields.length} value(s) differ`,
      });
    }
    await progress(n, n);
    await print({
      zh: `重算 ${n} 份未确认报告，${changes.length} 份有变化`,
      en: `${n} unconfirmed report(s) derived, ${changes.length} changed`,
    });
  },
};

export const voyageScripts: Readonly<Record<string, Script>> = {
  'voyage.renumber-reports': numbers,
  'voyage.rechain': chain,
};
