import { SHIP_GLYPH } from '../kernel/web/marks/ship-kind.ts';
import type { TagMark } from '../kernel/web/tabs/tags.ts';
import { BRAND } from '../kernel/web/theme/tokens.ts';

let plain: string | undefined;

/** The icon of the browser's own tab: the brand's, and at its corner the state of the record in front. */
export function showIcon(mark: TagMark | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plain ??= link.href;
  const href = mark ? `data:image/svg+xml,${encodeURIComponent(iconWith(mark))}` : plain;
  if (link.href !== href) link.href = href;
}

function iconWith({ tone, ship }: TagMark): string {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(`--tone-${tone}`).trim();
  const shape = ship
    ? `<path transform="translate(17 19.5)" d="${SHIP_GLYPH[ship]}" fill="${colour}"/>`
    : `<circle cx="25" cy="25" r="5" fill="${colour}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${BRAND.ground}"/>` +
    `<path d="M16 5.2c2.9 3 4.4 6.6 4.4 10.6v10.4h-8.8V15.8c0-4 1.5-7.6 4.4-10.6Z" fill="${BRAND.hull}"/>` +
    `<circle cx="24" cy="24.500" r="8" fill="${BRAND.hull}"/>${shape}</svg>`
  );
}
