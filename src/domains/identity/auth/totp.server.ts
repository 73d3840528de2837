import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every app understands: SHA-1, six digits, half a minute. A code of the step before or after is taken too. */
const WINDOW = 1;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Fairway', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** 160 bits in base32, and the address that apps read from a picture. */
export function newSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totp(secret, username).toString() };
}

/** The half minute that a code belongs to, or nothing when it is none of now. */
export async function codeStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const token = code.replaceAll(' ', '');
  if (token.length !== 6) return undefined;
  const one = totp(secret);
  const timestamp = now.getTime();
  const delta = one.validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : one.counter({ timestamp }) + delta;
}
