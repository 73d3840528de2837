/** A value sealed for one owner: AES-GCM over its JSON (NIST SP 800-38D), a fresh nonce each time. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };

/** The keys of one owner, unusable outside of this page. */
export type Keys = { readonly cipher: CryptoKey; readonly names: CryptoKey };

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** Two keys from the 32 bytes that the server keeps for the owner (HKDF, RFC 5869): one for contents, one for names. */
export async function keysFrom(raw: Uint8Array<ArrayBuffer>): Promise<Keys> {
  const base = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey']);
  const hkdf = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes(info) });
  const [cipher, names] = await Promise.all([
    crypto.subtle.deriveKey(hkdf('content'), base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(hkdf('name'), base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  ]);
  return { cipher, names };
}

/** The key that a session stands for: what it wraps opens while that session's token is at hand, and no longer. */
export async function sessionKey(token: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', bytes(token), 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes('session') };
  return crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** `about` is not kept secret, but what was sealed about one thing does not open as another. */
export async function seal(key: CryptoKey, plain: Uint8Array<ArrayBuffer>, about: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(about) }, key, plain);
  return { iv, data };
}

/** Nothing where it was sealed under another key, or about something else. */
export async function open(
  key: CryptoKey,
  sealed: Sealed,
  about: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const algorithm = { name: 'AES-GCM', iv: sealed.iv, additionalData: bytes(about) };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.data));
  } catch {
    return undefined;
  }
}

export const sealJson = (key: CryptoKey, value: unknown, about: string): Promise<Sealed> =>
  seal(key, bytes(JSON.stringify(value)), about);

export async function openJson<T>(key: CryptoKey, sealed: Sealed, about: string): Promise<T | undefined> {
  const plain = await open(key, sealed, about);
  return plain && (JSON.parse(new TextDecoder().decode(plain)) as T);
}

/** A name that tells nothing: the same one for the same owner and thing. */
export async function hiddenName(keys: Keys, name: string): Promise<string> {
  const mark = await crypto.subtle.sign('HMAC', keys.names, bytes(name));
  return btoa(String.fromCharCode(...new Uint8Array(mark)));
}
