/** A text without the given sign at its end, however often it stands there; in one pass, where a pattern would look from each of them anew. */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}
