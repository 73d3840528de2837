import { Link } from 'react-router';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { officeDay } from '../../../kernel/web/office-day.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { customer } from './customer.resource.ts';
import { CUSTOMER_TEXT as TEXT } from './customer.text.ts';
import { customerStanding } from './customer-standing.resource.ts';

const CONTRACTS = '/market/contract';
const PARCELS = '/market/cargo';
/** Of whom a fixture may still be paid. */
const BINDING = 'contractStatus=FIXED&contractStatus=PERFORMING';

/** The parcels loaded in a year. */
const loadedIn = (year: number): string => `loadedOnFrom=${year}-01-01&loadedOnTo=${year}-12-31`;

const told = (name: 'fixtures' | 'volume' | 'lastVolume' | 'exposure', row: AnyRow): string =>
  numberText(customerStanding.fields[name], row[name]);

/** Each figure leads to what it counts. */
const figures = (row: AnyRow): Figure[] => {
  const of = `customerId=${row.id}`;
  const year = Number(officeDay().slice(0, 4));
  const parcels = (one: number): string => `${PARCELS}?${of}&${loadedIn(one)}`;
  const binding = `${CONTRACTS}?${of}&${BINDING}`;
  return [
    { label: TEXT.active, value: <Link to={binding}>{told('fixtures', row)}</Link> },
    { label: TEXT.volume, value: <Link to={parcels(year)}>{told('volume', row)}</Link>, unit: 't' },
    { label: TEXT.lastVolume, value: <Link to={parcels(year - 1)}>{told('lastVolume', row)}</Link>, unit: 't' },
    ...(hasPermission(MARKET_PRICE)
      ? [{ label: TEXT.open, value: <Link to={binding}>{told('exposure', row)}</Link>, unit: BASE_CURRENCY }]
      : []),
  ];
};

const HIDDEN = ['fixtures', 'volume', 'lastVolume', 'exposure'];

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'held', label: TEXT.held, filters: { standing: ['HELD'] } },
      { key: 'over', label: TEXT.overLimit, filters: { overLimit: ['true'] } },
    ],
  },
  detail: { figures, hidden: HIDDEN },
};

/** The customers with whom one fixes. */
export function Page() {
  return <ResourcePage resource={customer} listed={customerStanding} slots={SLOTS} />;
}
