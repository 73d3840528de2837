type Entry = { readonly node: number; readonly from: number; readonly cost: number };

/** What is to be looked at next: the smallest rank first. */
export class Queue {
  readonly #ranks: number[] = [];
  readonly #entries: Entry[] = [];

  push(rank: number, cost: number, node: number, from: number): void {
    const [ranks, entries] = [this.#ranks, this.#entries];
    let at = ranks.length;
    ranks.push(rank);
    entries.push({ node, from, cost });
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (ranks[above]! <= ranks[at]!) return;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): Entry | undefined {
    const [ranks, entries] = [this.#ranks, this.#entries];
    const top = entries[0];
    const [rank, entry] = [ranks.pop(), entries.pop()];
    if (ranks.length === 0 || rank === undefined || entry === undefined) return top;
    ranks[0] = rank;
    entries[0] = entry;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= ranks.length) return top;
      const least = left + 1 < ranks.length && ranks[left + 1]! < ranks[left]! ? left + 1 : left;
      if (ranks[at]! <= ranks[least]!) return top;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(a: number, b: number): void {
    const [ranks, entries] = [this.#ranks, this.#entries];
    [ranks[a], ranks[b]] = [ranks[b]!, ranks[a]!];
    [entries[a], entries[b]] = [entries[b]!, entries[a]!];
  }
}
