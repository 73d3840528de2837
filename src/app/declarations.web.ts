import type { Page } from '../kernel/page.ts';

/** What each page says of itself, loaded one by one when it is asked for. */
export const declarations = import.meta.glob<Readonly<Record<string, Page>>>([
  '../domains/**/*.page.ts',
  '../shell/**/*.page.ts',
]);
