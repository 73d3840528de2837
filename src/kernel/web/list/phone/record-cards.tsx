import { Checkbox } from 'antd';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { type AnyResource, nameField } from '../../../resource/resource.ts';
import { fixedUnit } from '../../../resource/unit.ts';
import { isBlank } from '../../fields/empty.tsx';
import { t } from '../../i18n.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { PlainNames } from '../../records/record-link.tsx';
import { chosenCount, isChosen, type Selection, withRows } from '../batch/selection.ts';
import { Cell } from '../columns/cell.tsx';
import type { ListColumn } from '../columns/column-set.ts';
import { LIST } from '../list.text.ts';
import { LOAD_MORE_PX } from '../pages/pages.ts';
import { type CardLayout, cardLayout } from './card-layout.ts';
import './phone-list.css';

const LONG_PRESS_MS = 500;

type Props = {
  resource: AnyResource;
  columns: readonly ListColumn[];
  rows: readonly AnyRow[];
  message: ReactNode;
  selection: Selection;
  onSelect?: (selection: Selection) => void;
  nameOf: (row: AnyRow) => string;
  onOpen?: (row: AnyRow) => void;
  actions?: (row: AnyRow) => ReactNode;
  onMore?: () => void;
};

const BARE = new Set(['number', 'bool', 'computed', 'position']);

/** A figure or a yes says nothing on a card without its name, and a figure nothing without its unit, which stands in no head here. */
function NamedCell({ column, row }: CellProps) {
  return (
    <>
      {BARE.has(column.field?.kind ?? '') && `${t(column.label)} `}
      <UnitCell column={column} row={row} />
    </>
  );
}

type CellProps = { column: ListColumn; row: AnyRow };

function UnitCell({ column, row }: CellProps) {
  const unit = column.field && !isBlank(row[column.key]) && fixedUnit(column.field);
  return (
    <>
      <Cell column={column} row={row} />
      {unit && ` ${unit}`}
    </>
  );
}

/** A choice by the name of `none` is a state of nothing: without its head nobody could tell what there is none of. */
const saysNothing = (column: ListColumn, row: AnyRow): boolean => row[column.key] === 'none';

function Facts({ layout, row }: { layout: CardLayout; row: AnyRow }) {
  const facts = layout.facts.filter((column) => !isBlank(row[column.key]) && !saysNothing(column, row));
  return (
    <span>
      {facts.map((column, i) => (
        <Fragment key={column.key}>
          {i > 0 && ' · '}
          <NamedCell column={column} row={row} />
        </Fragment>
      ))}
    </span>
  );
}

function CardText({ layout, row, named }: { layout: CardLayout; row: AnyRow; named: string | undefined }) {
  const { number, title, amount } = layout;
  const state = layout.state && !saysNothing(layout.state, row) ? layout.state : undefined;
  const shown = (column: ListColumn | undefined) =>
    column && (column.render || !isBlank(row[column.key])) ? column : undefined;
  const [person, date] = [shown(layout.person), shown(layout.date)];
  const name = named ?? <Cell column={title} row={row} />;
  return (
    <>
      {number && (
        <span className="list-card-head">
          <Cell column={number} row={row} />
          {state && <Cell column={state} row={row} />}
        </span>
      )}
      <span className="list-card-title">
        <span>{name}</span>
        {!number && state && <Cell column={state} row={row} />}
      </span>
      <span className="list-card-facts">
        <Facts layout={layout} row={row} />
        {amount && (
          <strong>
            <UnitCell column={amount} row={row} />
          </strong>
        )}
      </span>
      {(person || date) && (
        <span className="list-card-foot">
          {person && (
            <span>
              <NamedCell column={person} row={row} />
            </span>
          )}
          {date && (
            <span>
              {t(date.label)} <Cell column={date} row={row} />
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** Calls back when the end of the list comes within 10 px of the screen. */
function End({ onMore }: { onMore: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${LOAD_MORE_PX}px 0px`,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  });
  return <span ref={mark} />;
}

/** The list on a phone: cards; a long press selects, and while anything is selected a press does too. */
export function RecordCards(props: Props) {
  const { rows, selection, onSelect } = props;
  const layout = cardLayout(props.resource, props.columns);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  if (rows.length === 0) return <div className="list-cards">{props.message}</div>;

  const toggle = (row: AnyRow): void => {
    const next = new Map(selection.rows);
    if (!next.delete(row.id)) next.set(row.id, row);
    onSelect?.(withRows(selection, rows, selection.all ? [row] : [...next.values()]));
  };
  const stop = () => clearTimeout(timer.current);
  const selecting = chosenCount(selection) > 0;

  return (
    <ul className="list-cards">
      {rows.map((row) => (
        <li key={row.id} className="list-card" data-selected={isChosen(selection, row)}>
          {selecting && (
            <Checkbox
              checked={isChosen(selection, row)}
              aria-label={t(LIST.selectRow, { name: props.nameOf(row) })}
              onChange={() => toggle(row)}
            />
          )}
          <button
            type="button"
            className="list-card-body"
            onPointerDown={() => {
              pressed.current = false;
              timer.current = setTimeout(() => {
                pressed.current = true;
                if (onSelect) toggle(row);
              }, LONG_PRESS_MS);
            }}
            onPointerUp={stop}
            onPointerLeave={stop}
            onPointerCancel={stop}
            onContextMenu={(event) => onSelect && event.preventDefault()}
            onClick={() => {
              if (pressed.current) return;
              if (selecting) toggle(row);
              else props.onOpen?.(row);
            }}
          >
            <PlainNames value>
              <CardText
                layout={layout}
                row={row}
                named={layout.title.key === nameField(props.resource) ? props.nameOf(row) : undefined}
              />
            </PlainNames>
          </button>
          {!selecting && props.actions && <span className="list-card-acts">{props.actions(row)}</span>}
        </li>
      ))}
      {props.onMore && (
        <li>
          <End onMore={props.onMore} />
        </li>
      )}
    </ul>
  );
}
