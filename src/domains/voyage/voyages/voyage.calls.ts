import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import type { Text } from '../../../kernel/text.ts';
import { isInitialReadings } from './initial-readings.rules.ts';

const BASE = '/api/voyage/voyages';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Port = z.object({
  port: z.number().int().positive(),
  purpose: z.string().max(20),
  eta: z.iso.datetime().nullish(),
  etb: z.iso.datetime().nullish(),
  etd: z.iso.datetime().nullish(),
});
const Readings = z.object({
  time: z.iso.datetime().nullable(),
  zone: z.number().min(-12).max(14).nullable(),
  grades: z.record(z.string().max(40), z.string().nullable()),
  lubes: z.record(z.string().max(40), z.string().nullable()),
  fwStock: z.string().nullable(),
  currentAccumRev: z.number().int().nullable(),
  fwdDraft: z.string().nullable(),
  aftDraft: z.string().nullable(),
  wastes: z.record(z.string().max(40), z.string().nullable()),
});
const Opening = z.object({
  shipId: z.number().int().positive(),
  tradeMode: z.enum(['DOMESTIC', 'FOREIGN']).optional(),
  closeCurrent: z.boolean().optional(),
  ports: z.array(Port).max(30).optional(),
  captain: z.string().max(40).nullish(),
  chiefEngineer: z.string().max(40).nullish(),
  orderedSpeed: z.string().max(8).nullish(),
  remark: z.string().max(500).nullish(),
  readings: Readings.refine(isInitialReadings, { message: 'Stocks are plain decimals of known grades' }).optional(),
});

const opening = (name: 'open' | 'open-repair', summary: Text) =>
  route({ method: 'POST', path: `${BASE}/${name}`, permission: 'voyage:voyage:open', summary, body: Opening });

export const openCall = opening('open', { zh: '开启新航次', en: 'Open a new voyage' });
export const openRepairCall = opening('open-repair', { zh: '开启修船航次', en: 'Open a repair voyage' });

const moving = <B extends z.ZodType>(name: string, permission: `voyage:voyage:${string}`, summary: Text, body: B) =>
  route({ method: 'POST', path: `${BASE}/:id/${name}`, permission, summary, params: Id, body });

const WithReason = z.object({ version: z.number().int().optional(), reason: z.string().trim().min(1).max(500) });
export const closeCall = moving(
  'close',
  'voyage:voyage:close',
  { zh: '关闭航次', en: 'Close a voyage' },
  z.object({ version: z.number().int().optional() }),
);
export const reopenCall = moving(
  'reopen',
  'voyage:voyage:reopen',
  { zh: '重新开启航次', en: 'Reopen a voyage' },
  WithReason,
);
export const cancelCall = moving(
  'cancel',
  'voyage:voyage:close',
  { zh: '取消航次', en: 'Cancel a voyage' },
  WithReason,
);

export const currentCall = route({
  method: 'GET',
  path: `${BASE}/current`,
  permission: 'voyage:voyage:list',
  summary: { zh: '船舶当前航次', en: 'The open voyage of a ship' },
  query: z.object({ shipId: z.coerce.number<number>().int().positive() }),
});

export const totalsCall = route({
  method: 'GET',
  path: `${BASE}/:id/totals`,
  permission: 'voyage:voyage:list',
  summary: { zh: '航次合计与初始信息', en: 'Totals and initial information of a voyage' },
  params: Id,
});

export const approveInitCall = route({
  method: 'POST',
  path: '/api/voyage/init-infos/:id/approve',
  permission: 'voyage:initInfo:approve',
  summary: { zh: '批准新航次初始信息', en: 'Approve initial information' },
  params: Id,
  body: z.object({ version: z.number().int().optional() }),
});
