/** Calls of one person that a node works on at the same time. A browser sends six. */
const AT_ONCE = 16;

type Line = { running: number; waiting: (() => void)[] };

/**
 * Lets the calls of one person wait for each other, in their order, where many come together: five hundred lists asked for at once
 * would else stand before everybody else's. Answers what gives the place free again.
 */
export function createTurns(atOnce = AT_ONCE): (person: number) => Promise<() => void> {
  const lines = new Map<number, Line>();
  return async (person) => {
    const line = lines.get(person) ?? { running: 0, waiting: [] };
    lines.set(person, line);
    // A place given free goes to whoever waits, without being counted in between.
    if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    return () => {
      const next = line.waiting.shift();
      if (next) return next();
      line.running -= 1;
      if (line.running === 0) lines.delete(person);
    };
  };
}
