import type { ComponentType } from 'react';

/** One panel of the home page, brought by a domain in a file `*.home.web.tsx` that exports `homePanels`. */
export type HomePanel = {
  /** Unique, such as `crew.onBoard`. */
  readonly key: string;
  /** First row: `work` two thirds, `side` stacked in the right third. `below`: a third of the second row. */
  readonly place: 'work' | 'side' | 'below';
  readonly sort: number;
  /** Only holders see it. */
  readonly permission?: string;
  /** Draws itself with `HomeSection` from home-section.tsx. */
  readonly Panel: ComponentType;
};
