/** Where Enter stops: fields, and the grid's own stop; hemispheres are left to Tab, a letter in the position chooses them. */
const STOPS = 'input:not([type=hidden]):not([type=file]), select, textarea, td[tabindex="0"]';

function stopsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => !element.matches(':disabled, [readonly], [tabindex="-1"], [data-skip]') && element.checkVisibility(),
  );
}

export function focusNext(box: HTMLElement, from: HTMLElement, backwards: boolean): void {
  const stops = stopsIn(box);
  const at = stops.indexOf(from);
  const next = stops[at + (backwards ? -1 : 1)];
  if (!next) {
    from.blur();
    return;
  }
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

/** The first required field that is still empty, else the first field: what is prefilled needs no key press. */
export function focusFirst(box: HTMLElement | null): void {
  if (!box) return;
  const stops = stopsIn(box);
  const open = stops.find(
    (element) =>
      element.getAttribute('aria-required') === 'true' &&
      element.getAttribute('role') !== 'combobox' &&
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.value === '',
  );
  (open ?? stops[0])?.focus({ preventScroll: true });
}
