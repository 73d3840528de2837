import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { shipCertificate } from './certificate.resource.ts';
import { CERT_STATES } from './certificate-words.text.ts';

/** Certificates with their state today, as `certStateOf` says it, and the survey that comes next. */
export const certificateStanding = viewOver(shipCertificate, {
  name: 'qhse.certificateStanding',
  listed: true,
  fields: {
    certState: choice(CERT_STATES, { zh: '状态', en: 'State' }),
    endsOn: computed('date', { zh: '有效至', en: 'Valid until' }),
    daysLeft: computed('int', { zh: '剩余天数', en: 'Days left' }),
    nextFrom: computed('date', { zh: '下次检验起', en: 'Next survey from' }),
    nextTo: computed('date', { zh: '下次检验止', en: 'Next survey to' }),
  },
  from: `select b.*, coalesce(b.extended_to, b.expiry_date) as ends_on,
      coalesce(b.extended_to, b.expiry_date) - {today}::date as days_left, s.next_from, s.next_to,
      case when b.standing in ('SUPERSEDED', 'WITHDRAWN') then 'REPLACED'
        when b.standing <> 'CURRENT' then null
        when coalesce(b.extended_to, b.expiry_date) < {today}::date then 'EXPIRED'
        when s.overdue then 'SURVEY_OVERDUE'
        when b.extended_to is not null then 'EXTENDED'
        when s.opened then 'IN_WINDOW'
        when s.soon or coalesce(b.extended_to, b.expiry_date) <= {today}::date + 90 then 'DUE_SOON'
        when b.expiry_date is not null then 'VALID' else 'NO_EXPIRY' end as cert_state
    from qhse_ship_certificate b left join lateral (
      select bool_or(v.window_to < {today}::date) as overdue,
        bool_or({today}::date between v.window_from and v.window_to) as opened,
        bool_or(v.window_from > {today}::date and v.window_to <= {today}::date + 90) as soon,
        min(v.window_from) as next_from, (array_agg(v.window_to order by v.window_from, v.id))[1] as next_to
      from qhse_certificate_survey v
      where v.parent_id = b.id and v.done_date is null and not coalesce(v.credited, false)) s on true`,
  list: {
    columns: [
      { field: 'certNo', width: 150 },
      { field: 'typeId', width: 190 },
      { field: 'shipId', width: 110 },
      { field: 'itemName', priority: 3 },
      'certState',
      'endsOn',
      'daysLeft',
      { field: 'nextFrom', priority: 2 },
      { field: 'nextTo', priority: 2 },
      { field: 'issuer', priority: 3 },
      { field: 'versionNo', priority: 3 },
      'standing',
    ],
    filters: ['shipId', 'typeId', 'certState', 'standing', 'endsOn'],
    search: ['certNo', 'issuer', 'itemName'],
    sort: 'endsOn',
  },
});
