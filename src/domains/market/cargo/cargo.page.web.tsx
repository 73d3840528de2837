import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { contractOfCargo } from '../contracts/contract.calls.ts';
import { cargo } from './cargo.resource.ts';
import { CARGO_TEXT as TEXT } from './cargo.text.ts';

const SHOWN = ['blQty', 'outturnQty', 'lossQty', 'lossRate'] as const;

const figures = (row: AnyRow): Figure[] =>
  SHOWN.map((name) => ({
    label: cargo.fields[name].label,
    value: numberText(cargo.fields[name], row[name]),
    unit: name === 'lossRate' ? '%' : 't',
  }));

const SLOTS: ResourceSlots = {
  makes: [contractOfCargo],
  list: {
    savedFilters: [
      { key: 'open', label: TEXT.open, filters: { cargoStatus: ['OFFERED'] } },
      { key: 'toPlan', label: TEXT.toPlan, filters: { cargoStatus: ['FIXED'] } },
      { key: 'onBoard', label: TEXT.onBoard, filters: { cargoStatus: ['LOADED'] } },
      { key: 'toSettle', label: TEXT.toSettle, filters: { cargoStatus: ['DISCHARGED'] } },
    ],
  },
  detail: { figures, hidden: [...SHOWN] },
};

/** Every parcel that is offered, fixed, on its way or delivered. */
export function Page() {
  return <ResourcePage resource={cargo} slots={SLOTS} />;
}
