import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { COMPARISON_TEXT, ENTRY } from './entry.text.ts';
import type { CellKey } from './oil-grid.rules.ts';
import { shortName } from './oil-names.web.ts';
import { useScope, useView } from './use-entry.web.ts';

/** This report beside the one before it. */
export function ComparisonPanel() {
  const lines = useView((view) => view.comparison);
  const { entry } = useScope();
  if (!entry.context.previous) return null;
  return (
    <section className="entry-panel" aria-labelledby="entry-comparison-title">
      <header>
        <h2 id="entry-comparison-title">{t(ENTRY.comparison)}</h2>
      </header>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{t(ENTRY.row)}</th>
            <th scope="col">{t(ENTRY.beforeHead)}</th>
            <th scope="col">{t(ENTRY.now)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, grade, places, before, now }) => (
            <tr key={line}>
              <th scope="row">{t(COMPARISON_TEXT[line], { grade: grade ? shortName(grade as CellKey) : '' })}</th>
              <td>{formatDecimal(before, places)}</td>
              <td>{formatDecimal(now, places)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
