import { choice, computed, date, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { orZero, sub } from '../../../kernel/value/decimal.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { PART_SOURCES } from '../applications/application-words.text.ts';
import { demandLineFlow } from './demand-line.flow.ts';
import { PRIORITIES, ROUTES } from './demand-words.text.ts';

const UNIT = { field: 'unitId' } as const;

type Quantities = { demandQty?: string | null; allocatedQty?: string | null };

/** One granted line of an application, waiting to be bought. Lines of one key are bought together, whichever ship asked. */
export const demandLine = defineResource({
  name: 'purchasing.demandLine',
  label: { zh: '需求', en: 'Demand' },
  title: 'itemName',
  titleEn: 'itemNameEn',
  fields: {
    applicationId: ref('purchasing.application', { zh: '采购申请', en: 'Application' }),
    sourceLineId: ref('purchasing.applicationLine', { zh: '申请明细', en: 'Application line' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    itemNameEn: computed('text', { zh: '英文品名', en: 'Item in English' }),
    spec: computed('text', { zh: '规格', en: 'Specification' }),
    itemKey: computed('text', { zh: '合并键', en: 'Merge key' }),
    partSource: choice(PART_SOURCES, { zh: '配件来源', en: 'Part source' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    demandQty: computed({ quantity: UNIT }, { zh: '需求', en: 'Demand' }),
    allocatedQty: computed({ quantity: UNIT }, { zh: '已安排', en: 'Allocated' }),
    openQty: computed(
      { quantity: UNIT },
      { zh: '未安排', en: 'Open' },
      { from: (row: Quantities) => sub(orZero(row.demandQty), orZero(row.allocatedQty)) },
    ),
    needBy: date({ zh: '需用日期', en: 'Needed by' }),
    portId: ref('parameter.port', { zh: '交货港', en: 'Port of delivery' }),
    priority: choice(PRIORITIES, { zh: '紧急程度', en: 'Priority' }),
    route: choice(ROUTES, { zh: '去向', en: 'Route' }, { required: true, default: 'NONE' }),
    buyerId: ref('identity.user', { zh: '采购员', en: 'Buyer' }),
    buyerNote: text({ zh: '采购备注', en: 'Note of the buyer' }, { max: 200 }),
    status: state(demandLineFlow),
  },
  unique: [['sourceLineId']],
  list: {
    columns: ['itemName', 'organizationId', 'openQty', 'needBy', 'priority', 'route', 'buyerId', 'status'],
    filters: [
      'status',
      'organizationId',
      'purchaseType',
      'priority',
      'route',
      'buyerId',
      'materialId',
      'needBy',
      'itemKey',
    ],
    search: ['itemName', 'spec'],
    sort: 'needBy',
  },
  form: [['route', 'buyerId'], ['buyerNote']],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // Buyers decide about way and hand; what is needed stays as it was granted.
  open: {
    OPEN: ['route', 'buyerId', 'buyerNote'],
    ASSIGNED: ['route', 'buyerId', 'buyerNote'],
    ALLOCATED: ['buyerNote'],
  },
  excel: { export: true },
});

export type DemandLine = Row<typeof demandLine>;
