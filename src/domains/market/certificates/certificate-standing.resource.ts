import { bool, choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { shipBusinessCertificate } from './certificate.resource.ts';
import { LAMPS } from './certificate-words.text.ts';

/** Of a kind of a ship's papers the one that counts: not refused before refused, then the one that holds longest. */
const RANK = (row: string) =>
  `(coalesce(${row}.result not in ('REJECTED', 'ON_HOLD'), true), coalesce(${row}.valid_to, '-infinity'::date), ${row}.id)`;

/** Certificates with their lamp today, as `lampOf` says it, and whether another of the same kind has taken their place. */
export const certificateStanding = viewOver(shipBusinessCertificate, {
  name: 'market.certificateStanding',
  listed: true,
  fields: {
    lamp: choice(LAMPS, { zh: '状态', en: 'Status' }),
    daysLeft: computed('int', { zh: '剩余天数', en: 'Days left' }),
    counts: bool({ zh: '现行', en: 'Current' }),
  },
  from: `select b.*, b.valid_to - {today}::date as days_left,
      case when b.result in ('REJECTED', 'ON_HOLD') or b.valid_to is null or b.valid_to < {today}::date then 'BLACK'
        when b.valid_to <= {today}::date + 30 then 'RED' when b.valid_to <= {today}::date + 90 then 'AMBER' else 'GREEN' end as lamp,
      not exists (select from market_ship_business_certificate o where o.ship_id = b.ship_id and o.cert_kind = b.cert_kind
        and o.deleted_at is null and ${RANK('o')} > ${RANK('b')}) as counts
    from market_ship_business_certificate b`,
  list: {
    columns: [
      { field: 'shipId', width: 120 },
      { field: 'certKind', width: 190 },
      'lamp',
      'validTo',
      'daysLeft',
      'result',
      { field: 'observations', priority: 2 },
      { field: 'certNo', priority: 2 },
      { field: 'issuer', priority: 3 },
      { field: 'issueDate', priority: 3 },
      { field: 'nextAction', priority: 2 },
      { field: 'responsibleId', priority: 3 },
      { field: 'counts', priority: 3 },
    ],
    filters: ['shipId', 'certKind', 'lamp', 'result', 'validTo', 'responsibleId', 'counts'],
    search: ['certNo', 'issuer', 'nextAction'],
    sort: 'validTo',
  },
});
