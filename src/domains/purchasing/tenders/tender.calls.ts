import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { route } from '../../../kernel/route.ts';
import { inquiry } from '../inquiries/inquiry.resource.ts';
import { tender } from './tender.resource.ts';
import { TENDER_TEXT } from './tender.text.ts';

/** Who may sit on a committee; whose scores count says the tender. */
export const SCORE_PERMISSION = 'purchasing:tender:score';

/** A draft of an inquiry is put under the rules of a tender. */
export const tenderOfInquiry = defineMake({
  name: 'tender',
  label: TENDER_TEXT.make,
  from: inquiry,
  to: tender,
  tail: 'from-inquiry',
  single: true,
  against: ({ inquiryStatus, tendered }) => (inquiryStatus === 'DRAFT' && !tendered ? undefined : TENDER_TEXT.notDraft),
  done: TENDER_TEXT.made,
});

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
/** 0 to 100, two places; the service refuses more. */
const Points = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/);

const Given = z.object({
  quotationId: z.number().int().positive(),
  technical: Points,
  service: Points.nullish(),
  delivery: Points.nullish(),
});

const Scores = z.object({
  /** Whether the caller sits on the committee, and whether he has scored. */
  member: z.boolean(),
  scored: z.boolean(),
  /** Members who have scored, of all. */
  count: z.number(),
  members: z.number(),
  bids: z.array(
    z.object({
      quotationId: z.number(),
      partner: z.string(),
      technical: z.string().nullable(),
      service: z.string().nullable(),
      delivery: z.string().nullable(),
    }),
  ),
});

/** One's own scores, never another's. */
export const scoresCall = route({
  method: 'GET',
  path: '/api/purchasing/tenders/:id/scores',
  permission: SCORE_PERMISSION,
  summary: { zh: '我的评分', en: 'My scores of a tender' },
  params: Id,
  reply: Scores,
});

/** Several members score at once, so that it asks for no version of the tender; the last of one's own counts until all have scored. */
export const scoreCall = route({
  method: 'PUT',
  path: '/api/purchasing/tenders/:id/scores',
  permission: SCORE_PERMISSION,
  summary: { zh: '提交评分', en: 'Score the bids of a tender' },
  params: Id,
  body: z.object({
    /** Declares that he has no interest in any of the bidders. */
    noInterest: z.literal(true),
    bids: z.array(Given).min(1).max(30),
  }),
  reply: Scores,
});

export type GivenScores = z.output<typeof Given>;
export type OwnScores = z.output<typeof Scores>;
