/** The id of the control of a path within one form. */
export const controlId = (form: string, path: string): string => `${form}-${path.replaceAll('.', '-')}`;

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex]';

type Reach = (rest: string) => void;
const reaches = new WeakMap<Element, Reach>();

/** An element that holds many controls and draws only some of them, such as a grid, goes to any of them by the rest of its path. */
export function offerReach(element: Element, reach: Reach): () => void {
  reaches.set(element, reach);
  return () => reaches.delete(element);
}

/** Brings the control of a path into sight and puts the focus there. */
export function focusField(form: string, path: string): void {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const holder = document.getElementById(controlId(form, steps.slice(0, length).join('.')));
    const reach = holder && reaches.get(holder);
    if (reach) {
      reach(steps.slice(length).join('.'));
      return;
    }
  }
  const element = document.getElementById(controlId(form, path));
  if (!element) return;
  element.closest('.form-field')?.scrollIntoView({ block: 'center' });
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
}
