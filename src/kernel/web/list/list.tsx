import { Checkbox } from 'antd';
import { type ReactNode, useRef } from 'react';
import { t } from '../i18n.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { useMobile } from '../viewport/use-mobile.ts';
import { keyOf } from './embedded/embedded-list.props.ts';
import { EmbeddedList, type EmbeddedListProps } from './embedded/embedded-list.tsx';
import { LIST } from './list.text.ts';
import { useListKeys } from './use-list-keys.ts';
import './list.css';
import './embedded/embedded-list.css';

type Tabs = {
  readonly label: string;
  readonly tab: string;
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly onTab: (key: string) => void;
};

type Props<R> = Omit<EmbeddedListProps<R>, 'fill'> & {
  /** Nothing for a list that a page with a heading of its own holds. */
  title: ReactNode;
  /** Grey text beside the heading: what the list covers. */
  scope?: ReactNode;
  /** Buttons at the right of the heading. */
  acts?: ReactNode;
  /** Lists of one page, one at a time. */
  tabs?: Tabs;
  /** What the rows are chosen by, a `ListSearch`. */
  search?: ReactNode;
  /** What can be done with the selected rows, in the place of their count. */
  batch?: ReactNode;
  /** Between heading and rows, such as a warning. */
  children?: ReactNode;
};

/**
 * A page that is one list of rows which are no records of a register: figures, permissions, mails, approvals. It looks and behaves as a
 * `ResourceList`, which is for everything that is declared.
 */
export function List<R extends object>({ title, scope, acts, tabs, search, batch, children, ...list }: Props<R>) {
  const mobile = useMobile();
  const root = useRef<HTMLDivElement>(null);
  useListKeys<R>({
    root,
    rows: list.rows ?? [],
    keyOf: (row) => keyOf(list.rowKey, row),
    onSearch: () => root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    enabled: !mobile,
  });
  const body = (
    <>
      {search}
      <Tools {...list} batch={batch} cards={mobile || !list.columns} />
      <EmbeddedList {...list} fill />
    </>
  );
  return (
    <div className="list-page" data-mobile={mobile} ref={root}>
      {(title !== null || acts) && (
        <header className="list-head">
          {!mobile && title !== null && <h1>{title}</h1>}
          <span className="list-scope">{scope}</span>
          <span className="list-head-acts">{acts}</span>
        </header>
      )}
      {children}
      <div className="list-panel list-plain">
        {tabs ? (
          <TabBar {...tabs} className="list-tab">
            {body}
          </TabBar>
        ) : (
          body
        )}
      </div>
    </div>
  );
}

type ToolsProps<R> = Pick<Props<R>, 'rows' | 'paging' | 'selection' | 'rowKey' | 'batch'> & { cards: boolean };

/** The count, or what can be done with the selection; where no head of a table holds the box for all rows, it stands here. */
function Tools<R extends object>({ rows, paging, selection, rowKey, batch, cards }: ToolsProps<R>) {
  const total = paging?.total ?? rows?.length;
  const count = total === undefined ? '' : t(LIST.count, { n: total.toLocaleString('en-US') });
  const free = (rows ?? []).filter((row) => !selection?.refused?.(row)).map((row) => keyOf(rowKey, row));
  const chosen = selection ? free.filter((key) => selection.keys.includes(key)) : [];
  return (
    <div className="list-band list-tools" data-batch={batch !== undefined && batch !== null}>
      {cards && selection && free.length > 0 && (
        <Checkbox
          aria-label={t(LIST.selectAll)}
          checked={chosen.length === free.length}
          indeterminate={chosen.length > 0 && chosen.length < free.length}
          onChange={({ target }) => selection.onChange(target.checked ? free : [])}
        />
      )}
      {batch ?? count}
    </div>
  );
}
