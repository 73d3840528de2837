import { ShipGlyph } from '../../kernel/web/marks/ship-glyph.tsx';
import type { TagMark as Mark } from '../../kernel/web/tabs/tags.ts';

/** The state of the record in a tab or at the end of the path, as a dot or the ship's shape; the page says it in words. */
export function TagMark({ tone, ship }: Mark) {
  return (
    <span className="shell-tag-mark" style={{ color: `var(--tone-${tone})` }} aria-hidden="true">
      {ship ? <ShipGlyph kind={ship} /> : <span className="shell-tag-state" />}
    </span>
  );
}
