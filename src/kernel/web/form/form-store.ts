import { readPath, related, sameValue, writePath } from './path.ts';

export type FormValues = Record<string, unknown>;

/** What is wrong, by path, in the language of the page. */
export type Problems = Readonly<Record<string, string>>;

type FormOptions<V extends FormValues> = {
  /** Rules that run after every change, once for a burst of changes. */
  check?: (values: V) => Problems;
  /** What follows from a change of these paths, by path; it is not asked again about what followed. */
  derive?: (values: V, paths: readonly string[]) => Readonly<Record<string, unknown>>;
};

type Listener = () => void;

/** What `useField` and `useForm` need of a store, whatever its values are. */
export type AnyFormStore = {
  get(path: string): unknown;
  set(path: string, value: unknown): void;
  shownError(path: string): string | undefined;
  touch(path: string): void;
  subscribe(path: string, listener: Listener): () => void;
};

export type FormStore<V extends FormValues = FormValues> = AnyFormStore & {
  values(): V;
  /** Several values at once, by path: one check, and one notice to each listener. */
  setMany(changes: Readonly<Record<string, unknown>>): void;
  /** Values that follow from what was typed, from the server: where nothing else is changed, nothing is. */
  follow(changes: Readonly<Record<string, unknown>>): void;
  /** Begins again with these values: nothing is changed, touched or wrong. */
  reset(values: V): void;
  /** The values the form began with. */
  initial(): V;
  /** Everything that is wrong now, shown or not. */
  errors(): Problems;
  /** What the server refused; each message stays until its field is changed. */
  setErrors(problems: Problems): void;
  /** From now on errors of untouched fields show too: after a first attempt to submit. */
  showAll(): void;
  showsAll(): boolean;
  touched(path: string): boolean;
  dirty(): boolean;
  /** Top-level names whose value differs from the start. */
  changed(): string[];
  /** Grows with every change; a cheap snapshot for those who watch the whole form (path `*`). */
  revision(): number;
};

/**
 * The values of one form outside of React, so that a key press renders the one cell that subscribes to its path.
 * Paths go into nested values: `oil.HEATING.fuelOil`, `lines.0.name`. Used by the derived form and by hand-written ones.
 */
export function createFormStore<V extends FormValues>(initial: V, options: FormOptions<V> = {}): FormStore<V> {
  let start = initial;
  let values = initial;
  let refused: Problems = {};
  let found: Problems = options.check?.(initial) ?? {};
  /** The problems that listeners have been told of. */
  let told = found;
  let all = false;
  let revision = 0;
  let stale = false;
  const touched = new Set<string>();
  const changed = new Set<string>();
  const listeners = new Map<string, Set<Listener>>();

  function notify(meets: (path: string) => boolean): void {
    revision += 1;
    for (const [path, waiting] of listeners) {
      if (path === '*' || meets(path)) for (const listener of [...waiting]) listener();
    }
  }

  /** What is wrong with the values as they are now; listeners hear of it in a moment, never while something renders. */
  function fresh(): Problems {
    if (stale) {
      stale = false;
      found = options.check?.(values) ?? {};
    }
    return found;
  }

  function checkSoon(): void {
    if (stale || !options.check) return;
    stale = true;
    queueMicrotask(() => {
      const before = told;
      const now = fresh();
      told = now;
      const moved = new Set([...Object.keys(before), ...Object.keys(now)].filter((p) => before[p] !== now[p]));
      if (moved.size > 0) notify((path) => moved.has(path));
    });
  }

  function write(changes: Readonly<Record<string, unknown>>): string[] {
    const paths = Object.keys(changes).filter((path) => !Object.is(readPath(values, path), changes[path]));
    for (const path of paths) {
      values = writePath(values, path, changes[path]);
      const top = path.split('.', 1)[0]!;
      if (sameValue(values[top], start[top])) changed.delete(top);
      else changed.add(top);
    }
    return paths;
  }

  function setMany(changes: Readonly<Record<string, unknown>>): void {
    const paths = write(changes);
    if (paths.length === 0) return;
    if (options.derive) paths.push(...write(options.derive(values, paths)));
    const kept = Object.entries(refused).filter(([path]) => !paths.some((p) => related(path, p)));
    if (kept.length < Object.keys(refused).length) refused = Object.fromEntries(kept);
    notify((listening) => paths.some((path) => related(listening, path)));
    checkSoon();
  }

  const errors = (): Problems => ({ ...fresh(), ...refused });

  return {
    get: (path) => readPath(values, path),
    values: () => values,
    initial: () => start,
    set: (path, value) => setMany({ [path]: value }),
    setMany,
    follow(changes) {
      const untouched = changed.size === 0;
      setMany(changes);
      if (!untouched) return;
      start = values;
      changed.clear();
    },
    reset(next) {
      start = next;
      values = next;
      refused = {};
      all = false;
      touched.clear();
      changed.clear();
      found = options.check?.(next) ?? {};
      told = found;
      stale = false;
      notify(() => true);
    },
    errors,
    setErrors(problems) {
      refused = problems;
      notify(() => true);
    },
    shownError(path) {
      const own = refused[path];
      if (own) return own;
      return all || touched.has(path) ? found[path] : undefined;
    },
    touch(path) {
      if (touched.has(path)) return;
      touched.add(path);
      if (found[path]) notify((listening) => listening === path);
    },
    touched: (path) => touched.has(path),
    showAll() {
      if (all) return;
      all = true;
      notify(() => true);
    },
    showsAll: () => all,
    dirty: () => changed.size > 0,
    changed: () => [...changed],
    revision: () => revision,
    subscribe(path, listener) {
      const waiting = listeners.get(path) ?? new Set();
      listeners.set(path, waiting.add(listener));
      return () => {
        waiting.delete(listener);
        if (waiting.size === 0 && listeners.get(path) === waiting) listeners.delete(path);
      };
    },
  };
}
