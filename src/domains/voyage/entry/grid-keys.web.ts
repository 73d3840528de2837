import type { KeyboardEvent } from 'react';
import { type Arrow, edgeTo, enterTo, moveTo, tabTo } from '../../../kernel/web/grid/move.rules.ts';
import type { Spot } from '../../../kernel/web/grid/spot.rules.ts';
import type { GridController } from './grid-controller.web.ts';

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Keys of a cell that is not being edited (ui.md 6.5). Answers whether the key was the grid's. */
export function gridKey(grid: GridController, event: KeyboardEvent, leave: () => void): boolean {
  const active = grid.active();
  if (!active) return false;
  const { key } = event;
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.altKey) return commandKey(grid, key.toLowerCase(), event.shiftKey);
  if (event.altKey) return false;
  const arrow = ARROWS[key];
  if (arrow) {
    grid.goTo(moveTo(grid.layout(), active, arrow), event.shiftKey);
    return true;
  }
  switch (key) {
    case 'Tab':
      return goOn(grid, tabTo(grid.layout(), active, event.shiftKey));
    case 'Enter':
      if (event.shiftKey || !isAsked(grid)) return goOn(grid, enterTo(grid.layout(), active, event.shiftKey)) || true;
      grid.takeOffered(active);
      return onward(grid, active, leave);
    case 'Home':
    case 'End':
      grid.goTo(edgeTo(grid.layout(), active, key === 'End' ? 'right' : 'left'));
      return true;
    case 'F2':
      grid.edit(active);
      return true;
    case 'Delete':
    case 'Backspace':
      grid.clear();
      return true;
  }
  const digit = typedSign(event);
  if (digit === null) return false;
  grid.edit(active, digit);
  return true;
}

/** Keys while a figure is being typed. Left and right move inside it. */
export function editKey(grid: GridController, event: KeyboardEvent, goOut: () => void): boolean {
  const editing = grid.editing();
  if (!editing || event.nativeEvent.isComposing) return false;
  const { spot } = editing;
  const leave = (to: Spot | null) => {
    grid.finish();
    grid.goTo(to ?? spot);
    return true;
  };
  switch (event.key) {
    case 'Enter':
      if (event.shiftKey || !isAsked(grid)) return leave(enterTo(grid.layout(), spot, event.shiftKey));
      grid.finish();
      return onward(grid, spot, goOut);
    case 'Tab': {
      const to = tabTo(grid.layout(), spot, event.shiftKey);
      if (to) return leave(to);
      // Behind the last cell Tab goes on to the next field by itself, starting from the cell.
      grid.finish();
      grid.focusCell(spot);
      return false;
    }
    case 'Escape':
      grid.cancel();
      grid.goTo(spot);
      return true;
    case 'ArrowUp':
      return leave(moveTo(grid.layout(), spot, 'up'));
    case 'ArrowDown':
      return leave(moveTo(grid.layout(), spot, 'down'));
  }
  return false;
}

/** A new report is gone through by what is asked for or offered: hours, fuel, stock, and lubricants at the rate of yesterday. */
const isAsked = ({ entry }: GridController): boolean => entry.id === null;

/** Enter: the next cell that is asked for and still empty; behind the last one out of the grid. */
function onward(grid: GridController, from: Spot, leave: () => void): boolean {
  const next = grid.nextOpen(from);
  if (next) grid.goTo(next);
  else leave();
  return true;
}

function commandKey(grid: GridController, key: string, shift: boolean): boolean {
  switch (key) {
    case 'd':
      grid.fillDown();
      return true;
    case 'z':
      if (shift) grid.redo();
      else grid.undo();
      return true;
    case 'y':
      grid.redo();
      return true;
    default:
      return false;
  }
}

function goOn(grid: GridController, to: Spot | null): boolean {
  if (to) grid.goTo(to);
  return to !== null;
}

/** The figure that a key types, also while a Chinese input method is on and names no key. */
function typedSign(event: KeyboardEvent): string | null {
  if (/^[\d.=＝]$/.test(event.key)) return event.key;
  if (event.key !== 'Process') return null;
  return /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (event.code === 'NumpadDecimal' ? '.' : null);
}
