import { officeDay } from '../value/office-day.ts';
import type { Ctx } from './context.ts';

/**
 * The next number of a pattern: `{yyyy}`, `{yy}`, `{MM}`, `{dd}` are the day in the office of the call (or of `at`), other
 * words are taken from `values`, and `{0000}` is the counter, which runs anew whenever the rest of the number changes.
 */
export async function nextSerial(
  ctx: Ctx,
  serial: string,
  pattern: string,
  options: { values?: Readonly<Record<string, string>>; at?: Date } = {},
): Promise<string> {
  const day = officeDay(options.at ?? ctx.now);
  const words: Record<string, string> = {
    yyyy: day.slice(0, 4),
    yy: day.slice(2, 4),
    MM: day.slice(5, 7),
    dd: day.slice(8, 10),
    ...options.values,
  };
  const filled = pattern.replace(/\{([A-Za-z]\w*)\}/g, (place, word: string) => words[word] ?? place);
  const [row] = await ctx.db.query<{ last: number }>({
    name: 'kernel-serial-next',
    text: 'insert into kernel_serial (serial, period, last) values ($1, $2, 1) on conflict (serial, period) do update set last = kernel_serial.last + 1 returning last',
    values: [serial, filled],
  });
  return filled.replace(/\{(0+)\}/, (_, zeros: string) => String(row!.last).padStart(zeros.length, '0'));
}
