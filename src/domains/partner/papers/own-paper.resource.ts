import { bool, choice, date, dict, type Option, ref, text } from '../../../kernel/resource/field.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { defineView } from '../../../kernel/resource/view.ts';

/** How a paper stands today; it runs out within 60 days, as the buyers' reminder says. */
const STANDINGS = {
  VALID: { zh: '有效', en: 'Valid', tone: 'green' },
  ENDING: { zh: '将到期', en: 'Running out', tone: 'amber' },
  ENDED: { zh: '已过期', en: 'Expired', tone: 'red' },
  LASTING: { zh: '长期', en: 'Without an end', tone: 'grey' },
} as const satisfies Record<string, Option>;

const view = defineView({
  name: 'partner.ownPaper',
  label: { zh: '公司证照', en: 'Company papers' },
  title: 'number',
  fields: {
    number: text({ zh: '编号', en: 'Number' }),
    kind: dict('partner_paper', { zh: '证照种类', en: 'Kind' }),
    issuer: text({ zh: '发证机构', en: 'Issued by' }),
    validFrom: date({ zh: '起始日', en: 'From' }),
    validTo: date({ zh: '到期日', en: 'Until' }),
    mandatory: bool({ zh: '必备', en: 'Mandatory' }),
    /** A newer one of it waits to be checked. */
    waiting: bool({ zh: '更新待审核', en: 'Renewal waits' }),
    standing: choice(STANDINGS, { zh: '状态', en: 'Status' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
  },
  list: {
    columns: [
      { field: 'number', width: 170 },
      'kind',
      { field: 'issuer', priority: 3 },
      { field: 'validFrom', priority: 3 },
      { field: 'validTo', priority: 1 },
      { field: 'mandatory', priority: 3 },
      { field: 'waiting', priority: 3 },
      { field: 'standing', priority: 1 },
    ],
    filters: ['standing', 'kind', 'validTo'],
    search: ['number', 'issuer'],
    sort: 'validTo',
  },
  scope: { partner: 'partnerId' },
  from: `select p.id, 1 as version, p.parent_id as partner_id, p.kind, p.number, p.issuer, p.valid_from, p.valid_to,
      coalesce(p.mandatory, false) as mandatory,
      exists (select from partner_proposed_paper n where n.replaces_id = p.id and n.partner_id = p.parent_id
        and n.paper_status = 'SUBMITTED' and n.deleted_at is null) as waiting,
      case when p.valid_to is null then 'LASTING' when p.valid_to < {today}::date then 'ENDED'
        when p.valid_to < {today}::date + 60 then 'ENDING' else 'VALID' end as standing
    from partner_paper p join partner_partner b on b.id = p.parent_id where b.deleted_at is null`,
});

/** The papers of a supplier that are in force or were, as he sees them; what is the house's alone, such as scans that it got otherwise, is not told. */
export const ownPaperFace: AnyResource = { ...view, outside: { of: view, realm: 'vendor' } };
