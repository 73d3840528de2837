import { Checkbox } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';
import { type EmbeddedListProps, keyOf, openedBy, toggledKey } from './embedded-list.props.ts';
import './embedded-list.css';

type Plain<R> = { title?: ReactNode; dataIndex?: unknown; render?: (value: never, row: R, index: number) => ReactNode };

function shownOf<R extends object>(column: Plain<R>, row: R, index: number): ReactNode {
  const value = typeof column.dataIndex === 'string' ? (row as Record<string, unknown>)[column.dataIndex] : undefined;
  return column.render ? column.render(value as never, row, index) : (value as ReactNode);
}

/** The first column leads, each other one stands under its name. */
function ColumnsCard<R extends object>({ columns, row, index }: { columns: Plain<R>[]; row: R; index: number }) {
  const [lead, ...others] = columns;
  return (
    <>
      <strong>{lead && shownOf(lead, row, index)}</strong>
      <dl>
        {others.map((column, at) => {
          const value = shownOf(column, row, index);
          if (value === undefined || value === null || value === '' || value === false) return null;
          return (
            // The columns of a list stay where they are.
            <Fragment key={String(column.title ?? at)}>
              <dt>{column.title as ReactNode}</dt>
              <dd>{value}</dd>
            </Fragment>
          );
        })}
      </dl>
    </>
  );
}

/** Rows that are no table: all of them on a phone, and those that a page draws itself. */
export function EmbeddedCards<R extends object>(props: EmbeddedListProps<R> & { words: ReactNode }) {
  const { columns = [], rows = [], rowKey, card, words, label, selection } = props;
  if (rows.length === 0) return words;
  return (
    <ul className="embedded-cards" aria-label={label} aria-busy={props.loading}>
      {rows.map((row, index) => {
        const key = keyOf(rowKey, row);
        const refused = selection?.refused?.(row);
        // For a finger; the keyboard has the link in the card.
        const press = openedBy(props.onOpen)?.(row, index);
        return (
          <li
            key={key}
            data-row-key={key}
            data-selected={selection?.keys.includes(key)}
            {...(press && { onClick: press.onClick })}
          >
            {selection && (
              <Checkbox
                checked={selection.keys.includes(key)}
                disabled={refused !== undefined}
                title={refused}
                aria-label={t(LIST.selectRow, { name: selection.nameOf(row) })}
                onChange={({ target }) => selection.onChange(toggledKey(selection.keys, key, target.checked))}
              />
            )}
            <div>{card ? card(row) : <ColumnsCard columns={columns as Plain<R>[]} row={row} index={index} />}</div>
          </li>
        );
      })}
    </ul>
  );
}
