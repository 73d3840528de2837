import type { Text } from './text.ts';

/** What a page tells about itself in the help drawer. */
export type PageHelp = {
  /** What the page is for, in one or two sentences. */
  readonly purpose: Text;
  /** What one does here, a step or a rule each. */
  readonly ways?: readonly Text[];
  /** Why this number: each figure that is computed, with its formula in words. */
  readonly figures?: readonly { readonly name: Text; readonly how: Text }[];
};
