import type { Text } from '../../../kernel/text.ts';
import { round } from '../../../kernel/value/decimal.ts';
import { formatShipTime, toUtc } from '../../../kernel/value/zone.ts';
import {
  averageRevolutions,
  averageSpeed,
  elapsedHours,
  engineDistance,
  estimateArrival,
  slip,
} from '../reports/passage.rules.ts';
import type { Example } from './example.rules.ts';

const OWN: Text = { zh: '时间、里程、航速与滑失率的定义', en: 'Definitions of time, distance, speed and slip' };

const at = (local: string, zone: number) => ({ rptTime: toUtc({ local, zone }) });

function slipOf(pitch: string, revolutions: number, observed: string): string | null {
  const engine = engineDistance({ pitch, counter: { last: 0, current: revolutions, manoeuvring: 0 } });
  return slip({ engine, observed });
}

const slipExample = (
  pitch: string,
  revolutions: number,
  observed: string,
  expected: string,
  source = OWN,
): Example => ({
  given: {
    zh: `螺距 ${pitch} m，${revolutions} 转，航程 ${observed} nm 的滑失率，%`,
    en: `Slip at pitch ${pitch} m, ${revolutions} revolutions, ${observed} nm run, %`,
  },
  expected,
  found: slipOf(pitch, revolutions, observed),
  source,
});

/** The clocks of a day of 23 hours, its speed, slip and the time of arrival. */
export function passageExamples(): Example[] {
  const elapsed = elapsedHours({ report: at('2026-03-06 12:00', 9), previous: at('2026-03-05 12:00', 8) });
  const eta = estimateArrival({ rptTime: '2026-03-06T03:00:00.000Z', nextDis: '1287.0', speed: '13.0' });
  return [
    {
      given: {
        zh: '2026-03-05 12:00（+8）至 2026-03-06 12:00（+9）的小时数',
        en: 'Hours from 2026-03-05 12:00 (+8) to 2026-03-06 12:00 (+9)',
      },
      expected: '23.0',
      found: round(elapsed, 1),
      source: OWN,
    },
    {
      given: { zh: '23.0 h 航行 299.0 nm 的平均航速，kn', en: 'Average speed of 299.0 nm in 23.0 h, kn' },
      expected: '13.00',
      found: averageSpeed({ distance: '299.0', hours: '23.0' }),
      source: OWN,
    },
    {
      given: {
        zh: '2026-03-06 03:00 UTC，余 1287.0 nm，13.0 kn，预抵时间（+8）',
        en: 'ETA (+8) at 2026-03-06 03:00 UTC, 1287.0 nm to go at 13.0 kn',
      },
      expected: '03-10 14:00',
      found: eta && formatShipTime({ utc: eta, zone: 8, shoreZone: 8 }),
      source: OWN,
    },
    {
      given: { zh: '24 h 共 125280 转的平均转速，rpm', en: 'Mean speed of 125,280 revolutions in 24 h, rpm' },
      expected: '87.0',
      found: averageRevolutions({ revolutions: 125_280, hours: '24' }),
      source: OWN,
    },
    slipExample('5.000', 125_280, '312.0', '7.75'),
    slipExample('5.000', 120_060, '299.0', '7.75'),
    slipExample('3.800', 125_280, '240.0', '6.63', { zh: 'funnel2tunnel', en: 'funnel2tunnel' }),
    {
      given: { zh: '主机航程 300 nm，实际 312 nm 的滑失率，%', en: 'Slip of 312 nm run on 300 nm by engine, %' },
      expected: '-4.00',
      found: slip({ engine: '300', observed: '312' }),
      source: OWN,
    },
  ];
}
