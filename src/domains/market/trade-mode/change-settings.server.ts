import { z } from 'zod';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import type { TaxRates } from './tax.rules.ts';

const DUTY = 'market.bondedDutyPct';
const EXCISE = 'market.bondedExciseFen';
const FUEL = 'market.fuelLitresPerTon';
const DIESEL = 'market.dieselLitresPerTon';
const VAT = 'market.bondedVatPct';

const PERCENT = { zh: '%', en: '%' };
const LITRES = { zh: '升/吨', en: 'l/t' };
const help = {
  zh: '内外贸转换时补税用；已生效的转换不再变动',
  en: 'For oil on board as a ship comes to domestic trade; what is in effect stands',
};

/** Taxes on bonded oil that is used at home (market 5.10). */
export const changeSettings: Settings = {
  [DUTY]: {
    label: { zh: '保税油关税税率', en: 'Duty on bonded oil' },
    help,
    schema: z.number().int().min(0).max(100),
    default: 1,
    unit: PERCENT,
  },
  [EXCISE]: {
    label: { zh: '保税油消费税', en: 'Excise on bonded oil' },
    help,
    schema: z.number().int().min(0).max(10_000),
    default: 120,
    unit: { zh: '分/升', en: 'fen/l' },
  },
  [FUEL]: {
    label: { zh: '燃料油吨升换算', en: 'Litres of a tonne of fuel oil' },
    help,
    schema: z.number().int().min(500).max(2000),
    default: 1015,
    unit: LITRES,
  },
  [DIESEL]: {
    label: { zh: '柴油吨升换算', en: 'Litres of a tonne of diesel oil' },
    help,
    schema: z.number().int().min(500).max(2000),
    default: 1176,
    unit: LITRES,
  },
  [VAT]: {
    label: { zh: '保税油增值税税率', en: 'VAT on bonded oil' },
    help,
    schema: z.number().int().min(0).max(100),
    default: 13,
    unit: PERCENT,
  },
};

export async function taxRates(ctx: Ctx): Promise<TaxRates> {
  return {
    dutyPct: String(await setting<number>(ctx, DUTY)),
    exciseYuan: String((await setting<number>(ctx, EXCISE)) / 100),
    fuelLitres: String(await setting<number>(ctx, FUEL)),
    dieselLitres: String(await setting<number>(ctx, DIESEL)),
    vatPct: String(await setting<number>(ctx, VAT)),
  };
}
