import { wayOf } from './column.ts';
import type { GridBlock } from './grid-block.ts';
import type { GridModel } from './grid-model.ts';
import { type Arrow, edgeTo, moveTo, pageTo, tabTo } from './move.rules.ts';
import type { Spot } from './spot.rules.ts';

/** What is asked of a key press. */
export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

type Grid = {
  readonly model: GridModel;
  readonly block: GridBlock /** Rows that one sees at a time. */;
  readonly page: number;
};

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A key of the grid (ui.md 6.5). Answers whether it was the grid's; keys of an input method never come here. */
export function gridKey(grid: Grid, event: Pressed): boolean {
  const { model, block } = grid;
  const active = model.active();
  if (!active) return false;
  if (event.key === 'Tab' && model.leaving()) return false;
  if (event.key !== 'Shift') model.mayLeave(false);
  const command = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (model.editing()) {
    // What works on the whole page, such as saving, finds what was typed in its place.
    if (command && event.key === 'Enter' && model.isRange()) return fillChosen(grid);
    if (command) {
      if (['s', 'enter'].includes(event.key.toLowerCase())) block.end();
      return false;
    }
    return editKey(grid, active, event);
  }
  if (command) return commandKey(grid, active, event);
  return event.altKey ? altKey(grid, active, event.key) : plainKey(grid, active, event);
}

function plainKey({ model, block, page }: Grid, active: Spot, { key, shiftKey }: Pressed): boolean {
  const layout = model.rows.layout();
  const arrow = ARROWS[key];
  if (arrow) return goTo(model, moveTo(layout, active, arrow), shiftKey);
  switch (key) {
    case 'Tab':
      return tab(model, active, shiftKey);
    case 'Enter':
      if (wayOf(model.columnAt(active)) === 'open' && !shiftKey) return edit(model, active);
      return goTo(model, moveTo(layout, active, shiftKey ? 'up' : 'down'));
    case 'Home':
      return goTo(model, edgeTo(layout, active, 'left'), shiftKey);
    case 'End':
      return goTo(model, edgeTo(layout, active, 'right'), shiftKey);
    case 'PageUp':
      return goTo(model, pageTo(layout, active, -page), shiftKey);
    case 'PageDown':
      return goTo(model, pageTo(layout, active, page), shiftKey);
    case 'F2':
      return edit(model, active);
    case 'Delete':
    case 'Backspace':
      block.clear();
      return true;
    case ' ':
      return toggle(model, block, active);
    case 'Escape':
      if (!model.isRange()) {
        model.mayLeave(true);
        return false;
      }
      return goTo(model, active);
    default:
      return false;
  }
}

/** Keys while something is being typed. Left and right move inside it; a list has up and down for itself. */
function editKey({ model, block }: Grid, active: Spot, { key, shiftKey }: Pressed): boolean {
  const { way } = model.editing()!;
  if (way === 'open') return false;
  /** Leaving may have made a row of the blank one. */
  const step = (arrow: Arrow): boolean => {
    block.end();
    return goTo(model, moveTo(model.rows.layout(), active, arrow));
  };
  switch (key) {
    case 'Enter':
      return step(shiftKey ? 'up' : 'down');
    case 'Tab':
      block.end();
      return tab(model, active, shiftKey);
    case 'Escape':
      model.cancel();
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
      if (way === 'choose') {
        model.pointOffer(key === 'ArrowDown' ? 1 : -1);
        return true;
      }
      return step(ARROWS[key]!);
    default:
      return false;
  }
}

function commandKey({ model, block }: Grid, active: Spot, { key, shiftKey }: Pressed): boolean {
  const layout = model.rows.layout();
  const arrow = ARROWS[key];
  if (arrow) return goTo(model, edgeTo(layout, active, arrow), shiftKey);
  const last = { row: layout.rows - 1, col: layout.cols - 1 };
  switch (key.toLowerCase()) {
    case 'a':
      model.choose({ from: last, to: { row: 0, col: 0 } });
      return true;
    case 'd':
      block.fillDown();
      return true;
    case 'z':
      if (shiftKey) model.rows.redo();
      else model.rows.undo();
      model.settle();
      return true;
    case 'y':
      model.rows.redo();
      model.settle();
      return true;
    case 'home':
      return goTo(model, { row: 0, col: 0 }, shiftKey);
    case 'end':
      return goTo(model, last, shiftKey);
    default:
      return false;
  }
}

/** Alt and the arrows: a row of a tree opens and closes, a list drops down. */
function altKey({ model }: Grid, active: Spot, key: string): boolean {
  const branch = model.rows.branchAt(active.row);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (branch?.open === undefined) return false;
      model.fold(active.row, key === 'ArrowRight');
      return true;
    case 'ArrowDown':
      return edit(model, active);
    default:
      return false;
  }
}

function fillChosen({ model, block }: Grid): boolean {
  const { text } = model.editing()!;
  model.cancel();
  block.fillAll(text);
  return true;
}

function edit(model: GridModel, spot: Spot): boolean {
  model.edit(spot);
  return true;
}

/** Space turns yes and no round; in other columns it is typed. */
function toggle(model: GridModel, block: GridBlock, active: Spot): boolean {
  const column = model.columnAt(active);
  if (column.field.kind !== 'bool' || model.rows.modeAt(active) !== 'edit') return false;
  block.write(active, model.rows.valueAt(active) !== true);
  return true;
}

function tab(model: GridModel, from: Spot, backwards: boolean): boolean {
  const to = tabTo(model.rows.layout(), from, backwards);
  return to !== null && goTo(model, to);
}

function goTo(model: GridModel, to: Spot, extend = false): boolean {
  model.goTo(to, extend);
  return true;
}
