import { z } from 'zod';
import { CURES } from '../../../kernel/repeats.text.ts';
import { route } from '../../../kernel/route.ts';

const Long = z.string().nullable();

/** Earlier faults of a component, behind them those of its model on other places, and whether each cure held. */
export const faultRepeatsCall = route({
  method: 'GET',
  path: '/api/maintenance/error-reports/repeats',
  permission: 'maintenance:errorReport:list',
  summary: { zh: '查找重复故障', en: 'Find faults like this one' },
  query: z.object({
    equipmentId: z.coerce.number<number>().int().positive(),
    /** The day it happened; today where it is not typed yet. */
    day: z.iso.date().optional(),
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
        equipmentId: z.number(),
        equipment: z.string(),
        day: z.string(),
        phenomenon: z.string(),
        cause: Long,
        remedy: Long,
        cure: z.enum(CURES),
        /** How long a cure held that did not. */
        heldDays: z.number().nullable(),
      }),
    ),
  }),
});
