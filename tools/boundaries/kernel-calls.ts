import { type Source, type Violation, walk } from './source.ts';

/** The calls that the kernel serves itself, by the first word of their path. */
const OWN = /^\/?api\/(docs|drafts|feed|files|finder|live|papers|preferences|reminders|tasks|traces|views)(?=[/?]|$)/;
const CALL = /^\/?(api|auth)\/./;
/** Helpers of tests sign in as a browser does. */
const OUTSIDE = /^src\/kernel\/testing\/|\.test\.tsx?$/;

/** The kernel names no path of a domain's call: what needs one stands in the shell, or is given to the kernel at the start. */
export function checkKernelCalls(source: Source): Violation[] {
  if (!source.file.startsWith('src/kernel/') || OUTSIDE.test(source.file)) return [];
  const found: Violation[] = [];
  const look = (value: string, start: number) => {
    if (CALL.test(value) && !OWN.test(value))
      found.push({
        file: source.file,
        line: source.lineOf(start),
        message: `the kernel names no call of a domain (${value})`,
      });
  };
  walk(source, {
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start);
    },
    TemplateElement: ({ value, start }) => look(value.raw, start),
  });
  return found;
}
