import type { ChartModel } from './chart-model.ts';
import { drawn, type Figure, writeFigure } from './figure.ts';

type Wish = {
  readonly name: string;
  /** Percent, 0 to 100. */
  readonly value: Figure;
  readonly digits?: number;
  /** Place in the fixed order of chart colours, so that two gauges side by side differ. */
  readonly colour?: 0 | 1;
};

/** A rate as a ring filled from the top. */
export function gaugeChart({ name, value, digits = 1, colour = 0 }: Wish): ChartModel {
  const number = drawn(value);
  const written = number === null ? '—' : `${writeFigure(value, digits)}%`;
  return {
    option: {
      legend: { show: false },
      tooltip: { show: false },
      series: [
        {
          type: 'gauge',
          startAngle: 90,
          endAngle: -270,
          radius: '88%',
          min: 0,
          max: 100,
          colorBy: 'data',
          pointer: { show: false },
          progress: { show: true, width: 10, roundCap: true },
          axisLine: { roundCap: true, lineStyle: { width: 10 } },
          axisTick: { show: false },
          splitLine: { show: false },
          axisLabel: { show: false },
          detail: { offsetCenter: [0, '-8%'], formatter: written },
          title: { offsetCenter: [0, '26%'] },
          // The gauge takes the colour of a datum's place; an empty first place moves it to the second.
          data: [
            ...(colour === 1
              ? [{ value: 0, itemStyle: { opacity: 0 }, detail: { show: false }, title: { show: false } }]
              : []),
            { name, value: number ?? 0 },
          ],
        },
      ],
    },
    figures: { columns: [name], rows: [[written]] },
  };
}
