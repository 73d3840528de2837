import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const id = z.number().int().positive();

const Move = z.object({ firstReport: id, lastReport: id, toVoyage: id });

const totals = z.object({
  reports: z.number(),
  distance: z.string().nullable(),
  seaHours: z.string().nullable(),
  oil: z.record(z.string(), z.string()),
});

const Side = z.object({
  id: z.number(),
  voyageNo: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  before: totals,
  after: totals,
});

/** What a replacement would do to both voyages; refused as the replacement itself would be. */
export const previewReplaceCall = route({
  method: 'POST',
  path: '/api/voyage/voyages/replace/preview',
  permission: 'voyage:voyage:replace',
  summary: { zh: '预览航次更换', en: 'Preview a voyage replacement' },
  body: Move,
  reply: z.object({ reports: z.array(z.string()), from: Side, to: Side }),
});

export const replaceCall = route({
  method: 'POST',
  path: '/api/voyage/voyages/replace',
  permission: 'voyage:voyage:replace',
  summary: { zh: '航次更换', en: 'Replace the voyage of reports' },
  body: z.union([
    Move.extend({ reason: z.string().trim().min(1).max(500) }),
    z.object({ voyageId: id, newNo: z.string().trim().min(1).max(30), reason: z.string().trim().min(1).max(500) }),
  ]),
  reply: z.object({ id: z.number(), replacementNo: z.string() }),
});
