import type { Route } from '../../route.ts';
import { askSignIn } from './refusals.ts';
import { token } from './token.ts';

/**
 * As whom this window speaks. Lists, forms and drafts of the kit ask here, so that an area of others than staff has the same ones: its
 * calls, its sign-in, its own drafts.
 */
export type Caller = {
  /** What a call shows of the sign-in; nothing where nobody is signed in. */
  readonly bearer: () => Promise<string | undefined> | string | undefined;
  /** The sign-in itself, by which opens what lies sealed on the device. */
  readonly signIn: () => string | undefined;
  /** Where the calls of a kind of record live, where that is not at its own path. */
  readonly pathOf?: (resource: { readonly name: string }) => string;
  /** Where a call lives that everybody has for himself, such as his drafts. */
  readonly own: (path: string) => string;
  /** The sign-in has ended; true once the call may be sent again. */
  readonly ended: (about: { readonly write: boolean }) => Promise<boolean>;
  /** Whether what a tag asks for, such as a small picture, is answered: it goes with the cookie of staff alone. */
  readonly byCookie: boolean;
  /** Whether views of lists can be kept under a name. */
  readonly keepsViews: boolean;
};

const STAFF: Caller = {
  bearer: token,
  signIn: token,
  own: (path) => path,
  ended: askSignIn,
  byCookie: true,
  keepsViews: true,
};

let speaking = STAFF;

/** Once, at the start of an area that is not of staff. */
export function speakAs(caller: Caller): void {
  speaking = caller;
}

export const caller = (): Caller => speaking;

/** A call that everybody has for himself, where this window's caller has it. */
export const ownCall = <T extends Route>(route: T): T => ({ ...route, path: speaking.own(route.path) });
