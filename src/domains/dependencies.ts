/**
 * Which domain may use which, through their `public.ts` and `public.server.ts`. The list has no cycles: what two domains need from
 * each other belongs to the one that owns the record, or travels as an event. `npm test` checks every import against it.
 */
export const dependencies = {
  identity: [],
  fleet: ['identity'],
  communication: ['identity', 'fleet'],
  operations: ['identity', 'communication'],
  approval: ['identity', 'fleet', 'communication'],
  parameter: [],
  partner: ['identity', 'parameter'],
  material: ['identity', 'fleet', 'parameter', 'partner'],
  finance: ['identity', 'fleet', 'parameter', 'partner', 'material'],
  stock: ['identity', 'fleet', 'parameter', 'partner', 'material', 'finance'],
  voyage: ['identity', 'fleet', 'communication', 'parameter', 'partner'],
  market: ['identity', 'fleet', 'parameter', 'partner', 'finance', 'voyage'],
  dashboards: ['identity', 'fleet', 'voyage'],
  vendor: ['identity', 'partner', 'finance', 'purchasing'],
  purchasing: ['identity', 'fleet', 'parameter', 'partner', 'material', 'finance', 'stock'],
  maintenance: ['identity', 'fleet', 'parameter', 'material', 'stock', 'voyage'],
  qhse: ['identity', 'fleet', 'parameter', 'voyage', 'maintenance'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
