import { useLocation, useNavigate } from 'react-router';
import { currentTags } from '../tabs/tag-store.ts';
import { useCloseTag } from '../tabs/use-tag.ts';
import { type Standing, standingOf } from './record-order.ts';

export type RecordWays = {
  /** To where it was opened from, else to its list as it was left. */
  readonly back: () => void;
  /** The same, and the record's own tab closes: it is gone. */
  readonly leave: () => void;
  /** Shows another record of the list in the same tab. */
  readonly turn: (to: number, search?: string) => void;
  readonly previous?: () => void;
  readonly next?: () => void;
  readonly standing: Standing;
};

/**
 * The ways that lead on from a record's page. `place` is the path below which the records of its kind stand, `list` the address of
 * their list where that is another. Walking to a neighbour takes the same tab.
 */
export function useRecordWays(place: string, id: number, list = place): RecordWays {
  const navigate = useNavigate();
  const close = useCloseTag();
  const standing = standingOf(place, id);
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : undefined;
  const address = (): string => {
    if (from?.startsWith('/')) return from;
    const open = currentTags().find((tag) => tag.key === list.split('?')[0]);
    const same = open && (list === open.key || (open.search + open.hash).startsWith(list.slice(open.key.length)));
    return same ? open.key + open.search + open.hash : list;
  };
  const turn = (to: number, search = ''): void =>
    void navigate(`${place}/${to}${search}`, { replace: true, state: { turnedFrom: `${place}/${id}`, from } });
  const { previous, next } = standing;
  return {
    back: () => navigate(address()),
    leave: () => close(address()),
    turn,
    previous: previous === undefined ? undefined : () => turn(previous),
    next: next === undefined ? undefined : () => turn(next),
    standing,
  };
}
