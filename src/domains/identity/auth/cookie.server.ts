import type { Credentials } from '../../../kernel/server/module.ts';

/** One cookie of a request. */
export function cookieOf(request: Credentials, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim());
  }
  return undefined;
}

/** A cookie that somebody else wrote may be encoded wrongly: then it stands for nothing. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
