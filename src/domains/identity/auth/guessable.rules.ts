const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Letters that signs stand for: `p@ssw0rd` is `password`. */
const plain = (text: string): string => [...text].map((sign) => SIGNS[sign] ?? sign).join('');

/** What is left without the digits and signs around it: `!Haiyue@2026` is `haiyue`. At most 20 characters come in. */
function core(text: string): string {
  const letters = (sign: string | undefined): boolean => sign !== undefined && sign >= 'a' && sign <= 'z';
  let [from, to] = [0, text.length];
  while (from < to && !letters(text[from])) from += 1;
  while (to > from && !letters(text[to - 1])) to -= 1;
  return text.slice(from, to);
}

/** Whether a password is a known word, written in whatever case, with signs for letters, or with digits and signs around it. */
export function guessable(password: string, known: (word: string) => boolean): boolean {
  const lower = password.toLowerCase();
  const inner = core(lower);
  const candidates = [lower, plain(lower), inner, plain(inner), core(plain(lower)), lower.replace(/[^a-z]/g, '')];
  return candidates.some((word) => word.length > 3 && known(word));
}
