import { z } from 'zod';
import type { Ctx } from '../../../../kernel/server/context.ts';
import type { Settings } from '../../../../kernel/server/settings/settings.ts';
import { setting } from '../../../../kernel/server/settings/settings.ts';
import type { OilGrade } from '../../reports/oil-rows.rules.ts';
import { EMISSION_FUELS, type EmissionFuel } from '../emission-words.text.ts';
import type { Warming } from '../rules/ets.rules.ts';

const VLSFO = 'voyage.emissionVlsfo';
const ULSFO = 'voyage.emissionUlsfo';
const CH4 = 'voyage.gwpMethane';
const N2O = 'voyage.gwpNitrousOxide';
const HALF = 'voyage.euroShare';

const OIL_CLASSES = ['HFO', 'LFO', 'DIESEL'] as const;
const classOf = (zh: string, en: string, standard: (typeof OIL_CLASSES)[number]) => ({
  label: { zh, en },
  help: {
    zh: '按供油单的黏度等级归类，与含硫量无关',
    en: 'By the class on its delivery note, whatever its sulphur',
  },
  schema: z.enum(OIL_CLASSES),
  default: standard,
  options: EMISSION_FUELS,
});

/** What of the emission figures the company decides beside the tables. */
export const emissionSettings: Settings = {
  [VLSFO]: classOf('VLSFO 的排放类别', 'Emission class of VLSFO', 'HFO'),
  [ULSFO]: classOf('ULSFO 的排放类别', 'Emission class of ULSFO', 'LFO'),
  [CH4]: {
    label: { zh: '甲烷温升系数', en: 'Warming potential of methane' },
    schema: z.number().int().min(1).max(200),
    default: 28,
  },
  [N2O]: {
    label: { zh: '氧化亚氮温升系数', en: 'Warming potential of nitrous oxide' },
    schema: z.number().int().min(1).max(1000),
    default: 265,
  },
  [HALF]: {
    label: { zh: '欧盟与其他港口之间航段计入比例', en: 'Share of passages between an EU port and another' },
    schema: z.number().int().min(0).max(100),
    default: 50,
    unit: { zh: '%', en: '%' },
  },
};

export type Decided = {
  readonly fuelOf: Readonly<Record<OilGrade, EmissionFuel>>;
  readonly warming: Warming;
  readonly half: string;
};

/** Which fuel each grade counts as, and how gases and passages count. */
export async function decidedIn(ctx: Ctx): Promise<Decided> {
  const [vlsfo, ulsfo] = [await setting<EmissionFuel>(ctx, VLSFO), await setting<EmissionFuel>(ctx, ULSFO)];
  return {
    fuelOf: {
      HFO380: 'HFO',
      VLSFO: vlsfo,
      ULSFO: ulsfo,
      MDO: 'DIESEL',
      MGO: 'DIESEL',
      LNG: 'LNG',
      METHANOL: 'METHANOL',
    },
    warming: { ch4: String(await setting<number>(ctx, CH4)), n2o: String(await setting<number>(ctx, N2O)) },
    half: String(await setting<number>(ctx, HALF)),
  };
}
