import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { PORTS } from '../../parameter/public.ts';
import { berth } from './berth.resource.ts';

const metres = (zh: string, en: string) => computed({ scale: 2, unit: 'm' }, { zh, en });

/** Berths with the tide of their port and the draft that both allow, as `draftAllowed` says it. */
export const berthStanding = viewOver(berth, {
  name: 'market.berthStanding',
  listed: true,
  fields: {
    tide: metres('可用潮高', 'Usable tide'),
    allowedDraft: metres('允许吃水', 'Draft allowed'),
    portCode: computed('text', { zh: '港口代码', en: 'UN/LOCODE' }),
  },
  from: `select b.*, p.unlocode as port_code, f.tide, least(b.max_draft, round((b.depth + coalesce(f.tide, 0)) / 1.10, 2)) as allowed_draft
    from market_berth b join ${PORTS} p on p.id = b.port
    left join market_port_profile f on f.port = b.port and f.deleted_at is null`,
  list: {
    columns: [
      'port',
      'name',
      'terminal',
      'maxLoa',
      { field: 'maxBeam', priority: 2 },
      'maxDwt',
      'depth',
      { field: 'tide', priority: 2 },
      'allowedDraft',
      { field: 'loadRate', priority: 3 },
      { field: 'dischRate', priority: 3 },
      { field: 'cargoTypes', priority: 2 },
    ],
    filters: ['port', 'cargoTypes', 'allowedDraft', 'maxDwt', 'freshWater'],
    search: ['name', 'terminal'],
    sort: 'portCode',
  },
});
