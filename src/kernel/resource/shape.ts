/** Whether a value has a certain form: what a JSON field asks of what came. */
export type Shape = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lines of a draft as they came, before anything of them has been looked at; what is no line is left out. */
export const draftLines = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** A text of at most `max` characters. */
export const textShape =
  (max: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= max;

/** A plain decimal of at most nine digits before the point and six behind it. */
export const decimalShape: Shape = (value) => typeof value === 'string' && /^-?\d{1,9}(\.\d{1,6})?$/.test(value);

export const idShape: Shape = (value) => Number.isSafeInteger(value) && Number(value) > 0;

export const listShape =
  (item: Shape, max = 1000): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(item);

/** An object whose values all have one form, or are null. `known` tells the keys that may stand in it. */
export const recordShape =
  (item: Shape, known: (key: string) => boolean = () => true, max = 100): Shape =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length <= max &&
    Object.entries(value).every(([key, inner]) => known(key) && (inner === null || item(inner)));
