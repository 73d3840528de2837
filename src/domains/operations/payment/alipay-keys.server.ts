import { createPrivateKey } from 'node:crypto';

export type AlipayKeys = { appId: string; privateKey: string; alipayPublicKey: string; gateway: string };

const GATEWAY = 'https://openapi.alipay.com/gateway.do';
const NAMES = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const;

/** The variables that are not set. */
export const missingKeys = (env: NodeJS.ProcessEnv = process.env): string[] =>
  NAMES.filter((name) => !env[name]?.trim());

/** Alipay's tools give the key in PKCS#1 or PKCS#8, with or without its first and last line; answers PKCS#8. */
function pkcs8Of(text: string): string {
  const der = Buffer.from(text.replace(/-----[^-]+-----/g, '').replace(/\s|\\n/g, ''), 'base64');
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      const key = createPrivateKey({ key: der, format: 'der', type });
      return key.export({ format: 'pem', type: 'pkcs8' }).toString();
    } catch {
      // It is the other form.
    }
  }
  throw new Error('ALIPAY_PRIVATE_KEY is no RSA private key');
}

/** The keys of the environment; nothing when one is missing. They are read where they are used and shown nowhere. */
export function alipayKeys(env: NodeJS.ProcessEnv = process.env): AlipayKeys | undefined {
  if (missingKeys(env).length > 0) return undefined;
  return {
    appId: env.ALIPAY_APP_ID!.trim(),
    privateKey: pkcs8Of(env.ALIPAY_PRIVATE_KEY!),
    alipayPublicKey: env.ALIPAY_PUBLIC_KEY!.replaceAll('\\n', '\n'),
    gateway: env.ALIPAY_GATEWAY?.trim() || GATEWAY,
  };
}
