import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './day-matrix.css';

type Mark = {
  readonly key: string;
  /** One letter or sign; `title` says it in words. */
  readonly mark: string;
  readonly title: string;
  readonly tone: 'green' | 'amber' | 'red' | 'blue' | 'grey';
  readonly onOpen?: () => void;
};

/** A day may come twice: a ship that crosses the date line. */
export type DayMark = Mark & { readonly day: string };
export type ColumnMark = Mark & { readonly column: string };

type Column = {
  readonly key: string;
  readonly head: ReactNode;
  readonly weekend?: boolean;
};

type Row<M extends Mark> = {
  readonly key: string;
  readonly head: ReactNode;
  readonly marks: readonly M[];
  /** Figures behind the marks, by the keys of `feet`. */
  readonly feet: Figures;
};

type Figures = Readonly<Record<string, ReactNode>>;
type Foot = { readonly key: string; readonly head: ReactNode };

type Shared = {
  label: string;
  /** Head of the first column. */
  corner: ReactNode;
  feet: readonly Foot[];
  /** A last row over all. */
  total?: { readonly head: ReactNode; readonly feet: Figures };
};

/** What scrolls is reached by keyboard too (axe scrollable-region-focusable). */
const SCROLLS = { tabIndex: 0 } as const;

const MOVES: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Rows by days: what happened to each on each day, at a glance. `days` are `yyyy-MM-dd`, in order. */
export function DayMatrix({
  days,
  rows,
  ...shared
}: Shared & { days: readonly string[]; rows: readonly Row<DayMark>[] }) {
  const columns = days.map((day) => ({ key: day, head: Number(day.slice(8)), weekend: isWeekend(day) }));
  const marked = rows.map((row) => ({ ...row, marks: row.marks.map((mark) => ({ ...mark, column: mark.day })) }));
  return <MarkMatrix {...shared} columns={columns} rows={marked} />;
}

/**
 * Rows by columns of any kind, a mark where they meet. Arrow keys go from mark to mark, Enter opens one. The first column and the head stay
 * while one scrolls.
 */
export function MarkMatrix({
  label,
  corner,
  columns,
  rows,
  feet,
  total,
}: Shared & { columns: readonly Column[]; rows: readonly Row<ColumnMark>[] }) {
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent<HTMLTableElement>): void => {
    const step = MOVES[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>('button[data-at]');
    if (!step || !from || !table.current) return;
    event.preventDefault();
    const [column = 0, row = 0] = from.dataset.at!.split(' ').map(Number);
    // The next mark that way; places without one are passed over.
    for (let away = 1; away <= Math.max(columns.length, rows.length); away += 1) {
      const at = `${column + step[0] * away} ${row + step[1] * away}`;
      const next = table.current.querySelector<HTMLElement>(`button[data-at="${at}"]`);
      if (!next) continue;
      next.focus();
      return;
    }
  };
  return (
    <section className="day-matrix" aria-label={label} {...SCROLLS}>
      <table ref={table} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, head, weekend }) => (
              <th key={key} scope="col" data-weekend={weekend || undefined}>
                {head}
              </th>
            ))}
            {feet.map(({ key, head }) => (
              <th key={key} scope="col" data-foot>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {columns.map(({ key, weekend }, column) => (
                <td key={key} data-weekend={weekend || undefined}>
                  {row.marks
                    .filter((mark) => mark.column === key)
                    .map((mark) => (
                      <MarkSign key={mark.key} mark={mark} at={`${column} ${at}`} />
                    ))}
                </td>
              ))}
              <Feet feet={feet} figures={row.feet} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.head}</th>
              <td colSpan={columns.length} />
              <Feet feet={feet} figures={total.feet} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function MarkSign({ mark, at }: { mark: Mark; at: string }) {
  const { tone, title, onOpen } = mark;
  if (!onOpen)
    return (
      <span className="day-mark" role="img" data-tone={tone} title={title} aria-label={title}>
        {mark.mark}
      </span>
    );
  return (
    <button
      type="button"
      className="day-mark"
      data-at={at}
      data-tone={tone}
      title={title}
      aria-label={title}
      onClick={onOpen}
    >
      {mark.mark}
    </button>
  );
}

function Feet({ feet, figures }: { feet: readonly Foot[]; figures: Figures }) {
  return feet.map(({ key }) => (
    <td key={key} className="num" data-foot>
      {figures[key]}
    </td>
  ));
}
