import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';
import { CORRECTION_REASONS } from './correction.resource.ts';
import { MEASURES, type Measure, RIPPLE_AREAS } from './ripple.text.ts';

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

const Ripple = z.object({
  area: z.enum(RIPPLE_AREAS),
  recordId: z.number().nullable(),
  name: z.string(),
  measure: z.enum(Object.keys(MEASURES) as [Measure, ...Measure[]]),
  /** The oil that it is of. */
  part: z.string().nullable(),
  unit: z.string().nullable(),
  old: z.string().nullable(),
  new: z.string().nullable(),
  by: z.string().nullable(),
});

/** What moves beside the report itself once a correction takes effect. */
const Ripples = z.object({
  ripples: z.array(Ripple),
  /** Later reports that move, and how many of them are listed. */
  later: z.number(),
  shown: z.number(),
  /** What the correction reaches and cannot change: closed months, with the one that takes the difference, and approved years. */
  held: z.array(
    z.object({
      area: z.enum(['MONTH', 'CII']),
      recordId: z.number(),
      name: z.string(),
      into: z.string().nullable(),
    }),
  ),
  /** Areas that whoever asks may not see. */
  withheld: z.array(z.enum(RIPPLE_AREAS)),
});
export type Ripples = z.output<typeof Ripples>;

export const rippleCall = route({
  method: 'GET',
  path: `${BASE}/:id/ripple`,
  permission: 'voyage:reportCorrection:list',
  summary: { zh: '试算更正的连带变化', en: 'What moves with a report correction' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: Ripples,
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
