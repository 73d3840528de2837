import type { ComponentType } from 'react';

/**
 * What a domain keeps running over every page of whoever has signed in (a dialog that must be read, a count of use), brought
 * in a file `*.layer.web.tsx` that exports `shellLayers`. Loaded once the first page stands.
 */
export type ShellLayer = {
  /** Unique, such as `system.announcements`. */
  readonly key: string;
  readonly sort: number;
  /** Only for holders. */
  readonly permission?: string;
  /**
   * The kind of record that it shows to whoever has no page for it, and the parameter of home by which it does: `/?announcement=12`.
   */
  readonly opens?: { readonly resource: string; readonly param: string };
  readonly Layer: ComponentType;
};
