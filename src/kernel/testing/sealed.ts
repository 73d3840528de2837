import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import type { Send } from './server.ts';

/** A password as browsers send it: RSA-OAEP-SHA256 for the server's key over the password, the server's time and an id. */
export async function sealed(
  send: Send,
  password: string,
  { at, uuid = randomUUID() }: { at?: number; uuid?: string } = {},
): Promise<string> {
  const { body, headers } = await send<{ key: string }>('GET', '/auth/publicKey');
  return publicEncrypt(
    { key: body.key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(JSON.stringify({ password, at: at ?? Date.parse(String(headers.date)), uuid })),
  ).toString('base64');
}
