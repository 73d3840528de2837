import { computed, ref } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { CARRIED, DEAD, quoted } from './carried.rules.ts';
import { longTermLifting } from './lifting.resource.ts';

/** Liftings with the charter and the voyage that carry them, and what the bill of lading says. */
export const liftingStanding = viewOver(longTermLifting, {
  name: 'market.liftingStanding',
  listed: true,
  fields: {
    contractId: ref('market.contract', { zh: '航次合同', en: 'Charter' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    blQty: computed({ scale: 3, unit: 't' }, { zh: '提单量', en: 'B/L quantity' }),
  },
  from: `select b.*, c.id as contract_id, g.voyage_id, g.bl_qty from market_long_term_lifting b
    left join lateral (select max(c.id) as id from market_contract c
      where c.lifting_id = b.id and c.deleted_at is null and c.contract_status not in (${quoted(DEAD)})) c on true
    left join lateral (select max(g.voyage_id) as voyage_id, sum(g.bl_qty) filter (where g.cargo_status in (${quoted(CARRIED)})) as bl_qty
      from market_cargo g where g.lifting_id = b.id and g.deleted_at is null and g.cargo_status <> 'CANCELLED') g on true`,
  list: {
    columns: [
      { field: 'liftingNo', width: 128 },
      { field: 'longTermId', priority: 2 },
      'period',
      { field: 'cargoTypeId', priority: 3 },
      { field: 'qty', total: true },
      { field: 'loadPortId', priority: 3 },
      { field: 'dischPortId', priority: 3 },
      'laycanFrom',
      { field: 'laycanTo', priority: 2 },
      { field: 'nominateBy', priority: 2 },
      'shipId',
      'contractId',
      { field: 'voyageId', priority: 2 },
      { field: 'blQty', total: true },
      'liftingState',
    ],
    filters: ['longTermId', 'liftingState', 'period', 'shipId', 'laycanFrom', 'nominateBy'],
    search: ['liftingNo'],
    sort: 'laycanFrom',
  },
});
