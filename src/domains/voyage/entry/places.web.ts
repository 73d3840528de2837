import { controlId } from '../../../kernel/web/form/field-id.ts';
import { nextStop } from '../../../kernel/web/form/next-stop.ts';
import type { Entry } from './entry-model.web.ts';
import { pathOfPlace } from './finding-place.rules.ts';
import { reveal } from './focus-order.web.ts';
import { formPaths } from './form-paths.rules.ts';
import type { GridController } from './grid-controller.web.ts';
import { cellPath } from './oil-grid.rules.ts';

/** Brings the reader to the control of a finding, wherever it is drawn. */
export type Places = {
  /** The grid on the screen; the answer takes it back. */
  offerGrid(grid: GridController): () => void;
  /** Goes to the first cell of the grid that is asked for and empty; whether there is one. */
  enterGrid(): boolean;
  /** Field by its rule path, such as `oil.HEATING.fuelOil` or `times.fullAway`. */
  goTo(field: string): void;
  /** Of several fields the first behind the place where the focus was last, and from the top again after the last one. */
  next(fields: readonly string[]): string | undefined;
  goToNext(fields: readonly string[]): void;
  noteFocus(element: Element): void;
  /** Called when the focus has moved. */
  subscribe(listener: () => void): () => void;
};

export function createPlaces({ entry, form }: { entry: Entry; form: string }): Places {
  let grid: GridController | undefined;
  /** Path of the control that had the focus last. */
  let last: string | undefined;
  const listeners = new Set<() => void>();

  const elementOf = (field: string): HTMLElement | null => {
    const place = entry.place(field);
    const cell = place.kind === 'cell' ? grid?.cellOf(place.row, place.key) : null;
    const path = pathOfPlace(place);
    return cell ?? document.getElementById(controlId(form, path)) ?? sectionOf(form, path);
  };

  /** A cell of several grades is one place. */
  const pathOf = (field: string): string => {
    const place = entry.place(field);
    const column = place.kind === 'cell' && grid && entry.columns.find(({ keys }) => keys.includes(place.key));
    return place.kind === 'cell' && column ? cellPath(place.row, column.keys[0] ?? place.key) : pathOfPlace(place);
  };
  /** Ids are made of paths; within the form they name the place again. */
  const pathAt = (element: Element): string | undefined => {
    const named = element.closest(`[id^="${form}-"]`);
    return named?.id.slice(form.length + 1).replaceAll('-', '.');
  };

  const next = (fields: readonly string[]): string | undefined => {
    const byPath = new Map(fields.toReversed().map((field) => [pathOf(field), field]));
    const order = formPaths({ report: entry.store.values(), columns: entry.columns });
    const found = nextStop([...byPath.keys()], order, last);
    return found === undefined ? undefined : byPath.get(found);
  };

  const goTo = (field: string): void => {
    const place = entry.place(field);
    if (place.kind === 'cell' && grid) {
      grid.goToKey(place.row, place.key);
      return;
    }
    const element = elementOf(field);
    if (!element) return;
    entry.store.touch(pathOfPlace(place));
    reveal(element, 'center');
    const target = element.matches('input, select, textarea, button')
      ? element
      : element.querySelector<HTMLElement>('input, select, textarea, button');
    target?.focus({ preventScroll: true });
  };

  return {
    offerGrid(given) {
      grid = given;
      return () => {
        if (grid === given) grid = undefined;
      };
    },
    enterGrid() {
      const spot = grid?.nextOpen(null);
      if (!grid || !spot) return false;
      grid.goTo(spot);
      return true;
    },
    goTo,
    next,
    goToNext(fields) {
      const field = next(fields);
      if (field !== undefined) goTo(field);
    },
    noteFocus(element) {
      last = pathAt(element) ?? last;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Records that are not there yet are added in their section. */
function sectionOf(form: string, path: string): HTMLElement | null {
  const [top] = path.split('.');
  const section = top === 'cargos' ? 'cargo' : top;
  return document.getElementById(`${form}-section-${section}`);
}
