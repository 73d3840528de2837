import { request } from '../../kernel/web/request.ts';
import { keepToken } from '../../kernel/web/session/token.ts';
import { forget, remember } from './remembered.ts';
import { sealPassword } from './seal.ts';

export type Captcha = { readonly img: string; readonly uuid: string };

/** A fresh captcha: valid two minutes, for one try. An empty picture means that this server does not ask for one. */
export async function newCaptcha(): Promise<Captcha> {
  return request<Captcha>('GET', '/auth/vCode', { quiet: true });
}

type Credentials = {
  readonly username: string;
  readonly password: string;
  /** The ciphertext of 'remember me', sent in place of a typed password. */
  readonly sealed?: string;
  readonly code: string;
  readonly uuid: string;
  readonly isLand: boolean;
  readonly rememberMe: boolean;
};

type Answer = {
  readonly token: string;
  readonly remembered?: string | null;
  readonly recoveryCodes?: readonly string[];
};

/** What is still asked for after a right password: a code of the authenticator app, or its first one where it is set up now. */
export type SecondStep = {
  readonly secondFactor: 'code' | 'enrol';
  readonly ticket: string;
  readonly secret?: string;
  readonly uri?: string;
};

type Kept = Pick<Credentials, 'username' | 'isLand' | 'rememberMe' | 'sealed'>;

function keep(answer: Answer, { username, isLand, rememberMe, sealed }: Kept): void {
  keepToken(answer.token);
  const kept = answer.remembered ?? (rememberMe ? sealed : undefined);
  if (rememberMe && kept) remember({ username, isLand, sealed: kept });
  else forget();
}

/**
 * Signs in and stores the token for one day, with the remembered ciphertext when asked; or answers what is still to come. Rejects with
 * the server's plain words.
 */
export async function signIn(credentials: Credentials): Promise<SecondStep | undefined> {
  const { password, sealed, ...rest } = credentials;
  const secret = sealed ? { password: '', remembered: sealed } : { password: await sealPassword(password, rest.uuid) };
  const body = { ...rest, ...secret };
  const answer = await request<Answer | SecondStep>('POST', '/auth/login', { body, quiet: true });
  if ('secondFactor' in answer) return answer;
  keep(answer, credentials);
  return undefined;
}

/** The second step of a sign-in; answers the recovery codes where the factor was set up with it. */
export async function completeSignIn(
  step: { ticket: string; code: string },
  kept: Kept,
): Promise<readonly string[] | undefined> {
  const answer = await request<Answer>('POST', '/auth/secondFactor', { body: step, quiet: true });
  keep(answer, kept);
  return answer.recoveryCodes;
}
