import { constants, publicEncrypt, randomUUID } from 'node:crypto';

export type SignedIn = { readonly token: string; readonly user: unknown };

type Account = {
  baseUrl: string;
  username: string;
  password: string;
  lang?: 'zh' | 'en';
  /** False for a ship's account, which signs in from its ship only. */
  isLand?: boolean;
};

/**
 * Signs in as the page does, without a page: fetches the public key, wraps the password with the time and a one-time id
 * (RSA-OAEP with SHA-256), and posts it. Only for a server that asks for no picture code.
 */
export async function signInByApi({
  baseUrl,
  username,
  password,
  lang = 'zh',
  isLand = true,
}: Account): Promise<SignedIn> {
  const headers = { 'accept-language': lang, 'content-type': 'application/json' };
  const keyAnswer = await fetch(new URL('/auth/publicKey', baseUrl), { headers });
  if (!keyAnswer.ok) throw new Error(`GET /auth/publicKey answered ${keyAnswer.status}`);
  const { key } = (await keyAnswer.json()) as { key: string };
  const uuid = randomUUID();
  const body = {
    username,
    password: wrap({ key, password, uuid, at: Date.parse(keyAnswer.headers.get('date')!) }),
    code: '',
    uuid,
    isLand,
    rememberMe: false,
  };
  const answer = await fetch(new URL('/auth/login', baseUrl), { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST /auth/login as ${username} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}

type Letter = { key: string; password: string; uuid: string; at: number };

function wrap({ key, ...rest }: Letter): string {
  const letter = JSON.stringify(rest);
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(letter),
  ).toString('base64');
}
