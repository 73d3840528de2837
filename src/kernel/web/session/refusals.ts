import type { ApiError } from '../api-error.ts';

/** Ways in which a refused call changes what the user sees; the shell answers them, requests only ask. */
type Answers = {
  /** Shows the dialog 'system prompt' over the kept page; true once the same user has signed in again. */
  readonly signIn: () => Promise<boolean>;
  /** Says at the address itself what is missing: in place of the page where it was to be read, over it where something was to be written. */
  readonly turnAway: (error: ApiError, about: { write: boolean }) => void;
};

let answers: Answers | undefined;
let asking: Promise<boolean> | undefined;
let stayed = false;
let leaving = false;

export function answerRefusals(next: Answers): () => void {
  answers = next;
  return () => {
    if (answers === next) answers = undefined;
  };
}

/** The page is about to be left for the sign-in: from now on nobody is asked to sign in over it. */
export function leavePage(): void {
  leaving = true;
}

/**
 * The session has ended: all calls that learn of it wait for one dialog.
 * Who chose to stay is asked again only when something is to be written.
 */
export async function askSignIn({ write }: { write: boolean }): Promise<boolean> {
  if (!answers || leaving || (stayed && !write)) return false;
  asking ??= answers.signIn().finally(() => {
    asking = undefined;
  });
  const done = await asking;
  stayed = !done;
  return done;
}

/** Answers whether anybody says it. */
export function turnAway(error: ApiError, about: { write: boolean }): boolean {
  answers?.turnAway(error, about);
  return answers !== undefined;
}
