import { request } from '../../kernel/web/request.ts';

/**
 * Encrypts a password for the server's key together with the time and the captcha id, so that a recorded ciphertext is worthless
 * later: base64 of RSA-OAEP-SHA256 over `{"password", "at": epoch ms, "uuid"}` (platform, sign-in).
 */
export async function sealPassword(password: string, uuid: string): Promise<string> {
  const { key, at } = await request<{ key: string; at: number }>('GET', '/auth/publicKey', { quiet: true });
  // The server's time: this computer's clock may be wrong.
  const words = JSON.stringify({ password, at, uuid });
  return window.isSecureContext ? sealByBrowser(key, words) : sealByForge(key, words);
}

async function sealByBrowser(pem: string, words: string): Promise<string> {
  const spki = Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\s/g, '')), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt('RSA-OAEP', key, new TextEncoder().encode(words));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

/** `crypto.subtle` is missing where the page is served over plain http in a LAN. */
async function sealByForge(pem: string, words: string): Promise<string> {
  const { default: forge } = await import('node-forge');
  const sealed = forge.pki.publicKeyFromPem(pem).encrypt(forge.util.encodeUtf8(words), 'RSA-OAEP', {
    md: forge.md.sha256.create(),
    mgf1: { md: forge.md.sha256.create() },
  });
  return forge.util.encode64(sealed);
}
