import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../outer-key.ts';

/** In front of what the outer key has sealed; without it a key of the database has. */
const OUTER = 'v2.';

let outer: Buffer | undefined;

/** With which key this process seals from now on; the database's own where there is none. */
export function sealUnder(key: Buffer | undefined): void {
  outer = key && derivedKey(key, 'sealed secrets');
}

/** The key outside the database, where there is one. */
export const sealingKey = (): Buffer | undefined => outer;

type InnerKey = () => Promise<Buffer>;

/** AES-256-GCM; `bound` must be given again to open it, so that a sealed text put elsewhere does not open. */
export async function sealText(inner: InnerKey, clear: string, bound: string): Promise<string> {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', outer ?? (await inner()), iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  const text = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  return outer ? OUTER + text : text;
}

/** The clear text; nothing where it is damaged, bound to something else, or sealed by a key that is not here. */
export async function openText(inner: InnerKey, sealed: string, bound: string): Promise<string | undefined> {
  const byOuter = sealed.startsWith(OUTER);
  const bytes = Buffer.from(byOuter ? sealed.slice(OUTER.length) : sealed, 'base64url');
  const key = byOuter ? outer : await inner();
  if (!key || bytes.length < 28) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(bound));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** The same under the outer key; undefined where there is none, where it was so already, or where it does not open. */
export async function sealedAnew(inner: InnerKey, sealed: string, bound: string): Promise<string | undefined> {
  if (!outer || sealed.startsWith(OUTER)) return undefined;
  const clear = await openText(inner, sealed, bound);
  return clear === undefined ? undefined : sealText(inner, clear, bound);
}
