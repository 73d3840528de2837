/** Where Enter stops: fields, and the grid's own stop; hemispheres are left to Tab, a letter in the position chooses them. */
const STOPS = 'input:not([type=hidden]):not([type=file]), select, textarea, td[tabindex="0"]';

function stopsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => !element.matches(':disabled, [readonly], [tabindex="-1"], [data-skip]') && element.checkVisibility(),
  );
}

/** Still empty, and asked for or known what it comes to. A chooser of records holds its text beside its input. */
function isOpen(element: HTMLElement): boolean {
  if (element.getAttribute('role') === 'combobox') return false;
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return false;
  return (
    element.value === '' &&
    (element.getAttribute('aria-required') === 'true' || element.dataset.suggestion !== undefined)
  );
}

type Ways = {
  box: HTMLElement;
  from: HTMLElement;
  /** Goes to the first cell of the grid that is asked for; whether there is one. */
  enterGrid: () => boolean;
  /** Behind the last: nothing is left to be filled in. */
  done: () => void;
};

/** Enter: on to the next entry that is asked for, and from the end to the first one that was passed over. */
export function focusNextOpen({ box, from, enterGrid, done }: Ways): void {
  const stops = stopsIn(box);
  const behind = stops.filter((stop) => from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  const before = stops.filter((stop) => from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
  const inGrid = from.closest('[data-grid]');
  for (const stop of [...behind, ...before]) {
    if (stop.matches('td')) {
      if (!inGrid && enterGrid()) return;
    } else if (!stop.closest('[data-grid]') && isOpen(stop)) {
      focusStop(stop);
      return;
    }
  }
  done();
}

/** The next field, filled in or not. */
export function focusAfter(box: HTMLElement, from: HTMLElement): void {
  const next = stopsIn(box).find(
    (stop) =>
      !from.closest('[data-grid]')?.contains(stop) &&
      from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (next) focusStop(next);
}

export function focusBefore(box: HTMLElement, from: HTMLElement): void {
  const stops = stopsIn(box);
  const before = stops[stops.indexOf(from) - 1];
  if (before) focusStop(before);
}

function focusStop(stop: HTMLElement): void {
  stop.focus({ preventScroll: true });
  reveal(stop, 'nearest');
}

/** The first required field that is still empty, else the first field: what is prefilled needs no key press. */
export function focusFirst(box: HTMLElement | null): void {
  if (!box) return;
  const stops = stopsIn(box);
  const open = stops.find((stop) => isOpen(stop) && stop.getAttribute('aria-required') === 'true');
  (open ?? stops[0])?.focus({ preventScroll: true });
}

/**
 * Brings an element into view inside its form alone. The browser's own way moves every box around it too, also those that cannot be
 * moved back by hand: the whole shell once stood 49 px too high.
 */
export function reveal(element: HTMLElement, block: 'center' | 'nearest'): void {
  const scroller = element.closest<HTMLElement>('.entry-scroll');
  if (!scroller) return;
  const [box, view] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const [above, below] = [box.top - view.top - MARGIN, box.bottom - view.bottom + MARGIN];
  if (block === 'center') scroller.scrollTop += box.top - view.top - (view.height - box.height) / 2;
  else if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += below;
  const wide = element.closest<HTMLElement>('.oil-scroll');
  if (!wide) return;
  const [left, right] = [box.left - wide.getBoundingClientRect().left, box.right - wide.getBoundingClientRect().right];
  if (right > 0) wide.scrollLeft += right;
  else if (left < ROW_HEAD) wide.scrollLeft += left - ROW_HEAD;
}

/** Pixels: what stands above and below, and the head of a row that stays. */
const MARGIN = 28;
const ROW_HEAD = 110;
