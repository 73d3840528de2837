/** Signs that are not mistaken for each other when read out or copied by hand: no 0 O, 1 l I. */
const CLASSES = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-+=@#%'] as const;
const LENGTH = 14;

/** A password with signs of all four classes; `random` gives whole numbers from 0 to below its argument. */
export function makePassword(random: (below: number) => number): string {
  const all = CLASSES.join('');
  const one = (signs: string): string => signs[random(signs.length)]!;
  const signs = [...CLASSES.map(one), ...Array.from({ length: LENGTH - CLASSES.length }, () => one(all))];
  for (let i = signs.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [signs[i], signs[j]] = [signs[j]!, signs[i]!];
  }
  return signs.join('');
}
