import { noPast, redo, remember, undo } from '../../../kernel/web/grid/undo.rules.ts';
import type { Entry } from './entry-model.web.ts';

type Figures = Readonly<Record<string, unknown>>;

/** Writes into the cells of the oil grid, each of which can be taken back. */
export function createCellWrites(store: Entry['store']) {
  let past = noPast<Figures>();

  const held = (path: string): unknown => store.get(path) ?? null;
  const heldAt = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, held(path)]));

  return {
    /** One act; answers how many figures it moved. */
    write(changes: Figures): number {
      const moved = Object.keys(changes).filter((path) => held(path) !== (changes[path] ?? null));
      if (moved.length === 0) return 0;
      const next = Object.fromEntries(moved.map((path) => [path, changes[path] ?? null]));
      past = remember(past, { before: heldAt(moved), after: next });
      store.setMany(next);
      return moved.length;
    },
    /** Makes one act of what was typed since the figures were `before`. */
    keepTyped(before: Figures): void {
      const moved = Object.keys(before).filter((path) => held(path) !== before[path]);
      if (moved.length === 0) return;
      const old = Object.fromEntries(moved.map((path) => [path, before[path]]));
      past = remember(past, { before: old, after: heldAt(moved) });
    },
    undo(): void {
      const back = undo(past);
      past = back.past;
      if (back.step) store.setMany(back.step.before);
    },
    redo(): void {
      const again = redo(past);
      past = again.past;
      if (again.step) store.setMany(again.step.after);
    },
  };
}
