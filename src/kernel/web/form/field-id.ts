/** The id of the control of a path within one form. */
export const controlId = (form: string, path: string): string => `${form}-${path.replaceAll('.', '-')}`;

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex]';

/** Brings the control of a path into sight and puts the focus there. */
export function focusField(form: string, path: string): void {
  const element = document.getElementById(controlId(form, path));
  if (!element) return;
  element.closest('.form-field, .lines-cell')?.scrollIntoView({ block: 'center' });
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
}
