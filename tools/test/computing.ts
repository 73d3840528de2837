import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts computing in hundredths of a second on every Linux that Node runs on. */
const MS_A_TICK = 10;

/**
 * What this process has computed so far, with its descendants: those that run, such as a browser and a product, and those that have
 * ended and were waited for; in ms of computing. Undefined where the system does not tell (all but Linux).
 */
export function computedMs(): number | undefined {
  const own = computedIn('/proc/self/stat');
  return own === undefined ? undefined : own + computedBelowMs();
}

/** The part of it of those that still run. */
export const computedBelowMs = (): number =>
  descendants().reduce((sum, pid) => sum + (computedIn(statOf(pid)) ?? 0), 0);

/** What a process that Linux tells of in this file has computed, with those that it waited for. */
export function computedIn(file: string): number | undefined {
  const fields = fieldsIn(file);
  if (!fields) return undefined;
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return (user! + system! + endedUser! + endedSystem!) * MS_A_TICK;
}

const statOf = (pid: number | string): string => `/proc/${pid}/stat`;

/** The processes that run below this one, at any depth. */
function descendants(): number[] {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = Map.groupBy(running.map(Number), (pid) => Number(fieldsIn(statOf(pid))?.[1] ?? 0));
  const below = (pid: number): number[] => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(process.pid);
}

/** Undefined where there is no such file, as when the process has ended meanwhile. */
function fieldsIn(file: string): string[] | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    // The name of the program, in brackets, may hold spaces: what follows it is counted from there.
    return text.slice(text.lastIndexOf(') ') + 2).split(' ');
  } catch {
    return undefined;
  }
}
