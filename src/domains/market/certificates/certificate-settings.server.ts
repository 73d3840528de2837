import { z } from 'zod';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import type { Validity } from './certificate.rules.ts';

const SIRE = 'market.sireMonths';
const CDI = 'market.cdiMonths';

const months = (zh: string, en: string, standard: number) => ({
  label: { zh, en },
  help: {
    zh: '自检查日期起；已保存的证书在下次保存时按新值计算',
    en: 'From the day of inspection; what is saved already follows when it is saved again',
  },
  schema: z.number().int().min(1).max(36),
  default: standard,
  unit: { zh: '个月', en: 'months' },
});

/** How long inspections count where no validity was entered (chartering 5.8). */
export const certificateSettings: Settings = {
  [SIRE]: months('SIRE 检查有效期', 'A SIRE inspection counts', 6),
  [CDI]: months('CDI 检查有效期', 'A CDI inspection counts', 12),
};

export const validityOf = async (ctx: Ctx): Promise<Validity> => ({
  SIRE: await setting<number>(ctx, SIRE),
  CDI: await setting<number>(ctx, CDI),
});
