import { createFormStore, type FormStore } from '../../../kernel/web/form/form-store.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { deriveReport } from '../reports/derive.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { changedPaths } from './changed-paths.rules.ts';
import type { EntryContext, StoredFinding } from './entry-context.calls.ts';
import { buildView, type EntryView } from './entry-view.web.ts';
import { type Place, placeOf } from './finding-place.rules.ts';
import { type FilledIn, fillIn } from './follow.rules.ts';
import { type CellKey, type GridColumn, gridColumns, isHeld, keysOnBoard } from './oil-grid.rules.ts';

/** Milliseconds of quiet before computed values and checks follow what was typed. */
const PAUSE = 80;

export type Reasons = Readonly<Record<string, string>>;
export const reasonKey = ({ code, field }: { code: string; field: string }): string => `${code} ${field}`;

/** One report being written: its values, what the rules say of them, and the reasons given. */
export type Entry = {
  readonly store: FormStore<Report>;
  readonly context: EntryContext;
  readonly columns: readonly GridColumn[];
  readonly id: string | null;
  view(): EntryView;
  reasons(): Reasons;
  setReason(key: string, reason: string): void;
  dirty(): boolean;
  /** Called when the view or the reasons change. */
  subscribe(listener: () => void): () => void;
  /** Computes now what otherwise follows after a pause. */
  settle(): void;
  place(field: string): Place;
  /** Takes what is offered for an empty field; whether something was. */
  take(path: string): boolean;
  /** Begins again from other values, such as those of a draft; what is unsaved stays unsaved. */
  replace(report: Report, reasons?: Reasons): void;
  /** Watches the typing until the answer is called; a hidden form rests. */
  start(): () => void;
};

export function createEntry({
  report,
  context,
  findings = [],
  engineOnly = false,
  fresh = false,
}: {
  report: Report;
  context: EntryContext;
  findings?: readonly StoredFinding[];
  /** The bridge's part is not this person's to fill in. */
  engineOnly?: boolean;
  /** A new report: what follows from the rest is filled in until it is typed. */
  fresh?: boolean;
}): Entry {
  let filled: FilledIn = new Map();
  const store = createFormStore<Report>(fresh ? following(report) : report);
  const columns = gridColumns({ ship: context.ship, reports: [context.previous, report] });
  const fuels = columns.filter(({ kind }) => kind === 'fuel');
  const firstFuels = fuels.find((column) => isHeld(column, report.oil)) ?? fuels[0];
  const firstFuel: CellKey =
    (firstFuels && keysOnBoard({ column: firstFuels, oil: report.oil, before: context.previous?.oil })[0]) ?? 'VLSFO';
  const given = findings.flatMap(({ ruleCode, field, reason }) =>
    reason ? [[reasonKey({ code: ruleCode, field }), reason] as const] : [],
  );
  const firstReasons: Reasons = Object.fromEntries(given);
  let reasons = firstReasons;
  let view = build(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  let settling = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  function build(before: EntryView | null): EntryView {
    const now = serverDate().toISOString();
    return buildView({ report: store.values(), context, firstFuel, now, before, engineOnly });
  }

  function following(typed: Report): Report {
    const { previous, movementState, ship } = context;
    const derived = deriveReport({ report: typed, previous, ship });
    const next = fillIn({ report: derived, previous, movementState, ship, filled });
    filled = next.filled;
    return next.report === derived ? derived : deriveReport({ report: next.report, previous, ship });
  }

  function derive(): void {
    settling = true;
    const typed = store.values();
    const derived = fresh
      ? following(typed)
      : deriveReport({ report: typed, previous: context.previous, ship: context.ship });
    if (derived !== typed) store.setMany(changedPaths(typed, derived));
    settling = false;
  }

  function check(): void {
    idle = 0;
    view = build(view);
    tell();
  }

  function settle(): void {
    rest();
    derive();
    check();
  }

  function rest(): void {
    clearTimeout(timer);
    if (idle) cancelIdle(idle);
    timer = undefined;
    idle = 0;
  }

  /**
   * After a pause, and then in two steps when the browser has nothing better to do: a key press never waits for more than one of
   * them.
   */
  function settleSoon(): void {
    if (settling) return;
    rest();
    timer = setTimeout(() => {
      timer = undefined;
      idle = whenIdle(() => {
        derive();
        idle = whenIdle(check);
      });
    }, PAUSE);
  }

  return {
    store,
    context,
    columns,
    id: report.id,
    view: () => view,
    reasons: () => reasons,
    setReason(key, reason) {
      reasons = { ...reasons, [key]: reason };
      tell();
    },
    dirty: () => store.dirty() || reasons !== firstReasons,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle() {
      if (timer !== undefined || idle) settle();
    },
    take(path) {
      settle();
      const offered = view.suggestions.get(path);
      if (offered === undefined) return false;
      store.set(path, WHOLE.includes(path) ? Number(offered) : offered);
      settle();
      return true;
    },
    place: (field) => placeOf({ field, report: store.values(), firstFuel }),
    replace(next, nextReasons) {
      // What these values hold as it follows from the rest goes on following.
      filled = new Map();
      store.setMany(Object.fromEntries(Object.entries(next)));
      if (nextReasons) reasons = nextReasons;
      settle();
    },
    start() {
      const stop = store.subscribe('*', settleSoon);
      return () => {
        rest();
        stop();
      };
    },
  };
}

/** Counted, not measured: numbers in the report, decimals are text. */
const WHOLE: readonly string[] = ['manRev'];

const LATEST = { timeout: 250 } as const;

/** Safari knows no idle callbacks. */
function whenIdle(work: () => void): number {
  return 'requestIdleCallback' in window ? requestIdleCallback(work, LATEST) : Number(setTimeout(work, 0));
}

function cancelIdle(handle: number): void {
  if ('cancelIdleCallback' in window) cancelIdleCallback(handle);
  else clearTimeout(handle);
}
