import type { Option } from '../../../kernel/resource/field.ts';
import type { DictionarySeed } from '../../identity/public.ts';

/** How its supplier was found. */
export const SOURCE_KINDS = {
  AWARD: { zh: '询价定标', en: 'Awarded' },
  CONTRACT: { zh: '框架合同', en: 'Called off' },
  DIRECT: { zh: '直接采购', en: 'Direct' },
  EMERGENCY: { zh: '应急采购', en: 'Emergency', tone: 'red' },
} as const satisfies Record<string, Option>;

/** Where what is delivered counts as received. */
export const RECEIVE_POINTS = {
  SHIP: { zh: '船上', en: 'On board' },
  LAND: { zh: '岸库', en: 'Store ashore' },
  FORWARDER: { zh: '货代', en: 'Forwarder' },
} as const satisfies Record<string, Option>;

export const CHARGE_KINDS = {
  FREIGHT: { zh: '运费', en: 'Freight' },
  PACKING: { zh: '包装', en: 'Packing' },
  CUSTOMS: { zh: '报关', en: 'Customs' },
  BOAT: { zh: '送船', en: 'Boat' },
  CERT: { zh: '检验证书', en: 'Certificates' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Option>;

/** Terms of delivery by their international names. */
export const INCOTERMS: DictionarySeed = {
  code: 'incoterm',
  label: { zh: '交货条件', en: 'Terms of delivery' },
  entries: [
    ['EXW', '工厂交货', 'Ex works'],
    ['FCA', '货交承运人', 'Free carrier'],
    ['FOB', '船上交货', 'Free on board'],
    ['CIF', '成本加保险费运费', 'Cost, insurance, freight'],
    ['DAP', '目的地交货', 'Delivered at place'],
    ['DDP', '完税后交货', 'Delivered duty paid'],
  ],
};
