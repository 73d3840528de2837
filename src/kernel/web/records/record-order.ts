/** The records that a list shows, in its order, so that the page of one of them leads on to the next. */
type Order = {
  readonly ids: readonly number[];
  /** Place of the first of them among all that the list found, from 0. */
  readonly from: number;
  readonly total: number;
};

const orders = new Map<string, Order>();

/** `place` is the path below which the records have their pages, such as `/system/users`. */
export function keepOrder(place: string, order: Order): void {
  orders.set(place, order);
}

export type Standing = {
  readonly previous?: number;
  readonly next?: number;
  readonly at?: number;
  readonly total?: number;
};

/** Where a record stands in the list that was last open, from 1, and its neighbours there. */
export function standingOf(place: string, id: number): Standing {
  const order = orders.get(place);
  const at = order?.ids.indexOf(id) ?? -1;
  if (!order || at < 0) return {};
  return { previous: order.ids[at - 1], next: order.ids[at + 1], at: order.from + at + 1, total: order.total };
}
