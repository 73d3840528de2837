/** A JSON value as a person reads and edits it. */
export const written = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
