import { useEffect, useState } from 'react';
import type { AnyMake } from '../../../flow/make-from.ts';
import { makeActs } from './make-acts.ts';
import type { RowAct } from './row-act.ts';

const NONE: readonly RowAct[] = [];

/**
 * What can be made of a record, of pages that open without a line: nothing is made without one, so that what the made kinds declare comes over
 * it when the page stands, and takes no room on the device. `load` is one function of its module; none of them until it came.
 */
export function useMakes(load: () => Promise<readonly AnyMake[]>): readonly RowAct[] {
  const [acts, setActs] = useState(NONE);
  useEffect(() => {
    let gone = false;
    const show = (makes: readonly AnyMake[]): void => {
      if (!gone) setActs(makeActs(makes).row);
    };
    // Without a line there is nothing to show, and nothing to say: the page tells that it has none.
    load().then(show, () => undefined);
    return () => {
      gone = true;
    };
  }, [load]);
  return acts;
}
