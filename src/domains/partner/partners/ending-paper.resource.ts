import { date, dict, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { partnerFlow } from './partner.flow.ts';

/** Papers that end one day, each with whose it is. */
export const endingPaper = defineView({
  name: 'partner.endingPaper',
  label: { zh: '客商证照', en: 'Papers of partners' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    partnerId: ref('partner.partner', { zh: '客商', en: 'Partner' }),
    name: text({ zh: '名称', en: 'Chinese name' }),
    nameEn: text({ zh: '英文名称', en: 'Name' }),
    qualifyStatus: state(partnerFlow, { zh: '资格', en: 'Standing' }),
    kind: dict('partner_paper', { zh: '证照种类', en: 'Kind' }),
    number: text({ zh: '编号', en: 'Number' }),
    validTo: date({ zh: '到期日', en: 'Until' }),
  },
  from: `select p.id, p.parent_id as partner_id, b.name, b.name_en, b.qualify_status, p.kind, p.number, p.valid_to
    from partner_paper p join partner_partner b on b.id = p.parent_id where p.valid_to is not null and b.deleted_at is null`,
  scope: 'all',
});
