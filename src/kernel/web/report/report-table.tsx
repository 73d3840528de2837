import { CaretDownOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { headGroups } from '../../paper/paper.ts';
import type { Figure, ReportAnswer } from '../../report/answer.ts';
import { cellFilters } from '../../report/cell-filters.ts';
import type { Chosen, ReportChoice } from '../../report/choice.ts';
import { type FigureColumn, figuresAt, figureWord, type LaidLine, type Layout } from '../../report/lay-out.ts';
import { REPORT } from '../../report/report.text.ts';
import { measureLabel, type Report } from '../../report/report.ts';
import { lang, t } from '../i18n.ts';
import type { ListState } from '../list/list-state.ts';
import './report.css';

type Props = {
  report: Report;
  layout: Layout;
  answer: ReportAnswer;
  chosen: Chosen;
  choice: ReportChoice;
  filters: ListState['filters'];
  /** The address of the rows under these filters. */
  rowsAt: (filters: ListState['filters']) => string;
  onRank: (measure: string | undefined) => void;
};

/** The figures of a report below grouped heads; each opens the rows it counts. */
export function ReportTable(props: Props) {
  const { report, layout } = props;
  return (
    <section className="report-table" aria-label={t(report.label)}>
      <table>
        <Heads {...props} />
        <tbody>
          {layout.lines.map((laid) => (
            <tr key={lineKey(laid)} data-kind={laid.kind}>
              {laid.words.map((word, at) =>
                word === '' ? (
                  <td key={layout.groups[at]} />
                ) : (
                  <th key={layout.groups[at]} scope="row">
                    {word}
                  </th>
                ),
              )}
              {layout.columns.map((column) => (
                <td key={`${column.across} ${column.measure}`}>
                  {figuresAt(laid, column).map((figure) => (
                    <Counted key={figure.key} {...props} laid={laid} column={column} figure={figure} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A line stands for its groups, of which no two lines have the same. */
const lineKey = ({ line }: LaidLine): string => JSON.stringify(line.members.map(({ value }) => value));

type CountedProps = Props & { laid: LaidLine; column: FigureColumn; figure: Figure };

/** A figure that opens what it counts; nothing is counted by a zero. */
function Counted({ report, answer, chosen, filters, rowsAt, laid, column, figure }: CountedProps) {
  const word = figureWord(report, column.measure, figure);
  if (Number(figure.value) === 0 && report.measures[column.measure]?.of === 'count')
    return <span className="report-figure">{word}</span>;
  const across = answer.across[column.across];
  const cell = { members: laid.line.members, measure: column.measure, figure, ...(across && { across }) };
  return (
    <Link className="report-figure" to={rowsAt(cellFilters(report, chosen, filters, cell))} title={t(REPORT.open)}>
      {word}
    </Link>
  );
}

function Heads({ report, layout: { groups, columns }, choice, answer, onRank }: Props) {
  const upper = headGroups(
    columns.map(({ head, group }) => ({ head, ...(group !== undefined && { group }) })),
    lang,
  );
  const grouped = upper.some((one) => one.grouped);
  const rows = grouped ? 2 : 1;
  const cell = (column: FigureColumn, rowSpan: number) => (
    <th
      key={`${column.across} ${column.measure}`}
      rowSpan={rowSpan}
      scope="col"
      aria-sort={isRanked(column, choice, answer) ? 'descending' : undefined}
      data-figure
    >
      <RankHead {...{ report, column, choice, answer, onRank }} />
    </th>
  );
  return (
    <thead>
      <tr>
        {groups.map((head) => (
          <th key={head} rowSpan={rows} scope="col">
            {head}
          </th>
        ))}
        {upper.map((group) => {
          const column = columns[group.at];
          if (!group.grouped) return column && cell(column, rows);
          return (
            <th key={group.at} colSpan={group.count} scope="colgroup" data-group>
              {group.text}
            </th>
          );
        })}
      </tr>
      {grouped && <tr>{columns.filter(({ group }) => group !== undefined).map((column) => cell(column, 1))}</tr>}
    </thead>
  );
}

/** Lines are ranked by what stands over all that goes across. */
const ranks = ({ across }: FigureColumn, answer: ReportAnswer): boolean => across === answer.across.length;
const isRanked = (column: FigureColumn, { rank }: ReportChoice, answer: ReportAnswer): boolean =>
  ranks(column, answer) && rank === column.measure;

type RankProps = Pick<Props, 'report' | 'choice' | 'answer' | 'onRank'> & { column: FigureColumn };

function RankHead({ report, column, choice, answer, onRank }: RankProps) {
  if (!ranks(column, answer) || choice.rows.length === 0) return column.head;
  const ranked = isRanked(column, choice, answer);
  return (
    <button
      type="button"
      className="report-rank"
      title={ranked ? t(REPORT.unrank) : t(REPORT.rank, { name: t(measureLabel(report, column.measure)) })}
      onClick={() => onRank(ranked ? undefined : column.measure)}
    >
      {column.head}
      {ranked && <CaretDownOutlined aria-hidden="true" />}
    </button>
  );
}
