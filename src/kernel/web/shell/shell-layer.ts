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
  readonly Layer: ComponentType;
};
