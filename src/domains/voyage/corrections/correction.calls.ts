import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';
import { CORRECTION_REASONS } from './correction.resource.ts';

const BASE = '/api/voyage/report-corrections';
const ReportWire = z.record(z.string().max(80), z.unknown());

const Change = z.object({ path: z.string(), old: z.unknown(), new: z.unknown() });
export type ChangeView = z.output<typeof Change>;

/** A later report that a correction moves, with its values before and after. */
const Following = z.object({
  id: z.number(),
  reportNo: z.string(),
  rptType: z.string(),
  rptTime: z.string(),
  zone: z.number().nullable(),
  confirmed: z.boolean(),
  changes: z.array(Change),
});
export type FollowingView = z.output<typeof Following>;

/** What a correction would do: tonnes and litres as decimal text. */
const Preview = z.object({
  changes: z.array(Change),
  following: z.array(Following),
  /** All later reports that move; `following` lists the first of them. */
  followingCount: z.number(),
  oilChanged: z.boolean(),
  fuelShift: z.string().nullable(),
  lubeShift: z.string().nullable(),
  revolutionShift: z.number().nullable(),
});
export type CorrectionPreview = z.output<typeof Preview>;

export const previewCorrectionCall = route({
  method: 'POST',
  path: `${BASE}/preview`,
  maxBody: LARGE_BODY,
  permission: 'voyage:reportCorrection:add',
  summary: { zh: '预览动态报更正的影响', en: 'Preview what a report correction does' },
  body: z.object({ reportId: z.number().int().positive(), report: ReportWire }),
  reply: Preview,
});

/** What a draft carries: the corrected report as the entry form sends it, why, and on what evidence. */
export const CorrectionDraft = z.object({
  reportId: z.number().int().positive(),
  report: ReportWire,
  reasonKind: z.enum(Object.keys(CORRECTION_REASONS) as [keyof typeof CORRECTION_REASONS]),
  reason: z.string().trim().min(1).max(500),
  attachments: z.array(z.number().int().positive()).max(20).nullish(),
});
export type CorrectionDraft = z.output<typeof CorrectionDraft>;
