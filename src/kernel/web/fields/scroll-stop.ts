const STOPS = 'a[href], button, input, [tabindex]:not([tabindex="-1"])';

/**
 * A ref callback for the box around a table: while the table is wider than its box, or higher and nothing in it can be reached, the
 * keyboard can stop there and scroll it with the arrows. Not otherwise, so that nobody tabs through tables that fit.
 */
export function scrollStop(label: string): (box: HTMLElement | null) => (() => void) | undefined {
  return (box) => {
    const scroller = box?.querySelector<HTMLElement>('.ant-table-body, .ant-table-content');
    const table = scroller?.firstElementChild;
    if (!scroller || !table) return undefined;
    const look = (): void => {
      const hidden = scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector(STOPS);
      if (hidden || scroller.scrollWidth > scroller.clientWidth) {
        scroller.tabIndex = 0;
        scroller.role = 'region';
        scroller.ariaLabel = label;
      } else for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name);
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    observer.observe(table);
    return () => observer.disconnect();
  };
}
