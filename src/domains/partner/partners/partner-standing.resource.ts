import { bool, choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { GRADES } from '../evaluations/evaluation.text.ts';
import { partner } from './partner.resource.ts';

/** Partners as one deals with them today: whether they may be asked to quote, where money goes, which papers run out. */
export const partnerStanding = viewOver(partner, {
  name: 'partner.partnerStanding',
  listed: true,
  fields: {
    quotable: bool({ zh: '可询价', en: 'May quote' }),
    portAgent: bool({ zh: '港口代理', en: 'Port agent' }),
    supplies: computed('text', { zh: '供货类别', en: 'Supplies' }),
    accountCount: computed('int', { zh: '可用账户', en: 'Accounts' }),
    expiring: computed('int', { zh: '将到期证照', en: 'Papers running out' }),
    expired: computed('int', { zh: '过期证照', en: 'Expired papers' }),
    grade: choice(GRADES, { zh: '评价等级', en: 'Grade' }),
  },
  from: `select b.*, s.supplies, a.account_count, p.expiring, p.expired, v.grade,
      b.qualify_status in ('QUALIFIED', 'TRIAL') and (b.valid_to is null or b.valid_to >= {today}::date) and p.missing = 0 as quotable,
      exists (select from partner_role r where r.id = any(b.role_ids) and r.code = 'PORT_AGENT' and r.deleted_at is null) as port_agent
    from partner_partner b
      cross join lateral (select string_agg(distinct x.purchase_type, ' ' order by x.purchase_type) as supplies
        from partner_supply_scope x where x.parent_id = b.id) s
      cross join lateral (select count(*) as account_count from partner_bank_account x
        where x.partner_id = b.id and x.status = 'APPROVE' and x.closed_reason is null and x.deleted_at is null) a
      cross join lateral (select count(*) filter (where x.valid_to >= {today}::date and x.valid_to < {today}::date + 60) as expiring,
          count(*) filter (where x.valid_to < {today}::date) as expired,
          count(*) filter (where x.mandatory and x.valid_to < {today}::date) as missing
        from partner_paper x where x.parent_id = b.id) p
      left join lateral (select x.grade from partner_evaluation x
        where x.partner_id = b.id and x.status = 'APPROVE' and x.deleted_at is null order by x.period_to desc limit 1) v on true`,
  list: {
    columns: [
      { field: 'partnerNo', width: 112 },
      'name',
      { field: 'nameEn', priority: 3 },
      'roleIds',
      'countryId',
      { field: 'currencyId', priority: 3 },
      { field: 'paymentTerm', priority: 2 },
      'quotable',
      { field: 'accountCount', priority: 2 },
      { field: 'expiring', priority: 2 },
      { field: 'expired', priority: 2 },
      { field: 'validTo', priority: 3 },
      { field: 'grade', priority: 3 },
      { field: 'creditCode', priority: 3 },
      'qualifyStatus',
    ],
    filters: [
      'roleIds',
      'qualifyStatus',
      'quotable',
      'countryId',
      'expiring',
      'expired',
      'supplies',
      'currencyId',
      'grade',
    ],
    search: ['partnerNo', 'name', 'nameEn', 'shortName', 'creditCode', 'taxNo'],
    sort: 'partnerNo',
  },
});
