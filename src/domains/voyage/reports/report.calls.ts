import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';
import { REPORT_TYPES } from './report.rules.ts';

const BASE = '/api/voyage/reports';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const ReasonOfFinding = z.object({ code: z.string().max(12), field: z.string().max(80), reason: z.string().max(500) });

/** What a save carries beside the report itself. */
export const SaveExtras = z.object({
  reasons: z.array(ReasonOfFinding).max(200).optional(),
  confirm: z.boolean().optional(),
});

export const prefillCall = route({
  method: 'GET',
  path: `${BASE}/prefill`,
  permission: 'voyage:report:add',
  summary: { zh: '新动态报预填', en: 'Prefill a new report' },
  query: z.object({
    shipId: z.coerce.number<number>().int().positive(),
    rptType: z.enum(REPORT_TYPES),
    rptTime: z.iso.datetime().optional(),
  }),
});

export const entryCall = route({
  method: 'GET',
  path: `${BASE}/:id/entry`,
  permission: 'voyage:report:list',
  summary: { zh: '动态报编辑数据', en: 'A report for editing' },
  params: Id,
});

export const checkCall = route({
  method: 'POST',
  path: `${BASE}/check`,
  maxBody: LARGE_BODY,
  permission: 'voyage:report:add',
  summary: { zh: '校验动态报（不保存）', en: 'Check a report without saving it' },
  body: z.object({
    report: z.record(z.string().max(80), z.unknown()),
  }),
});

export const neighboursCall = route({
  method: 'GET',
  path: `${BASE}/:id/neighbours`,
  permission: 'voyage:report:list',
  summary: { zh: '前后动态报', en: 'The reports before and after' },
  params: Id,
});

export const findingsCall = route({
  method: 'GET',
  path: `${BASE}/:id/findings`,
  permission: 'voyage:report:list',
  summary: { zh: '动态报校验结果', en: 'Findings of a report' },
  params: Id,
});

export const cargoAsOfCall = route({
  method: 'GET',
  path: `${BASE}/:id/cargo`,
  permission: 'voyage:report:list',
  summary: { zh: '报告时的在船货物', en: 'Cargo on board as of a report' },
  params: Id,
  reply: z.array(
    z.object({
      cargoName: z.string(),
      loaded: z.string(),
      discharged: z.string(),
      onBoard: z.string(),
      temperature: z.string().nullable(),
    }),
  ),
});

export const reasonsCall = route({
  method: 'POST',
  path: `${BASE}/:id/reasons`,
  permission: 'voyage:report:edit',
  summary: { zh: '说明警告原因', en: 'Give reasons for warnings' },
  params: Id,
  body: z.object({ reasons: z.array(ReasonOfFinding).min(1).max(100) }),
});

export const batchConfirmCall = route({
  method: 'POST',
  path: `${BASE}/batch-confirm`,
  permission: 'voyage:report:confirm',
  summary: { zh: '批量确认动态报', en: 'Confirm many reports' },
  body: z.object({ ids: z.array(z.number().int().positive()).min(1).max(500) }),
});
