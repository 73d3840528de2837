import { z } from 'zod';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';

const CREW = 'qhse.crewOnBoard';

/** For how many people a ship's hours of exposure are counted. */
export const reportSettings: Settings = {
  [CREW]: {
    label: { zh: '每船平均在船人数', en: 'People on board of a ship' },
    help: { zh: '用于伤害频率的暴露工时', en: 'For the hours of exposure of injury frequencies' },
    schema: z.number().int().min(1).max(60),
    default: 22,
  },
};

export const crewOnBoard = (ctx: Ctx): Promise<number> => setting<number>(ctx, CREW);
