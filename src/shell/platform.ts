import type { Platform } from '../kernel/web/platform.ts';
import { request } from '../kernel/web/request.ts';

/** What the kit of lists, forms and records takes from the shell. */
export const PLATFORM: Platform = {
  dictionaries: () => request('GET', '/api/system/dictionaries/entries', { offline: true }),
  askWhoIsThere: () => request('GET', '/auth/info', { quiet: true }),
};
