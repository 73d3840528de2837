import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

const LODGE = 'qhse:complaintInspection:lodge';
const receipt = z.string().max(40);
const id = z.number().int().positive().nullish();

/** Told in no log, journal or kept answer, like all that a complainant does. */
export const lodgeComplaintCall = route({
  method: 'POST',
  path: '/api/qhse/complaint-inspections/lodge',
  permission: LODGE,
  summary: TEXT.lodge,
  anonymous: true,
  // Its form checks the values (`lodgeForm`).
  body: z.object({
    complaintSource: z.string().max(20),
    subject: z.string().max(20),
    complaintLevel: z.string().max(20),
    shipId: id,
    shipDepartment: z.string().max(20).nullish(),
    againstId: id,
    content: z.string().max(2000),
    nameless: z.boolean().nullish(),
    who: z.string().max(120).nullish(),
  }),
  reply: z.object({ complaintNo: z.string(), receipt: z.string() }),
});

const Progress = z.object({
  complaintNo: z.string(),
  state: z.string(),
  level: z.string(),
  replyDue: z.string(),
  reply: z.string().nullable(),
  /** Whether it can be closed as settled, and whether it can go further. */
  mayClose: z.boolean(),
  mayRaise: z.boolean(),
});

export const complaintProgressCall = route({
  method: 'POST',
  path: '/api/qhse/complaint-inspections/receipt',
  permission: LODGE,
  summary: TEXT.follow,
  anonymous: true,
  body: z.object({ receipt }),
  reply: Progress,
});

export const answerComplaintCall = route({
  method: 'POST',
  path: '/api/qhse/complaint-inspections/receipt/answer',
  permission: LODGE,
  summary: TEXT.answerReply,
  anonymous: true,
  body: z.object({ receipt, satisfied: z.boolean(), answerWords: z.string().max(1000).nullish() }),
  reply: Progress,
});

/** The name is shown one complaint at a time, with a line in the history; whose complaint it is is asked before who may know names. */
export const complainantCall = route({
  method: 'POST',
  path: '/api/qhse/complaint-inspections/:id/complainant',
  permission: 'qhse:complaintInspection:list',
  summary: TEXT.showName,
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({}),
  reply: z.object({ who: z.string().nullable() }),
});
