/** The number of the record whose page an address below a list's is, `12` or, on a page of several kinds, `changes/12`. */
export function recordBelow(rest: string, below: string | undefined): number | undefined {
  const [, part, digits] = /^(?:(\w{1,40})\/)?([1-9][0-9]{0,15})\/?$/.exec(rest) ?? [];
  if (digits === undefined || part !== below) return undefined;
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
}

/** Where an address of old times leads, when the open record stood in the list's query: `?open=6`, `?open=6&edit=1`. */
export function oldAddress(place: string, search: string, word = 'open'): string | undefined {
  const params = new URLSearchParams(search);
  const id = Number(params.get(word));
  if (!Number.isSafeInteger(id) || id <= 0) return undefined;
  return `${place}/${id}${params.has('edit') ? '?edit=1' : ''}`;
}
