/** Levenshtein distance, case aside. */
function distance(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const change = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[right.length]!;
}

/** The names most like a mistyped one; a name that contains the word, or whose last part is like it, counts as near. */
export function nearest(wanted: string, names: readonly string[], count = 5): string[] {
  const word = wanted.toLowerCase();
  const score = (name: string): number => {
    if (name.toLowerCase().includes(word)) return 0;
    return Math.min(distance(wanted, name), distance(wanted, name.split('.').at(-1)!) + 1);
  };
  return names
    .map((name) => ({ name, score: score(name) }))
    .sort((a, b) => a.score - b.score || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({ name }) => name);
}
