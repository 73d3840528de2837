/**
 * Which domain may use which, through their `public.ts` and `public.server.ts`. The list has no cycles: what two domains need from
 * each other belongs to the one that owns the record, or travels as an event. `npm test` checks every import against it.
 */
export const dependencies = {
  system: [],
  approval: ['system'],
  parameter: ['system'],
  voyage: ['system', 'parameter'],
  dashboards: ['system', 'voyage'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
