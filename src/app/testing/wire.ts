import { constants, publicEncrypt } from 'node:crypto';

/** Signs in over the wire, as a program does that is no browser; answers the token. */
export async function signInByWire(address: string, username: string, password: string): Promise<string> {
  const asked = await fetch(`${address}/auth/publicKey`);
  const { key } = (await asked.json()) as { key: string };
  const clear = JSON.stringify({ password, at: Date.parse(asked.headers.get('date')!), uuid: 'none' });
  const rsa = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      password: publicEncrypt(rsa, Buffer.from(clear)).toString('base64'),
      code: 'none',
      uuid: 'none',
      isLand: !username.includes('.'),
    }),
  });
  const { token, message } = (await answer.json()) as { token?: string; message?: string };
  if (!token) throw new Error(`${username} cannot sign in: ${answer.status} ${message}`);
  return token;
}
