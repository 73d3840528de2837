/** Figures of one statement since this process started; times in ms. */
type StatementFigures = {
  /** Its name, or its text with the spaces folded; never the values. */
  readonly key: string;
  readonly text: string;
  readonly named: boolean;
  calls: number;
  failures: number;
  rows: number;
  totalMs: number;
  maxMs: number;
  /** Calls by duration: place n counts those up to `upperMs(n)`. */
  readonly histogram: Uint32Array;
};

/** A single run that took long. */
type SlowRun = {
  /** As `performance.now()` tells it. */
  readonly at: number;
  readonly ms: number;
  readonly rows: number;
  readonly figures: StatementFigures;
};

const MAX_STATEMENTS = 500;
const MAX_TEXTS = 2_000;
const MAX_SLOW = 200;
const MAX_TEXT_LENGTH = 4_000;
/** Two places a doubling from 1/8 ms on: 40 places reach over two minutes, where the server ends a statement. */
const FIRST_MS = 0.125;
const PLACES = 42;

export const upperMs = (place: number): number => FIRST_MS * 2 ** (place / 2);

const placeOf = (ms: number): number =>
  ms <= FIRST_MS ? 0 : Math.min(PLACES - 1, Math.ceil(Math.log2(ms / FIRST_MS) * 2));

/** Spaces folded, long lists of places and values cut, what stands after a password hidden. */
export function fingerprint(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(/\$\d+(\s*,\s*\$\d+){3,}/g, '$…')
    .replace(/(\(\$…\)|\(\$\d+(?:, ?\$\d+)*\))(?:, ?\(\$[^)]*\))+/g, '$1, …')
    .replace(/('[^']*'|-?\d+(?:\.\d+)?)(\s*,\s*('[^']*'|-?\d+(?:\.\d+)?)){7,}/g, '$1, …')
    .replace(/\bpassword\s+'(?:[^']|'')*'/gi, "password '…'")
    .trim();
}

/** The 95th percentile as the upper end of the place in which it lies, and never above the longest run. */
export function p95Of({ calls, histogram, maxMs }: Pick<StatementFigures, 'calls' | 'histogram' | 'maxMs'>): number {
  let seen = 0;
  for (let place = 0; place < histogram.length; place += 1) {
    seen += histogram[place]!;
    if (seen >= calls * 0.95) return Math.min(upperMs(place), maxMs);
  }
  return maxMs;
}

type StatementLedger = {
  note(statement: string | { text: string; name?: string }, ms: number, rows: number, failed: boolean): void;
  all(): StatementFigures[];
  /** Runs above the limit, newest first. */
  slow(): SlowRun[];
  /** Statements that were left out because there were too many different ones. */
  beyond(): number;
  /** As `performance.now()` told it. */
  since(): number;
  reset(): void;
};

/** Keeps the figures of up to 500 different statements; what comes beyond them is summed up in one. */
export function statementLedger(slowMs: () => number): StatementLedger {
  const byKey = new Map<string, StatementFigures>();
  const byText = new Map<string, StatementFigures>();
  let slowRuns: SlowRun[] = [];
  let left = 0;
  let began = performance.now();

  const fresh = (key: string, text: string, named: boolean): StatementFigures => ({
    key,
    text,
    named,
    calls: 0,
    failures: 0,
    rows: 0,
    totalMs: 0,
    maxMs: 0,
    histogram: new Uint32Array(PLACES),
  });

  function known(text: string, name: string | undefined): StatementFigures {
    const found = byText.get(name ?? text);
    if (found) return found;
    const print = fingerprint(text);
    let key = name ?? print;
    if (!byKey.has(key) && byKey.size >= MAX_STATEMENTS) {
      left += 1;
      key = '';
    }
    const figures = byKey.get(key) ?? fresh(key, key === '' ? '' : print, name !== undefined);
    byKey.set(key, figures);
    // Texts that are put together anew each time must not fill the memory.
    if (byText.size >= MAX_TEXTS) byText.clear();
    byText.set(name ?? text, figures);
    return figures;
  }

  return {
    note(statement, ms, rows, failed) {
      const figures =
        typeof statement === 'string' ? known(statement, undefined) : known(statement.text, statement.name);
      figures.calls += 1;
      figures.rows += rows;
      figures.totalMs += ms;
      if (ms > figures.maxMs) figures.maxMs = ms;
      figures.histogram[placeOf(ms)]! += 1;
      if (failed) figures.failures += 1;
      if (ms < slowMs()) return;
      slowRuns.push({ at: performance.now(), ms, rows, figures });
      if (slowRuns.length > MAX_SLOW * 2) slowRuns = slowRuns.slice(-MAX_SLOW);
    },
    all: () => [...byKey.values()].filter((figures) => figures.calls > 0),
    slow: () => slowRuns.slice(-MAX_SLOW).toReversed(),
    beyond: () => left,
    since: () => began,
    reset() {
      byKey.clear();
      byText.clear();
      slowRuns = [];
      left = 0;
      began = performance.now();
    },
  };
}

let slowLimitMs = 500;

/** From how many ms on a run is kept as slow. */
export function keepSlowFrom(ms: number): void {
  slowLimitMs = ms;
}
export const slowFrom = (): number => slowLimitMs;

/** The ledger of this process: every pool that it opens writes into it. */
export const statements: StatementLedger = statementLedger(slowFrom);
