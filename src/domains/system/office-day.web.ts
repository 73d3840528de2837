import { serverNow } from '../../kernel/web/server-clock.ts';
/** Today by the company's calendar: its offices keep Beijing time, wherever the browser is. */
export const officeDay = (): string => new Date(serverNow() + 8 * 3_600_000).toISOString().slice(0, 10);
