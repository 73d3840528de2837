import type { Text } from '../../kernel/text.ts';

/**
 * Something to do that the finder offers by name, brought by a domain in a file `*.acts.web.ts` that exports `finderActs`. To make
 * a new record of a listed kind is offered without a word.
 */
export type FinderAct = {
  /** Unique, such as `voyage.newNoon`. */
  readonly key: string;
  /** Begins with the verb: 新建正午报. */
  readonly label: Text;
  /** Initials of the Chinese label, and other words by which people look for it, in lower case. */
  readonly words: string;
  readonly permission?: string;
  /** The page that does it, as menus write it, with what follows its address. */
  readonly component: string;
  readonly query?: string;
  /** It is done to a record of this kind: also offered for those found, `?shipId=12`. */
  readonly of?: { readonly resource: string; readonly param: string };
};
