import { z } from 'zod';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import type { PlanTerms } from './leg.rules.ts';

const WEATHER = 'market.weatherMargin';
const PORT = 'market.portHours';

/** What a marshalling plan reckons with (chartering 5.6). */
export const planSettings: Settings = {
  [WEATHER]: {
    label: { zh: '配船天气余量', en: 'Weather margin of plans' },
    help: {
      zh: '海上时间 = 里程 ÷ 航速 ×（1 + 余量）',
      en: 'Hours at sea = distance ÷ speed × (1 + margin)',
    },
    schema: z.number().int().min(0).max(50),
    default: 5,
    unit: { zh: '%', en: '%' },
  },
  [PORT]: {
    label: { zh: '配船在港时间', en: 'Port time of plans' },
    help: {
      zh: '泊位没有装卸速率时，每港按此小时数',
      en: 'So many hours in each port whose berth says no rate',
    },
    schema: z.number().int().min(1).max(240),
    default: 36,
    unit: { zh: '小时', en: 'hours' },
  },
};

export async function planTerms(ctx: Ctx): Promise<PlanTerms> {
  return {
    weatherPct: String(await setting<number>(ctx, WEATHER)),
    portHours: String(await setting<number>(ctx, PORT)),
  };
}
