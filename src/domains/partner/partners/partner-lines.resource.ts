import { bool, choice, date, dict, file, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { PURCHASE_TYPES } from '../purchase-types.text.ts';

/** Whom one calls and writes to. */
export const contact = defineResource({
  name: 'partner.contact',
  label: { zh: '联系人', en: 'Contact' },
  fields: {
    name: text({ zh: '姓名', en: 'Name' }, { required: true, max: 60 }),
    post: text({ zh: '职务', en: 'Post' }, { max: 60 }),
    mobile: text({ zh: '手机', en: 'Mobile' }, { max: 30 }),
    phone: text({ zh: '电话', en: 'Telephone' }, { max: 30 }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { max: 120 }),
    forType: choice(PURCHASE_TYPES, { zh: '负责类别', en: 'For' }),
    english: bool({ zh: '用英文联系', en: 'In English' }, { default: false }),
    primary: bool({ zh: '主要', en: 'Primary' }, { default: false }),
  },
});

/** What it delivers, where, and of which makers. */
export const supplyScope = defineResource({
  name: 'partner.supplyScope',
  label: { zh: '供货范围', en: 'Scope of supply' },
  fields: {
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }, { required: true }),
    portIds: refs('parameter.port', { zh: '供货港口', en: 'Ports' }),
    brands: text({ zh: '品牌', en: 'Brands' }, { max: 200 }),
    agencyFile: file({ zh: '代理证明', en: 'Proof of agency' }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** Licences and certificates; a mandatory one that has expired closes the partner to inquiries. */
export const paper = defineResource({
  name: 'partner.paper',
  label: { zh: '证照', en: 'Paper' },
  fields: {
    kind: dict('partner_paper', { zh: '证照种类', en: 'Kind' }, { required: true }),
    number: text({ zh: '编号', en: 'Number' }, { max: 60 }),
    issuer: text({ zh: '发证机构', en: 'Issued by' }, { max: 100 }),
    validFrom: date({ zh: '起始日', en: 'From' }),
    validTo: date({ zh: '到期日', en: 'Until' }),
    mandatory: bool({ zh: '必备', en: 'Mandatory' }, { default: false }),
    attachment: file({ zh: '附件', en: 'File' }),
  },
});
