import { z } from 'zod';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

const REPLY_DAYS = 'qhse.complaintReplyDays';

/** In how many days a complaint is replied to at each level. */
export const complaintSettings: Settings = {
  [REPLY_DAYS]: {
    label: TEXT.replyDays,
    help: TEXT.replyDaysHelp,
    schema: z.number().int().min(1).max(60),
    default: 14,
  },
};

export const replyDays = (ctx: Ctx): Promise<number> => setting<number>(ctx, REPLY_DAYS);
