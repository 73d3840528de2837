import type { Text } from '../../../kernel/text.ts';

/** Older ciphertexts are refused; a clock of the browser that runs ahead is tolerated as far. */
export const CIPHERTEXT_LIFE_MS = 120_000;

type Envelope = { password: string; at: number; uuid: string };

/** Reads the clear text `{"password", "at": epoch ms, "uuid": captcha id}`. */
export function readEnvelope(clear: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(clear);
    if (typeof value !== 'object' || value === null) return undefined;
    const { password, at, uuid } = value as Record<string, unknown>;
    return typeof password === 'string' && typeof at === 'number' && typeof uuid === 'string'
      ? { password, at, uuid }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Why an envelope is refused, or nothing. `uuid` is the captcha's id where there is one. */
export function envelopeProblem(envelope: Envelope, given: { uuid?: string; now: number }): Text | undefined {
  if (Math.abs(given.now - envelope.at) > CIPHERTEXT_LIFE_MS) {
    return {
      zh: '登录信息已超过两分钟，请重新输入；若仍出现，请核对本机时间',
      en: 'This is older than two minutes; enter it again. If it stays so, check the clock of this computer',
    };
  }
  if (given.uuid !== undefined && envelope.uuid !== given.uuid) {
    return {
      zh: '密码密文与验证码不符，请重新登录',
      en: 'The encrypted password belongs to another captcha; sign in again',
    };
  }
  return undefined;
}
