import type { Option } from '../../kernel/resource/field.ts';

/** How something is bought, and what a supplier delivers; names, order and codes are the purchasing blueprint's. */
export const PURCHASE_TYPES = {
  STORES: { zh: '物料', en: 'Stores' },
  SPARES: { zh: '备件', en: 'Spares' },
  LUBE: { zh: '滑油', en: 'Lubricants' },
  FUEL: { zh: '燃油', en: 'Fuel' },
  PAINT: { zh: '油漆', en: 'Paint' },
  CHEMICAL: { zh: '化学品', en: 'Chemicals' },
  PROVISION: { zh: '伙食', en: 'Provisions' },
  MEDICINE: { zh: '药品', en: 'Medicine' },
  CHART: { zh: '海图', en: 'Charts' },
  PPE: { zh: '劳保', en: 'Protective equipment' },
  SERVICE: { zh: '服务', en: 'Services' },
  REPAIR: { zh: '修理', en: 'Repair' },
  TOWING: { zh: '拖轮', en: 'Towage' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Option>;

export type PurchaseType = keyof typeof PURCHASE_TYPES;

/** Bought, but never on a shelf: bunkers are received by the voyage's bunkering, services are accepted. */
export const NEVER_STOCKED: ReadonlySet<string> = new Set<PurchaseType>(['FUEL', 'SERVICE', 'REPAIR', 'TOWING']);
