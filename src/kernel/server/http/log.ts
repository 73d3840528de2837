import { machineNow } from '../clock.ts';
import type { Log } from '../module.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const NUMBERS = { info: 30, warn: 40, error: 50 } as const;

/** JSON lines like those of the HTTP server, for what happens outside a call. */
export function createLog(level = 'info', write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const least = LEVELS.indexOf(level as (typeof LEVELS)[number]);
  const at = (name: 'info' | 'warn' | 'error') => (data: object | string, message?: string) => {
    if (LEVELS.indexOf(name) < least) return;
    const fields = typeof data === 'string' ? { msg: data } : { ...serialised(data), ...(message && { msg: message }) };
    write(`${JSON.stringify({ level: NUMBERS[name], time: machineNow(), ...fields })}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function serialised(data: object): object {
  if (!('err' in data) || !(data.err instanceof Error)) return data;
  return { ...data, err: { type: data.err.name, message: data.err.message, stack: data.err.stack } };
}
