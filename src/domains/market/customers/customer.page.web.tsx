import { Link } from 'react-router';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { type Figure, Figures } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { officeDay } from '../../../kernel/web/office-day.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
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
/** Of whom something is not billed. */
const RUNNING = `${BINDING}&contractStatus=COMPLETED`;

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

const AGES = ['notDue', 'overdue30', 'overdue60', 'overdue90', 'overdueOlder'] as const;
const MONEY = ['owed', 'advance', 'unbilled', ...AGES] as const;
const HIDDEN = ['fixtures', 'volume', 'lastVolume', 'exposure', ...MONEY];

/** Due days of the invoices that an age counts, as the list of invoices narrows by them. */
function dueWithin(age: (typeof AGES)[number], today: string): string {
  const ago = (days: number): string => daysAfter(today, -days);
  switch (age) {
    case 'notDue':
      return `dueDateFrom=${today}`;
    case 'overdue30':
      return `dueDateFrom=${ago(30)}&dueDateTo=${ago(1)}`;
    case 'overdue60':
      return `dueDateFrom=${ago(60)}&dueDateTo=${ago(31)}`;
    case 'overdue90':
      return `dueDateFrom=${ago(90)}&dueDateTo=${ago(61)}`;
    case 'overdueOlder':
      return `dueDateTo=${ago(91)}`;
  }
}

/** Where the documents behind a figure stand, for whoever may see them. */
function Receivables({ row }: { row: AnyRow }) {
  const place = usePlace();
  const [invoices, receipts] = [place('finance.customerInvoice'), place('finance.customerReceipt')];
  const of = `partnerId=${row.partnerId}`;
  const open = `${invoices}?${of}&billStatus=ISSUED&billStatus=PART_RECEIVED`;
  const today = officeDay();
  const shown = (name: (typeof MONEY)[number], to: string | undefined): Figure => {
    const value = numberText(customerStanding.fields[name], row[name]);
    return { label: TEXT[name], value: to ? <Link to={to}>{value}</Link> : value, unit: BASE_CURRENCY };
  };
  return (
    <>
      <Figures
        figures={[
          shown('owed', invoices && open),
          shown('advance', receipts && `${receipts}?${of}&receiptStatus=OPEN`),
          shown('unbilled', `${CONTRACTS}?customerId=${row.id}&${RUNNING}`),
        ]}
      />
      <Figures figures={AGES.map((age) => shown(age, invoices && `${open}&${dueWithin(age, today)}`))} />
    </>
  );
}

const tabs: NonNullable<DetailSlots['tabs']> = [
  {
    key: 'receivables',
    label: TEXT.receivables,
    content: (row) => <Receivables row={row} />,
  },
];

const LIST: NonNullable<ResourceSlots['list']> = {
  savedFilters: [
    { key: 'held', label: TEXT.held, filters: { standing: ['HELD'] } },
    { key: 'over', label: TEXT.overLimit, filters: { overLimit: ['true'] } },
  ],
};

/** The customers with whom one fixes. */
export function Page() {
  const detail: DetailSlots = { figures, tabs: hasPermission(MARKET_PRICE) ? tabs : [], hidden: HIDDEN };
  return <ResourcePage resource={customer} listed={customerStanding} slots={{ list: LIST, detail }} />;
}
