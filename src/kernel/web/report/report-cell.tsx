import { Link } from 'react-router';
import type { Figure, ReportAnswer } from '../../report/answer.ts';
import { cellFilters } from '../../report/cell-filters.ts';
import type { Chosen } from '../../report/choice.ts';
import { type FigureColumn, figuresAt, figureWord, type LaidLine, levelAt } from '../../report/lay-out.ts';
import { REPORT } from '../../report/report.text.ts';
import type { Report } from '../../report/report.ts';
import { lang, t } from '../i18n.ts';
import type { ListState } from '../list/list-state.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import './report.css';

export type CellProps = {
  report: Report;
  answer: ReportAnswer;
  chosen: Chosen;
  filters: ListState['filters'];
  /** The address of the rows under these filters. */
  rowsAt: (filters: ListState['filters']) => string;
};

type Props = CellProps & { laid: LaidLine; column: FigureColumn };

/** What stands in a cell, of several units a figure each; every figure opens the rows it counts. */
export function ReportCell(props: Props) {
  return figuresAt(props.laid, props.column).map((figure) => <Counted key={figure.key} {...props} figure={figure} />);
}

/** A figure that opens what it counts; nothing is counted by a zero, and a level is no number of rows. */
function Counted({ report, answer, chosen, filters, rowsAt, laid, column, figure }: Props & { figure: Figure }) {
  const { measure } = column;
  const word = figureWord(report, measure, figure, lang);
  const level = levelAt(report, measure, figure);
  if (level) return <StatusTag tone={level.tone}>{word}</StatusTag>;
  if (Number(figure.value) === 0 && report.measures[measure]?.of === 'count')
    return <span className="report-figure">{word}</span>;
  const across = answer.across[column.across];
  const cell = { members: laid.line.members, measure, figure, at: answer.asOf, ...(across && { across }) };
  return (
    <Link className="report-figure" to={rowsAt(cellFilters(report, chosen, filters, cell))} title={t(REPORT.open)}>
      {word}
    </Link>
  );
}
