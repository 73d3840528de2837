import type { LaidLine, Layout } from '../../report/lay-out.ts';
import { t } from '../i18n.ts';
import { type CellProps, ReportCell } from './report-cell.tsx';
import { levelStyle, lineKey, ReportFold } from './report-fold.tsx';
import './report.css';

type Props = CellProps & { layout: Layout; folded: ReadonlySet<string>; onFold: (key: string) => void };

/** A card stands by itself: it names all its groups, where a table leaves out what stands in the line above. */
const nameOf = ({ kind, line, words }: LaidLine): string =>
  kind === 'line' && line.members.length > 0
    ? line.members.map(({ label }) => label).join(' · ')
    : words.filter((word) => word !== '').join(' · ');

/** A report on a phone, where nothing goes across: each line a card with its figures below their names. */
export function ReportCards({ layout: { columns, lines }, folded, onFold, ...cell }: Props) {
  return (
    <ul className="report-cards" aria-label={t(cell.report.label)}>
      {lines.map((laid) => (
        <li key={lineKey(laid)} data-kind={laid.kind} style={levelStyle(laid)}>
          <h3>
            <ReportFold laid={laid} folded={folded} onFold={onFold} />
            {nameOf(laid)}
          </h3>
          <dl>
            {columns.map((column) => (
              <div key={`${column.across} ${column.measure}`}>
                <dt>
                  {column.group === undefined ? '' : `${column.group} `}
                  {column.head}
                </dt>
                <dd>
                  <ReportCell {...cell} laid={laid} column={column} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
