/** Things without names of their own, such as rules of a node: their place is what tells them apart on the screen. */
export const placed = <T>(list: readonly T[]): { one: T; at: number; key: string }[] =>
  list.map((one, at) => ({ one, at, key: `place-${at}` }));
