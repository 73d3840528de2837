/** What a look in passing shows of a record is the house's: suppliers open it. */
export const NO_PEEK = ['peek'] as const;
