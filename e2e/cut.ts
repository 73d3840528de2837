/** Runs in the page: values, choices and hints that do not fit the control they stand in, and texts that lie on one another, of the forms in front; one line each. */
export function readForms(): string[] {
  /** Half a pixel of rounding on either side. */
  const SLACK = 1;
  const found: string[] = [];
  const forms = [...document.querySelectorAll<HTMLElement>('form, .form, .entry')].filter(
    (one) => one.checkVisibility() && !one.parentElement?.closest('form, .form, .entry'),
  );
  const pen = document.createElement('canvas').getContext('2d')!;
  const labelOf = (control: Element): string =>
    control.closest('[data-path]')?.getAttribute('data-path') ??
    control.getAttribute('aria-label') ??
    (control as HTMLInputElement).labels?.[0]?.textContent ??
    control.id;

  for (const input of forms.flatMap((form) => [...form.querySelectorAll('input')])) {
    if (!input.checkVisibility() || ['checkbox', 'radio', 'file', 'hidden'].includes(input.type)) continue;
    const text = input.value || input.placeholder;
    const { paddingLeft, paddingRight, font } = getComputedStyle(input);
    pen.font = font;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (text && pen.measureText(text).width > room + SLACK) found.push(`cut: ${labelOf(input)} "${text}"`);
  }
  for (const box of forms.flatMap((form) => [
    ...form.querySelectorAll<HTMLElement>('.ant-select-content, .form-label, .form-unit'),
  ])) {
    if (!box.checkVisibility() || box.clientWidth === 0) continue;
    if (box.scrollWidth > box.clientWidth + SLACK) found.push(`cut: ${labelOf(box)} "${box.textContent}"`);
  }

  type Printed = { text: string; rect: DOMRect; node: Node };
  const OVERLAP = 3;
  /** What stays in its place while the form moves below it lies over texts by intention. */
  const floats = (one: Element | null, form: Element): boolean =>
    one !== null &&
    one !== form &&
    (/sticky|fixed/.test(getComputedStyle(one).position) || floats(one.parentElement, form));
  /** What of a line of text shows in the boxes that it scrolls in. */
  const shown = (line: DOMRect, holder: Element): DOMRect => {
    let { left, right, top, bottom } = line;
    for (let one: Element | null = holder; one; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const box = one.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };
  for (const form of forms) {
    const printed: Printed[] = [];
    const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement!;
      const hidden =
        holder.closest('.visually-hidden, [aria-hidden="true"]') ||
        !holder.checkVisibility({ visibilityProperty: true });
      if (!node.textContent?.trim() || hidden || floats(holder, form)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of [...range.getClientRects()].map((line) => shown(line, holder)))
        if (rect.width > 1 && rect.height > 1) printed.push({ text: node.textContent.trim().slice(0, 40), rect, node });
    }
    printed.sort((a, b) => a.rect.top - b.rect.top);
    printed.forEach((one, i) => {
      for (const other of printed.slice(i + 1)) {
        if (other.rect.top > one.rect.bottom - OVERLAP) break;
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        if (one.node !== other.node && wide > OVERLAP) found.push(`overlapping: "${one.text}" and "${other.text}"`);
      }
    });
  }
  return [...new Set(found)];
}
