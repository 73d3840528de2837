import { isIP } from 'node:net';
import { refusal } from '../kernel/server/postgres/refusal.ts';

const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Whose `X-Forwarded-For` is believed: this machine, and the proxies of TRUSTED_PROXIES (`10.0.0.5, 10.1.0.0/16`). Behind a balancer that
 * is not named everybody would have one address, and one stranger could use up its attempts for all.
 */
export function trustedProxies(given: string | undefined): string[] {
  const named = (given ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const wrong = named.find((one) => !NAMES.has(one) && !isRange(one));
  if (wrong)
    throw refusal(
      `TRUSTED_PROXIES 须为以逗号分隔的地址或网段（如 10.0.0.5, 10.1.0.0/16），现含 ${wrong}。TRUSTED_PROXIES holds addresses or ranges with commas between, such as 10.0.0.5, 10.1.0.0/16, not ${wrong}.`,
    );
  return [...new Set(['loopback', ...named])];
}
