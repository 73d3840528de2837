import { z } from 'zod';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import { LIMITS, type Limits } from './postponement.rules.ts';

const TIMES = 'maintenance.postponeTimes';
const SHARE = 'maintenance.postponeShare';
const DAYS = 'maintenance.postponeDays';

const whole = (most: number) => z.number().int().min(0).max(most);

/** How far the company lets orders be put off before the technical manager and the designated person decide. */
export const postponeSettings: Settings = {
  [TIMES]: {
    label: { zh: '工单延期次数', en: 'Postponements of a work order' },
    help: {
      zh: '超过时须船技经理与指定人员批准',
      en: 'Beyond it the technical manager and the designated person decide',
    },
    schema: whole(20),
    default: LIMITS.times,
  },
  [SHARE]: {
    label: { zh: '工单累计延期占周期', en: 'Share of the interval that an order is put off' },
    help: {
      zh: '各次延期累计，占工作卡周期的百分比',
      en: 'All postponements of an order together, in percent of its interval',
    },
    schema: whole(100),
    default: LIMITS.sharePercent,
    unit: { zh: '%', en: '%' },
  },
  [DAYS]: {
    label: { zh: '工单累计延期天数', en: 'Days that an order is put off' },
    help: { zh: '各次延期累计，按天数的上限', en: 'All postponements of an order together, at most' },
    schema: whole(3650),
    default: LIMITS.days,
    unit: { zh: '天', en: 'd' },
  },
};

export async function limitsOf(ctx: Ctx): Promise<Limits> {
  const read = (name: string): Promise<number> => setting<number>(ctx, name);
  const [times, sharePercent, days] = [await read(TIMES), await read(SHARE), await read(DAYS)];
  return { times, sharePercent, days };
}
