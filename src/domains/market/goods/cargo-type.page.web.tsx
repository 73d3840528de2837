import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { cargoType } from './cargo-type.resource.ts';
import { GOODS_TEXT as TEXT } from './goods.text.ts';

const LIQUID = ['CRUDE', 'DIRTY_PRODUCT', 'CLEAN_PRODUCT', 'CHEMICAL', 'VEG_OIL', 'LPG'];

/** What is asked of a liquid nobody asks of coal, and the other way round. */
const besides = ({ kind, heating }: Readonly<Record<string, unknown>>): string[] => [
  ...(kind === 'DRY_BULK'
    ? ['marpol', 'ibcShipType', 'flashPoint', 'density15', 'pourPoint', 'heating', 'carriageTemp', 'compatibleGroup']
    : ['stowageFactor', 'trimming']),
  ...(heating === true ? [] : ['carriageTemp']),
];

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'tankers', label: TEXT.tankers, filters: { kind: LIQUID } },
      { key: 'chemicals', label: TEXT.chemicals, filters: { kind: ['CHEMICAL'] } },
      { key: 'heated', label: TEXT.heated, filters: { heating: ['true'] } },
      { key: 'bulk', label: TEXT.bulk, filters: { kind: ['DRY_BULK'] } },
    ],
  },
  form: { hidden: besides },
  detail: { hidden: besides },
};

/** The catalogue of goods. */
export function Page() {
  return <ResourcePage resource={cargoType} slots={SLOTS} />;
}
