import type { ComponentType } from 'react';

/** One panel of the home page, brought by a domain in a file `*.home.web.tsx` that exports `homePanels`. */
export type HomePanel = {
  /** Unique, such as `crew.onBoard`. */
  readonly key: string;
  /** `side`: stacked at the right of what waits for me. `below`: the second row, which its panels fill. */
  readonly place: 'side' | 'below';
  readonly sort: number;
  /** Only holders see it. */
  readonly permission?: string;
  /** Draws itself with `HomeSection` from home-section.tsx. */
  readonly Panel: ComponentType;
};
