import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { GridBlock } from './grid-block.ts';
import { gridKey } from './grid-keys.ts';
import type { GridModel } from './grid-model.ts';

type Given = { model: GridModel; block: GridBlock; table: RefObject<HTMLTableElement | null>; page: number };

/** Browsers tell by this code that an input method has the key, where `isComposing` does not say so yet. */
const OF_INPUT_METHOD = 229;

/** Keys and the clipboard of a grid. The clipboard comes with its events: on a page without https there is no other way to it. */
export function tableEvents({ model, block, table, page }: Given) {
  /** A control that is open beside its cell has its keys and its clipboard for itself. */
  const isOurs = (event: { target: EventTarget }): boolean =>
    event.target instanceof Node && table.current?.contains(event.target) === true;
  const copy = (event: ClipboardEvent): boolean => {
    if (!isOurs(event) || model.editing()) return false;
    event.clipboardData.setData('text/plain', block.copied());
    event.preventDefault();
    return true;
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.keyCode === OF_INPUT_METHOD || !isOurs(event)) return;
      if (gridKey({ model, block, page }, event)) event.preventDefault();
    },
    onCopy(event: ClipboardEvent) {
      copy(event);
    },
    onCut(event: ClipboardEvent) {
      if (copy(event)) block.clear();
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      // Inside a cell a single text goes where the caret is; a range goes over the cells.
      if (!isOurs(event) || (model.editing() && !/[\t\n]/.test(text))) return;
      model.cancel();
      event.preventDefault();
      void block.paste(text);
    },
  };
}
