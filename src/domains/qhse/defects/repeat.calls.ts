import { z } from 'zod';
import { CURES } from '../../../kernel/repeats.text.ts';
import { route } from '../../../kernel/route.ts';
import { MARKS } from './repeat.rules.ts';

/** What was found before that is the same as what is being typed, and whether its cure held. */
export const repeatsCall = route({
  method: 'GET',
  path: '/api/qhse/defects/repeats',
  permission: 'qhse:defect:list',
  summary: { zh: '查找重复缺陷', en: 'Find defects like this one' },
  query: z.object({
    shipId: z.coerce.number<number>().int().positive(),
    /** The day it was found; today where it is not typed yet. */
    day: z.iso.date().optional(),
    defectCode: z.string().max(5).optional(),
    questionNo: z.string().max(20).optional(),
    equipment: z.string().max(120).optional(),
    /** Itself, while it is changed. */
    except: z.coerce.number<number>().int().positive().optional(),
  }),
  reply: z.object({
    repeats: z.array(
      z.object({
        id: z.number(),
        serialNo: z.string().nullable(),
        shipId: z.number(),
        shipName: z.string(),
        ncInspectDate: z.string(),
        ncContent: z.string(),
        closeDate: z.string().nullable(),
        marks: z.array(z.enum(MARKS)),
        cure: z.enum(CURES),
      }),
    ),
  }),
});
