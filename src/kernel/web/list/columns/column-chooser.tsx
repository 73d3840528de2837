import { HolderOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import {
  closestCenter,
  DndContext,
  type DragCancelEvent,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Checkbox } from 'antd';
import { t } from '../../i18n.ts';
import { CHOOSER } from './column-chooser.text.ts';
import { type ColumnChoice, type ListColumn, orderColumns } from './column-set.ts';
import './column-chooser.css';

type Props = {
  /** All columns, as declared. */
  columns: readonly ListColumn[];
  /** Keys of the shown ones, in the order in which they stand. */
  shown: readonly string[];
  choice: ColumnChoice | undefined;
  onChange: (choice: ColumnChoice) => void;
  onReset: () => void;
};

type RowProps = {
  column: ListColumn;
  checked: boolean;
  fixed: boolean;
  pinned: boolean;
  onCheck: (checked: boolean) => void;
  onPin: () => void;
};

function Row({ column, checked, fixed, pinned, onCheck, onPin }: RowProps) {
  const sortable = useSortable({ id: column.key, disabled: fixed });
  const name = t(column.label);
  return (
    <li
      ref={sortable.setNodeRef}
      className="list-column"
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <Checkbox checked={checked} disabled={fixed} onChange={(event) => onCheck(event.target.checked)}>
        {name}
      </Checkbox>
      {!fixed && (
        <button
          type="button"
          className="list-column-handle list-column-pin"
          aria-pressed={pinned}
          aria-label={t(pinned ? CHOOSER.unpin : CHOOSER.pin, { name })}
          title={t(pinned ? CHOOSER.unpin : CHOOSER.pin, { name })}
          onClick={onPin}
        >
          {pinned ? <PushpinFilled aria-hidden="true" /> : <PushpinOutlined aria-hidden="true" />}
        </button>
      )}
      {fixed ? (
        <span className="list-column-fixed">{t(CHOOSER.fixed)}</span>
      ) : (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className="list-column-handle"
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t(CHOOSER.move, { name })}
        >
          <HolderOutlined aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** Which columns show, and in what order; the first one is fixed. Keyboard: space on the handle, arrows, space. */
export function ColumnChooser({ columns, shown, choice, onChange, onReset }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hidden = columns.map((column) => column.key).filter((key) => !shown.includes(key));
  const ordered = orderColumns(columns, withHidden(columns, shown));
  const keys = ordered.map((column) => column.key);

  const nameOf = (id: UniqueIdentifier): string => {
    const column = columns.find((one) => one.key === id);
    return column ? t(column.label) : '';
  };
  const placeOf = (id: UniqueIdentifier, over: UniqueIdentifier): string =>
    t(CHOOSER.at, { name: nameOf(id), n: keys.indexOf(String(over)) + 1, all: keys.length });

  function check(key: string, checked: boolean): void {
    onChange({ ...choice, order: keys, hidden: checked ? hidden.filter((one) => one !== key) : [...hidden, key] });
  }

  const pinned = choice?.pinned ?? [];
  const pin = (key: string): void =>
    onChange({
      order: keys,
      ...choice,
      pinned: pinned.includes(key) ? pinned.filter((one) => one !== key) : [...pinned, key],
    });

  const spoken = {
    onDragStart: ({ active }: DragStartEvent) => t(CHOOSER.held, { name: nameOf(active.id) }),
    onDragOver: ({ active, over }: DragOverEvent) => (over ? placeOf(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }: DragEndEvent) => (over ? placeOf(active.id, over.id) : undefined),
    onDragCancel: ({ active }: DragCancelEvent) => t(CHOOSER.back, { name: nameOf(active.id) }),
  };

  return (
    <div className="list-columns">
      <DndContext
        sensors={sensors}
        accessibility={{
          announcements: spoken,
          screenReaderInstructions: { draggable: t(CHOOSER.keys) },
        }}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          const to = over ? Math.max(1, keys.indexOf(String(over.id))) : -1;
          if (to > 0) onChange({ ...choice, order: arrayMove(keys, keys.indexOf(String(active.id)), to), hidden });
        }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ul>
            {ordered.map((column) => (
              <Row
                key={column.key}
                column={column}
                fixed={column.fixed}
                checked={shown.includes(column.key)}
                pinned={pinned.includes(column.key)}
                onCheck={(checked) => check(column.key, checked)}
                onPin={() => pin(column.key)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <Button type="link" size="small" onClick={onReset}>
        {t(CHOOSER.reset)}
      </Button>
    </div>
  );
}

/** The shown keys in their order, each hidden one behind the column that it follows in the declaration. */
function withHidden(columns: readonly ListColumn[], shown: readonly string[]): string[] {
  const keys = [...shown];
  columns.forEach((column, i) => {
    if (keys.includes(column.key)) return;
    const before = columns[i - 1]?.key;
    keys.splice(before ? keys.indexOf(before) + 1 : 0, 0, column.key);
  });
  return keys;
}
