import { controlId } from '../../../kernel/web/form/field-id.ts';
import type { Entry } from './entry-model.web.ts';
import { pathOfPlace } from './finding-place.rules.ts';
import type { GridController } from './grid-controller.web.ts';

/** Brings the reader to the control of a finding, wherever it is drawn. */
export type Places = {
  /** The grid on the screen; the answer takes it back. */
  offerGrid(grid: GridController): () => void;
  /** Field by its rule path, such as `oil.HEATING.fuelOil` or `times.fullAway`. */
  goTo(field: string): void;
};

export function createPlaces({ entry, form }: { entry: Entry; form: string }): Places {
  let grid: GridController | undefined;
  return {
    offerGrid(next) {
      grid = next;
      return () => {
        if (grid === next) grid = undefined;
      };
    },
    goTo(field) {
      const place = entry.place(field);
      if (place.kind === 'cell' && grid) {
        grid.goToKey(place.row, place.key);
        return;
      }
      const path = pathOfPlace(place);
      const element = document.getElementById(controlId(form, path)) ?? sectionOf(form, path);
      if (!element) return;
      entry.store.touch(path);
      element.scrollIntoView({ block: 'center' });
      const target = element.matches('input, select, textarea, button')
        ? element
        : element.querySelector<HTMLElement>('input, select, textarea, button');
      target?.focus({ preventScroll: true });
    },
  };
}

/** Records that are not there yet are added in their section. */
function sectionOf(form: string, path: string): HTMLElement | null {
  const [top] = path.split('.');
  const section = top === 'cargos' ? 'cargo' : top;
  return document.getElementById(`${form}-section-${section}`);
}
