/** Calls of one person that a node works on at the same time. A browser sends six. */
const AT_ONCE = 16;

type Line = { running: number; waiting: (() => void)[] };

/** How long somebody waits for a place, and what is said then. */
type Patience = { readonly ms: number; readonly refusal: Error };

/**
 * Lets the calls of one person wait for each other, in their order, where many come together: five hundred lists asked for at once
 * would else stand before everybody else's. Answers what gives the place free again.
 */
export function createTurns<K = number>(atOnce = AT_ONCE, patience?: Patience): (person: K) => Promise<() => void> {
  const lines = new Map<K, Line>();
  return async (person) => {
    const line = lines.get(person) ?? { running: 0, waiting: [] };
    lines.set(person, line);
    // A place given free goes to whoever waits, without being counted in between.
    if (line.running >= atOnce) await placeIn(line, patience);
    else line.running += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = line.waiting.shift();
      if (next) return next();
      line.running -= 1;
      if (line.running === 0) lines.delete(person);
    };
  };
}

function placeIn(line: Line, patience: Patience | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!patience) return void line.waiting.push(resolve);
    const late = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(taken), 1);
      reject(patience.refusal);
    }, patience.ms);
    const taken = (): void => {
      clearTimeout(late);
      resolve();
    };
    line.waiting.push(taken);
  });
}
