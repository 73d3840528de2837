import { cargoDifference, cargoRate } from '../reports/cargo.rules.ts';
import type { Example } from './example.rules.ts';

/** Ship's and shore figures, and the rate net of stops. */
export function cargoExamples(): Example[] {
  const { difference, differenceRate } = cargoDifference({ shipQty: '39850.000', shoreQty: '39921.000' });
  return [
    {
      given: {
        zh: '船方 39850.000 t，岸方 39921.000 t：差量 t、差率 %',
        en: "Ship's figure 39,850.000 t, shore 39,921.000 t: difference t, %",
      },
      expected: '-71.000  -0.178',
      found: `${difference}  ${differenceRate}`,
      source: { zh: '差率 =（船方 − 岸方）÷ 岸方', en: '(Ship − shore) ÷ shore' },
    },
    {
      given: {
        zh: '18520 t，26.0 h，中断 1.5 h 的平均速率，t/h',
        en: 'Average rate of 18,520 t in 26.0 h with 1.5 h of stops, t/h',
      },
      expected: '755.9',
      found: cargoRate({ quantity: '18520', hours: '26.0', interrupted: '1.5' }),
      source: { zh: '平均速率扣除中断时间', en: 'Average rate net of stops' },
    },
  ];
}
