import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Text = z.string().nullable();

/** A ship at the moment of the list: her newest report by then, and what it and her voyage say of what comes next. */
const Movement = z.object({
  shipId: z.number(),
  ship: z.string(),
  repair: z.boolean(),
  voyageId: z.number().nullable(),
  voyageNo: Text,
  cargo: Text,
  reportId: z.number().nullable(),
  rptTime: Text,
  zone: z.number().nullable(),
  confirmed: z.boolean(),
  status: z.enum(['SAILING', 'ANCHORING', 'BERTHING', 'LOADING', 'DISCHARGING']).nullable(),
  /** When the first report told of this state without another one behind it. */
  since: Text,
  latitude: Text,
  longitude: Text,
  /** The port that she lies in; nothing at sea. */
  port: Text,
  berth: Text,
  nextEvent: z.enum(['ARRIVE', 'BERTH', 'DEPART']).nullable(),
  nextPort: Text,
  nextTime: Text,
  nextZone: z.number().nullable(),
  remark: Text,
});

export type Movement = z.infer<typeof Movement>;

const At = z.object({ at: z.iso.datetime({ offset: true }).optional() });

/** The fleet at a moment; without one at 08:00 of the office's day. */
export const movementsCall = route({
  method: 'GET',
  path: '/api/voyage/movements',
  permission: 'voyage:movement:list',
  summary: { zh: '船舶动态表', en: 'Ship movement report' },
  query: At,
  reply: z.object({ at: z.string(), rows: z.array(Movement) }),
});

export const movementsSheetCall = route({
  method: 'GET',
  path: '/api/voyage/movements/export',
  permission: 'voyage:movement:export',
  summary: { zh: '导出船舶动态表', en: 'Export the ship movement report' },
  query: At,
});
