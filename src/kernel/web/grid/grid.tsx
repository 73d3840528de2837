import {
  type ComponentProps,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { t } from '../i18n.ts';
import { GRID } from './grid.text.ts';
import { GridBar } from './grid-bar.tsx';
import { gridBlock } from './grid-block.ts';
import { GridContext, ROW_HEIGHT } from './grid-context.ts';
import { footLines, GridFoot } from './grid-foot.tsx';
import { GridHead, hasGroups } from './grid-head.tsx';
import { GridMarks } from './grid-marks.tsx';
import { createGridModel } from './grid-model.ts';
import type { GridProps } from './grid-props.ts';
import { GridRowView } from './grid-row.tsx';
import { boxOf } from './spot.rules.ts';
import { tableEvents } from './table-events.ts';
import { sumWords } from './unit-word.ts';
import { askServer, useOffers } from './use-offers.ts';
import { usePointer } from './use-pointer.ts';
import { useErrorRows, useSame, useStamp } from './use-same.ts';
import { useWindow } from './use-window.ts';
import '../fields/field-error.css';
import './grid.css';

/** A table that is moved in by keys; its cells become grid cells by it (HTML-AAM). */
const gridOf = ({ tree, readOnly }: { tree: boolean; readOnly?: boolean }): ComponentProps<'table'> => ({
  role: tree ? 'treegrid' : 'grid',
  'aria-multiselectable': true,
  'aria-readonly': readOnly || undefined,
});

const HEIGHT = 480;
/** Of a bar to scroll sideways by, px. */
const SCROLLBAR = 12;
const BORDERS = 2;

/** The one grid of the house (contributors' guide, "A grid"). */
export function Grid({
  columns,
  rows,
  label,
  onChange,
  onLeave,
  readOnly,
  modeAt,
  follows,
  amongAt,
  newRow,
  parentOf,
  errors,
  markAt,
  tools,
  height = HEIGHT,
  path,
  ref,
}: GridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const { offersOf, came } = useOffers(columns, rows);
  const given = { columns, readOnly, modeAt, follows, newRow, parentOf, offersOf, onChange, onLeave };
  const [{ model, block }] = useState(() => {
    const made = createGridModel({ first: given, start: rows });
    return { model: made, block: gridBlock(made, askServer) };
  });
  model.take(given, rows);
  useSyncExternalStore(model.subscribe, model.revision);

  const count = model.rows.count();
  const heads = hasGroups(columns) ? 2 : 1;
  const totals = columns.some(({ total }) => total);
  const sums = useSame(columns.map((column) => (column.total ? sumWords(model, column) : [])));
  const [head, foot] = [heads * ROW_HEIGHT, totals ? footLines(sums) * ROW_HEIGHT : 0];
  const seen = useWindow({ box, columns, count, head, foot });
  const { lefts, frozen, reveal } = seen;
  const pointer = usePointer({ model, block, held });
  const events = tableEvents({ model, block, table, page: seen.page });
  const active = model.active();
  const range = model.range();
  const editing = model.editing();

  const wide = lefts.at(-1)!;
  const tracks = `var(--grid-no) ${seen.widths.map((width) => `${width}px`).join(' ')}`;
  // Every row lies in the same columns.
  useLayoutEffect(() => {
    table.current?.style.setProperty('--grid-cols', tracks);
    table.current?.style.setProperty('--grid-wide', `calc(${wide}px + var(--grid-no))`);
    table.current?.style.setProperty('--grid-frozen', `calc(${lefts[frozen]}px + var(--grid-no))`);
  }, [tracks, wide, lefts, frozen]);

  const at = active ? `${active.row} ${active.col}` : '';
  const stood = useRef(at);
  useLayoutEffect(() => {
    if (stood.current === at || !active) return;
    stood.current = at;
    reveal(active);
  });
  useImperativeHandle(ref, () => ({
    reach(row, name) {
      const col = Math.max(
        0,
        columns.findIndex((column) => column.name === name),
      );
      const shown = Array.from({ length: count }, (_, i) => i).find((i) => model.rows.branchAt(i)?.row === row) ?? 0;
      if (count === 0) return;
      held.current = true;
      const there = { row: shown, col };
      root.current?.scrollIntoView({ block: 'nearest' });
      model.goTo(there);
      reveal(there);
      root.current?.querySelector<HTMLElement>('.grid-input')?.focus({ preventScroll: true });
    },
    addRows: block.addRows,
  }));

  const errorsOf = useErrorRows(errors);
  const marks = useStamp([readOnly, modeAt, markAt, ...came]);
  const drawn = Array.from({ length: seen.rows.to - seen.rows.from }, (_, i) => seen.rows.from + i);
  if (active && (active.row < seen.rows.from || active.row >= seen.rows.to)) drawn.push(active.row);
  /** What a row above others comes to, so that it is drawn again when it is another. */
  const sumsOf = (row: number): string =>
    parentOf && model.rows.branchAt(row)?.open !== undefined
      ? columns.map((column, col) => column.total && model.rows.valueAt({ row, col })).join()
      : '';
  const here = active && model.rows.branchAt(active.row);
  const error = here ? errorsOf.get(here.row)?.[columns[active.col]?.name ?? ''] : undefined;

  /** An attribute in place of `:focus-within`, which every step from cell to cell would lose and win for all cells. */
  const hold = (now: boolean) => {
    held.current = now;
    root.current?.toggleAttribute('data-held', now);
  };
  /** The focus went elsewhere: not only from one cell to the next. */
  const leave = () => {
    queueMicrotask(() => {
      if (table.current?.contains(document.activeElement)) return;
      if (model.editing()?.way === 'open') return;
      hold(false);
      block.end();
    });
  };

  return (
    <GridContext value={{ model, block, id, path, held, amongAt }}>
      <div className="grid" ref={root}>
        <div
          ref={box}
          className="grid-box"
          style={{
            height: Math.min(height, head + foot + count * ROW_HEIGHT + (seen.scrolls ? SCROLLBAR : 0) + BORDERS),
          }}
          onScroll={seen.onScroll}
        >
          <table
            {...gridOf({ tree: parentOf !== undefined, readOnly })}
            ref={table}
            className="grid-table"
            // Without a cell to step into, its columns are still read with the keys.
            tabIndex={count === 0 && seen.scrolls ? 0 : undefined}
            aria-label={label}
            aria-description={readOnly ? undefined : t(GRID.help)}
            aria-rowcount={count + heads + (totals ? 1 : 0)}
            aria-colcount={columns.length + 1}
            onFocus={() => hold(true)}
            onBlur={leave}
            onKeyDown={events.onKeyDown}
            onCopy={events.onCopy}
            onCut={events.onCut}
            onPaste={events.onPaste}
            onPointerDown={pointer.onPointerDown}
            onPointerMove={pointer.onPointerMove}
            onPointerUp={pointer.onPointerUp}
            onClick={pointer.onClick}
            onDoubleClick={pointer.onDoubleClick}
          >
            <GridHead columns={columns} lefts={lefts} frozen={frozen} span={seen.cols} active={active?.col} />
            <tbody className="grid-body" style={{ height: count * ROW_HEIGHT }}>
              {drawn.map((row) => {
                const branch = model.rows.branchAt(row);
                return (
                  <GridRowView
                    key={row}
                    columns={columns}
                    lefts={lefts}
                    frozen={frozen}
                    span={seen.cols}
                    heads={heads}
                    at={row}
                    row={model.rows.rowAt(row)}
                    branch={branch}
                    tree={parentOf !== undefined}
                    active={active?.row === row ? active.col : undefined}
                    editing={active?.row === row ? editing : null}
                    errors={branch && errorsOf.get(branch.row)}
                    marks={markAt}
                    sums={sumsOf(row)}
                    stamp={marks}
                  />
                );
              })}
            </tbody>
            {totals && (
              <GridFoot
                columns={columns}
                lefts={lefts}
                frozen={frozen}
                span={seen.cols}
                rowIndex={count + heads + 1}
                sums={sums}
              />
            )}
          </table>
          {range && (
            <div className="grid-over" style={{ top: head, height: count * ROW_HEIGHT }}>
              <GridMarks
                box={boxOf(range)}
                isRange={model.isRange()}
                lefts={lefts}
                frozen={frozen}
                handle={!readOnly && !editing}
                fill={pointer.fill}
                onHandle={pointer.onHandle}
              />
            </div>
          )}
        </div>
        <GridBar error={error} tools={tools} />
      </div>
    </GridContext>
  );
}
