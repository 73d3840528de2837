const SECRET = /token|password|pass$|secret|privatekey|authorization|cookie|cipher|captcha|hash|sealed/i;
/** Keys below which nothing is for anybody's eyes. */
const SECRET_KEY = /^(session|token|captcha|ticket|secret|login|remember)/i;

export const COVERED = '••••••';

/** A value as it may be shown: what is a secret by its name is covered, however deep it lies. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && inner !== null && inner !== '' ? COVERED : withoutSecrets(inner),
    ]),
  );
}

/** A cached value as it may be shown; of what belongs to sign-in only that it is there. */
export function shownValue(key: string, value: unknown): unknown {
  return SECRET_KEY.test(key) || SECRET.test(key) ? COVERED : withoutSecrets(value);
}

/** `dictionary:entries:zh` belongs to `dictionary`. */
export const prefixOf = (key: string): string => /^[^:]*/.exec(key)?.[0] ?? key;

export type PrefixSum = { readonly prefix: string; readonly keys: number; readonly bytes: number };

/** Keys and bytes by prefix, the largest first. */
export function sumByPrefix(entries: readonly { key: string; bytes: number }[]): PrefixSum[] {
  const sums = new Map<string, { keys: number; bytes: number }>();
  for (const { key, bytes } of entries) {
    const sum = sums.get(prefixOf(key)) ?? { keys: 0, bytes: 0 };
    sum.keys += 1;
    sum.bytes += bytes;
    sums.set(prefixOf(key), sum);
  }
  return [...sums]
    .map(([prefix, sum]) => ({ prefix, ...sum }))
    .toSorted((a, b) => b.bytes - a.bytes || a.prefix.localeCompare(b.prefix));
}
