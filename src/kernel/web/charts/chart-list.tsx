import { CHART_PALETTE, type Look } from '../theme/tokens.ts';
import './chart.css';

type Item = { readonly name: string; readonly figure: string };

/** A legend as a list with figures, in the fixed order of colours; stands beside a doughnut. */
export function ChartList({ items, mode }: { items: readonly Item[]; mode: Look }) {
  const palette = CHART_PALETTE[mode];
  return (
    <ul className="chart-list">
      {items.map(({ name, figure }, i) => (
        <li key={name}>
          <span className="chart-list-sign" style={{ background: palette[i % palette.length] }} />
          <span className="chart-list-name">{name}</span>
          <span className="chart-list-figure">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
