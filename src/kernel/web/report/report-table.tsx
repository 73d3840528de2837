import { CaretDownOutlined } from '@ant-design/icons';
import { useMemo, useState } from 'react';
import { headGroups } from '../../paper/paper.ts';
import type { ReportAnswer } from '../../report/answer.ts';
import type { ReportChoice } from '../../report/choice.ts';
import type { FigureColumn, Layout } from '../../report/lay-out.ts';
import { measureName } from '../../report/measure-name.ts';
import { REPORT } from '../../report/report.text.ts';
import { lang, t } from '../i18n.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { ReportCards } from './report-cards.tsx';
import { type CellProps, ReportCell } from './report-cell.tsx';
import { levelStyle, lineKey, ReportFold, unfolded } from './report-fold.tsx';
import './report.css';

type Props = CellProps & {
  layout: Layout;
  choice: ReportChoice;
  onRank: (measure: string | undefined) => void;
};

/** The figures of a report below grouped heads; each opens the rows it counts. */
export function ReportTable(props: Props) {
  const { report, layout, answer } = props;
  const mobile = useMobile();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => unfolded(layout.lines, folded), [layout, folded]);
  const onFold = (key: string): void =>
    setFolded((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]));
  if (mobile && answer.across.length === 0 && layout.columns.length > 1)
    return <ReportCards {...props} layout={{ ...layout, lines }} folded={folded} onFold={onFold} />;
  return (
    <section className="report-table" aria-label={t(report.label)}>
      <table>
        <Heads {...props} />
        <tbody>
          {lines.map((laid) => (
            <tr key={lineKey(laid)} data-kind={laid.kind} data-branch={laid.branch}>
              {laid.words.map((word, at) =>
                word === '' ? (
                  <td key={layout.groups[at]} />
                ) : (
                  <th key={layout.groups[at]} scope="row">
                    {at === laid.words.length - 1 && laid.line.members.at(-1)?.level !== undefined ? (
                      <span className="report-place" style={levelStyle(laid)}>
                        <ReportFold laid={laid} folded={folded} onFold={onFold} />
                        {word}
                      </span>
                    ) : (
                      word
                    )}
                  </th>
                ),
              )}
              {layout.columns.map((column) => (
                <td key={`${column.across} ${column.measure}`}>
                  <ReportCell {...props} laid={laid} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
      title={ranked ? t(REPORT.unrank) : t(REPORT.rank, { name: t(measureName(report, column.measure)) })}
      onClick={() => onRank(ranked ? undefined : column.measure)}
    >
      {column.head}
      {ranked && <CaretDownOutlined aria-hidden="true" />}
    </button>
  );
}
