import type { Axis } from '../../../kernel/value/position.ts';
import type { Entry } from './entry-model.web.ts';
import { hemisphereOf } from './typed-position.rules.ts';

/** A field that is complete goes on by itself; the key that many press after it still belongs to it. */
export type StepOn = {
  /** The last digit of a position was typed. */
  from(input: HTMLElement, axis: Axis): void;
  /** Whether the key was meant for the field that was left a moment ago: its hemisphere, or the way on that was taken already. */
  takes(key: string): boolean;
};

const SIDE = { latitude: 'northSouth', longitude: 'westEast' } as const;

export function createStepOn({ entry, goOn }: { entry: Entry; goOn: (from: HTMLElement) => void }): StepOn {
  let left: { readonly axis: Axis; readonly to: Element | null } | null = null;
  return {
    from(input, axis) {
      goOn(input);
      left = { axis, to: document.activeElement };
    },
    takes(key) {
      if (left === null || left.to !== document.activeElement) return false;
      const { axis } = left;
      const letter = hemisphereOf(key, axis);
      // A letter may still be followed by Enter.
      if (!letter) left = null;
      if (letter) entry.store.set(SIDE[axis], letter);
      return letter !== undefined || key === 'Enter' || key === 'Tab';
    },
  };
}
