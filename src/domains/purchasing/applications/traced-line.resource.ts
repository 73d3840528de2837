import { choice, computed, date, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { applicationLineFlow } from './application-line.flow.ts';
import { APPLY_KINDS } from './application-words.text.ts';

const UNIT = { field: 'unitId' } as const;

/** Every line that has left its ship, with where it is now. */
export const tracedLine = defineView({
  name: 'purchasing.tracedLine',
  label: { zh: '申请明细', en: 'Application lines' },
  title: 'itemName',
  fields: {
    applicationId: ref('purchasing.application', { zh: '采购申请', en: 'Application' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }),
    applyKind: choice(APPLY_KINDS, { zh: '性质', en: 'Kind' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    spec: computed('text', { zh: '规格', en: 'Specification' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    applyQty: computed({ quantity: UNIT }, { zh: '申请数', en: 'Requested' }),
    approvedQty: computed({ quantity: UNIT }, { zh: '批准数', en: 'Approved' }),
    orderedQty: computed({ quantity: UNIT }, { zh: '已订', en: 'Ordered' }),
    receivedQty: computed({ quantity: UNIT }, { zh: '已收', en: 'Received' }),
    openQty: computed({ quantity: UNIT }, { zh: '未结', en: 'Open' }),
    needBy: date({ zh: '需用日期', en: 'Needed by' }),
    lineStatus: choice(applicationLineFlow.states, { zh: '进度', en: 'Progress' }),
    auditRemark: computed('text', { zh: '审批意见', en: 'Remark of the approver' }),
  },
  from: `select l.id, a.id as application_id, a.organization_id, a.vessel_id, a.purchase_type, a.apply_kind, l.material_id, l.item_name, l.spec,
      l.unit_id, l.apply_qty, l.approved_qty, l.ordered_qty, l.received_qty, l.open_qty, coalesce(l.required_date, a.required_date) as need_by,
      l.line_status, l.audit_remark
    from purchasing_application_line l join purchasing_application a on a.id = l.parent_id
    where a.deleted_at is null and a.status <> 'USE'`,
  list: {
    columns: [
      { field: 'applicationId', width: 176 },
      'organizationId',
      'itemName',
      { field: 'spec', priority: 2 },
      'applyQty',
      'approvedQty',
      'orderedQty',
      'receivedQty',
      { field: 'openQty', priority: 2 },
      { field: 'unitId', priority: 3 },
      'needBy',
      { field: 'purchaseType', priority: 3 },
      { field: 'auditRemark', priority: 3 },
      'lineStatus',
    ],
    filters: ['organizationId', 'purchaseType', 'lineStatus', 'applicationId', 'applyKind'],
    search: ['itemName', 'spec'],
    sort: '-applicationId',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});
