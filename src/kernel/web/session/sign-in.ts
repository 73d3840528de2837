import { request } from '../request.ts';
import { forget, remember } from './remembered.ts';
import { sealPassword } from './seal.ts';
import { keepToken } from './token.ts';

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

type Answer = { readonly token: string; readonly remembered?: string | null };

/** Signs in and stores the token for one day, with the remembered ciphertext when asked. Rejects with the server's plain words. */
export async function signIn({ password, sealed, ...rest }: Credentials): Promise<void> {
  const secret = sealed ? { password: '', remembered: sealed } : { password: await sealPassword(password, rest.uuid) };
  const answer = await request<Answer>('POST', '/auth/login', { body: { ...rest, ...secret }, quiet: true });
  keepToken(answer.token);
  const kept = answer.remembered ?? (rest.rememberMe ? sealed : undefined);
  if (rest.rememberMe && kept) remember({ username: rest.username, isLand: rest.isLand, sealed: kept });
  else forget();
}
