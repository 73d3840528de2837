import { Button, Popover } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { kitOf } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import type { GridColumn } from './column.ts';
import { GRID } from './grid.text.ts';
import { useGrid } from './grid-context.ts';
import type { Spot } from './spot.rules.ts';

type Props = { column: GridColumn; spot: Spot; anchor: RefObject<HTMLElement | null> };

/** The control of a kind that does not fit into a cell, beside it: attachments, several records, long texts. */
export function OpenControl({ column, spot, anchor }: Props) {
  const { model, block, id } = useGrid();
  const Control = column.Control ?? kitOf(column.field).Control;
  const label = column.label ?? t(column.field.label);
  const close = () => {
    block.end();
    anchor.current?.focus({ preventScroll: true });
  };
  const control = (
    <Focused>
      <Control
        field={column.field}
        id={`${id}-open`}
        value={model.rows.valueAt(spot)}
        label={model.rows.labelAt(spot)}
        ariaLabel={label}
        required={column.field.required === true}
        onChange={(value) => model.put(value)}
      />
    </Focused>
  );
  return (
    <Popover
      open
      trigger="click"
      placement="bottomLeft"
      onOpenChange={(open) => !open && close()}
      content={
        <div
          className="grid-open"
          role="dialog"
          aria-label={label}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            close();
          }}
        >
          {control}
          <Button size="small" type="primary" onClick={close}>
            {t(GRID.done)}
          </Button>
        </div>
      }
    >
      <span className="grid-open-at" />
    </Popover>
  );
}

const FIRST = 'input, textarea, button, [contenteditable=true]';

/** Gives the focus to what stands in it; some controls come a moment later than the layer that holds them. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const holder = box.current;
    if (!holder) return undefined;
    const focus = (): boolean => {
      const found = holder.querySelector<HTMLElement>(FIRST);
      found?.focus();
      return found !== null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(holder, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}
