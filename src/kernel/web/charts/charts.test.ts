import { describe, expect, it } from 'vitest';
import { barChart, lineChart, stackedBarChart } from './bar-chart.ts';
import { cartesianChart } from './cartesian.ts';
import { writeFigure } from './figure.ts';
import { roundScale } from './scale.ts';

describe('figures in charts', () => {
  it('carry thousands commas and the decimals that the unit asks for', () => {
    expect(writeFigure('14862310.5', 2)).toBe('14,862,310.50');
    expect(writeFigure(1104)).toBe('1,104');
  });

  it('tell unknown from zero', () => {
    expect(writeFigure(null, 2)).toBe('—');
    expect(writeFigure('0', 2)).toBe('0.00');
  });

  it('keep decimals exact that binary floats cannot hold', () => {
    expect(writeFigure('9007199254740993.15', 2)).toBe('9,007,199,254,740,993.15');
  });
});

describe('the two axes of the fleet trend', () => {
  const { option, figures } = cartesianChart({
    categoryName: '年份',
    categories: ['2025', '2026'],
    series: [
      { name: '船舶数', unit: '艘', values: [19, 20] },
      { name: '载重吨', unit: '万吨', kind: 'line', axis: 'right', values: ['57.2', '57.2'] },
    ],
  });

  it('have the same number of steps', () => {
    expect(option.yAxis).toMatchObject([
      { max: 24, interval: 8 },
      { max: 60, interval: 20 },
    ]);
  });

  it('show different units in the legend', () => {
    expect(option.series).toMatchObject([{ name: '船舶数 (艘)' }, { name: '载重吨 (万吨)' }]);
  });

  it('can be read as a table', () => {
    expect(figures).toEqual({
      columns: ['年份', '船舶数 (艘)', '载重吨 (万吨)'],
      rows: [
        ['2025', '19', '57.2'],
        ['2026', '20', '57.2'],
      ],
    });
  });

  it('end on round numbers', () => {
    expect(roundScale(20, 3)).toEqual({ max: 24, interval: 8 });
    expect(roundScale(0.7, 3)).toEqual({ max: 0.75, interval: 0.25 });
    expect(roundScale(0, 3)).toEqual({ max: 3, interval: 1 });
  });
});

describe('bars', () => {
  const wish = {
    categoryName: '船舶',
    categories: ['海岳1'],
    series: [
      { name: '预算', values: [1] },
      { name: '实际', values: [2] },
    ],
  };

  it('are 20 wide and open the slider at 30 %', () => {
    const { option } = barChart({ ...wish, zoom: true });
    expect(option.series).toMatchObject([{ barMaxWidth: 20 }, { barMaxWidth: 20 }]);
    expect(option.dataZoom).toMatchObject([{ start: 0, end: 30, height: 16 }]);
  });

  it('round only the outer end of a stack', () => {
    const { option } = stackedBarChart(wish);
    expect(option.series).toMatchObject([
      { itemStyle: { borderRadius: 0 } },
      { itemStyle: { borderRadius: [2, 2, 0, 0] } },
    ]);
  });

  it('dash the second line', () => {
    expect(lineChart(wish).option.series).toMatchObject([{}, { lineStyle: { type: 'dashed' } }]);
  });
});
