import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { shipConstant } from './ship-constant.resource.ts';

/** Constants with how far each lies from the one measured before it on that ship. */
export const constantStanding = viewOver(shipConstant, {
  name: 'qhse.constantStanding',
  listed: true,
  fields: { sinceBefore: computed({ scale: 1, unit: 't' }, { zh: '与上次相差', en: 'Since the one before' }) },
  from: `select b.*, b.constant_value - (select o.constant_value from qhse_ship_constant o
      where o.ship_id = b.ship_id and o.measure_date < b.measure_date and o.deleted_at is null
      order by o.measure_date desc limit 1) as since_before
    from qhse_ship_constant b`,
  list: {
    columns: [
      'shipId',
      'measureDate',
      { field: 'portId', priority: 2 },
      'displacement',
      { field: 'lightShip', priority: 3 },
      'constantValue',
      'sinceBefore',
      { field: 'deviationReason', priority: 3, width: 240 },
      { field: 'surveyor', priority: 3 },
    ],
    filters: ['shipId', 'measureDate', 'portId'],
    search: ['surveyor', 'deviationReason'],
    sort: '-measureDate',
  },
});
