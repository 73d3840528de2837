import type { Text } from '../../../kernel/text.ts';

/** One published example: what is given, what comes of it by its source, and what the product's own rules make of it. */
export type Example = {
  readonly given: Text;
  readonly expected: string;
  readonly found: string | null;
  readonly source: Text;
};
