import type { Figures } from './figure.ts';
import './chart.css';

/** The figures of a chart as a plain table: names left, figures right. */
export function ChartTable({ figures, label }: { figures: Figures; label: string }) {
  const [first, ...others] = figures.columns;
  return (
    <table className="chart-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={others[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
