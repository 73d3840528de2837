import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import type { Text } from '../../../kernel/text.ts';
import { isInitialReadings } from './initial-readings.rules.ts';

const BASE = '/api/voyage/voyages';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });
/** A call of a rotation; one with an id stands already, and what is left out of it stays. */
const Port = z.object({
  id: z.number().int().positive().optional(),
  version: z.number().int().positive().optional(),
  port: z.number().int().positive(),
  purpose: z.string().max(20),
  berth: z.string().max(60).nullish(),
  agent: z.number().int().positive().nullish(),
  eta: z.iso.datetime().nullish(),
  etb: z.iso.datetime().nullish(),
  etd: z.iso.datetime().nullish(),
  remark: z.string().max(500).nullish(),
});
const Ports = z.array(Port).max(30);
const TradeMode = z.enum(['DOMESTIC', 'FOREIGN']);
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
  tradeMode: TradeMode.optional(),
  closeCurrent: z.boolean().optional(),
  ports: Ports.optional(),
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

export const currentCall = route({
  method: 'GET',
  path: `${BASE}/current`,
  permission: 'voyage:voyage:list',
  summary: { zh: '船舶当前航次', en: 'The open voyage of a ship' },
  query: z.object({ shipId: z.coerce.number<number>().int().positive() }),
});

export const planCall = route({
  method: 'POST',
  path: `${BASE}/plan`,
  permission: 'voyage:voyage:plan',
  summary: { zh: '计划航次', en: 'Plan a voyage' },
  body: z.object({
    shipId: z.number().int().positive(),
    kind: z.enum(['TRADE', 'REPAIR']).optional(),
    tradeMode: TradeMode.optional(),
    orderedSpeed: z.string().max(8).nullish(),
    remark: z.string().max(500).nullish(),
    ports: Ports,
  }),
  reply: z.looseObject({ id: z.number(), voyageNo: z.string().nullable() }),
});

export const plannedCall = route({
  method: 'GET',
  path: `${BASE}/planned`,
  permission: 'voyage:voyage:list',
  summary: { zh: '船舶下一计划航次', en: 'The voyage that a ship is to open next' },
  query: z.object({ shipId: z.coerce.number<number>().int().positive(), kind: z.enum(['TRADE', 'REPAIR']) }),
});

export const rotationCall = route({
  method: 'POST',
  path: `${BASE}/:id/rotation`,
  permission: 'voyage:voyage:edit',
  summary: { zh: '调整挂港顺序', en: 'Change the rotation of a voyage' },
  params: Id,
  body: z.object({ version: z.number().int().positive(), ports: Ports }),
});

export const totalsCall = route({
  method: 'GET',
  path: `${BASE}/:id/totals`,
  permission: 'voyage:voyage:list',
  summary: { zh: '航次合计与初始信息', en: 'Totals and initial information of a voyage' },
  params: Id,
});
