import type { ReactNode } from 'react';
import { isFigure, numberText } from '../../../kernel/resource/number-text.ts';
import type { MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { estimateAlternative } from './alternative.resource.ts';
import { behindBest, ranksOf } from './estimate.rules.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { groupsFor, headOf, LETTERS, STRONG } from './estimate-layout.rules.ts';
import './estimate.css';

type Props = {
  /** One a column. */
  keys: readonly string[];
  tces: readonly MaybeDecimal[];
  currency: string;
  /** Rows of money stand there. */
  sees: boolean;
  /** The letter of the one that was chosen. */
  chosen?: string | null;
  cell: (index: number, name: string) => ReactNode;
  acts?: (index: number) => ReactNode;
};

/** Wider than its place the table scrolls, and then the keyboard has to reach it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** Alternatives as columns, what is said of them as rows in groups; the best is marked by its rank. */
export function ComparisonTable({ keys, tces, currency, sees, chosen, cell, acts }: Props) {
  const ranks = ranksOf(tces);
  return (
    <section className="estimate-scroll" {...REACHABLE} aria-label={t(TEXT.alternatives)}>
      <table className="estimate">
        <thead>
          <tr>
            <th scope="col">{t(TEXT.item)}</th>
            {keys.map((key, i) => (
              <th key={key} scope="col">
                <div className="estimate-head">
                  <b>{LETTERS[i]}</b>
                  {sees && ranks[i] === 1 && keys.length > 1 && <StatusTag tone="green">{t(TEXT.best)}</StatusTag>}
                  {chosen === LETTERS[i] && <StatusTag tone="blue">{t(TEXT.chosen)}</StatusTag>}
                  {acts && <span className="estimate-acts">{acts(i)}</span>}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {groupsFor(sees).map(({ title, names }) => (
          <tbody key={title.en}>
            <tr className="estimate-group">
              <th scope="rowgroup" colSpan={keys.length + 1}>
                <span>{t(title)}</span>
              </th>
            </tr>
            {names.map((name) => (
              <tr key={name} data-strong={STRONG.has(name)}>
                <th scope="row">{t(headOf(name, currency))}</th>
                {keys.map((key, i) => (
                  <td key={key} data-figure={isFigure(estimateAlternative.fields[name])}>
                    {cell(i, name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {sees && (
          <tbody>
            <tr data-strong="true">
              <th scope="row">{t(TEXT.rank)}</th>
              {keys.map((key, i) => (
                <td key={key} data-figure="true">
                  {ranks[i] ?? '—'}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t(TEXT.behind)}</th>
              {keys.map((key, i) => (
                <td key={key} data-figure="true">
                  <span className="num">{numberText(estimateAlternative.fields.tce, behindBest(tces, i))}</span>
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </section>
  );
}
