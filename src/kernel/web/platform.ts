import type { Dictionaries } from './fields/dict-entries.ts';

/** What the kit takes from the platform around it, which alone knows the calls of the domains. */
export type Platform = {
  /** All dictionaries by their codes. */
  readonly dictionaries: () => Promise<Dictionaries>;
  /** Any call of a signed-in user: an ended session is asked about, and the answer comes once somebody has signed in again. */
  readonly askWhoIsThere: () => Promise<unknown>;
};

let given: Platform | undefined;

/** Once, at the start of the web. */
export function providePlatform(next: Platform): void {
  given = next;
}

export function platform(): Platform {
  if (!given) throw new Error('the web starts with providePlatform');
  return given;
}
