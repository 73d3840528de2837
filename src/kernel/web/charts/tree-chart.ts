import type { ChartModel } from './chart-model.ts';
import { type Figure, withUnit, writeFigure } from './figure.ts';

type Branch = { readonly name: string; readonly value?: Figure; readonly children?: readonly Branch[] };

type Wish = {
  readonly root: Branch;
  /** Heads of the table's two columns: 组织, 人数. */
  readonly columns: readonly [string, string];
  readonly unit?: string;
  /** Levels that are open at first, the root being 0. */
  readonly openLevels?: number;
};

type Node = { name: string; children: Node[] };

/** An organisation from left to right; a click opens or closes a branch. */
export function treeChart({ root, columns, unit, openLevels = 2 }: Wish): ChartModel {
  return {
    option: {
      legend: { show: false },
      tooltip: { trigger: 'item', triggerOn: 'mousemove', formatter: '{b}' },
      series: [
        {
          type: 'tree',
          data: [nodeOf(root, unit)],
          orient: 'LR',
          left: 72,
          right: 72,
          top: 16,
          bottom: 16,
          // The box of the label is the node.
          symbolSize: 1,
          edgeShape: 'polyline',
          initialTreeDepth: openLevels,
          expandAndCollapse: true,
          label: { position: 'inside', padding: [5, 8], borderWidth: 1, borderRadius: 4 },
        },
      ],
    },
    figures: { columns: [columns[0], withUnit(columns[1], unit)], rows: rowsOf(root, 0) },
  };
}

function nodeOf({ name, value, children = [] }: Branch, unit: string | undefined): Node {
  const figure = value === undefined ? '' : ` ${writeFigure(value)}${unit ? ` ${unit}` : ''}`;
  return { name: `${name}${figure}`, children: children.map((child) => nodeOf(child, unit)) };
}

/** Deeper levels are indented by a full-width space each. */
function rowsOf({ name, value, children = [] }: Branch, level: number): string[][] {
  const row = [`${'　'.repeat(level)}${name}`, writeFigure(value ?? null)];
  return [row, ...children.flatMap((child) => rowsOf(child, level + 1))];
}
