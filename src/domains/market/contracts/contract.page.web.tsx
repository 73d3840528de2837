import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { contractAddendum } from '../addenda/addendum.resource.ts';
import { cargo } from '../cargo/cargo.resource.ts';
import { HIRE_TEXT } from '../hire/hire.text.ts';
import { hirePeriod } from '../hire/hire-period.resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { contract } from './contract.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';
import { CHECK_TEXT } from './contract-check.text.ts';
import { ContractPapers } from './contract-papers.web.tsx';
import { DEADFREIGHT_TEXT } from './deadfreight.text.ts';

/** Records of another kind that belong to the contract, each leading to its page. */
function Belonging({ resource, row, columns }: { resource: AnyResource; row: AnyRow; columns: readonly string[] }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(resource.name, one.id);
  return (
    <ResourceList
      resource={resource}
      title={null}
      embedded={resource.name}
      fixed={{ contractId: row.id }}
      columns={[...columns]}
      filters={[]}
      omit={['create', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
      onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
    />
  );
}

const PARCEL = ['cargoNo', 'name', 'qty', 'voyageId', 'blQty', 'outturnQty', 'lossRate', 'cargoStatus'];
const PERIOD = ['hireNo', 'fromOn', 'toOn', 'days', 'dueOn', 'offHireHours', 'netAmount', 'invoiceNo', 'hireState'];
const ADDENDUM = ['addendumNo', 'reason', 'oldBase', 'baseEstimate', 'status'];

const tabs: NonNullable<DetailSlots['tabs']> = [
  {
    key: 'parcels',
    label: TEXT.parcels,
    content: (row) => <Belonging resource={cargo} row={row} columns={PARCEL} />,
  },
  {
    key: 'addenda',
    label: TEXT.addenda,
    content: (row) => <Belonging resource={contractAddendum} row={row} columns={ADDENDUM} />,
  },
  {
    key: 'hire',
    label: HIRE_TEXT.periods,
    content: (row) => <Belonging resource={hirePeriod} row={row} columns={PERIOD} />,
  },
  { key: 'papers', label: CHECK_TEXT.tab, content: (row) => <ContractPapers row={row} /> },
];

const figures = (row: AnyRow): Figure[] => {
  const labels = (row.labels ?? {}) as Readonly<Record<string, string>>;
  const told = (name: 'qtyTotal' | 'amountEstimate' | 'baseEstimate'): string =>
    numberText(contract.fields[name], row[name]);
  return [
    { label: TEXT.quantity, value: told('qtyTotal'), unit: 't' },
    ...(hasPermission(MARKET_PRICE)
      ? [
          { label: TEXT.estimate, value: told('amountEstimate'), unit: labels.currencyId },
          { label: TEXT.base, value: told('baseEstimate'), unit: BASE_CURRENCY },
        ]
      : []),
  ];
};

const HIRE = [
  'periodDays',
  'deliveryOn',
  'deliveryPortId',
  'hireDays',
  'hireDue',
  'offHires',
  'redeliveryFrom',
  'redeliveryTo',
  'bunkerTerms',
  'warranties',
];
const CARRIAGE = [
  'cargoes',
  'freightBasis',
  'minQty',
  'laytimeBasis',
  'laytimeHours',
  'rateLoad',
  'rateDisch',
  'reversible',
  'noticeHours',
  'holidays',
  'demurrageRate',
  'despatchRate',
  'claimDays',
  'exceptions',
];
/** What the server writes of a parcel. */
const TOLD = ['cargoes.loadPortId', 'cargoes.dischPortId'];

/** What is asked of a voyage nobody asks of a time charter, and the other way round. */
const besides = ({ kind, direction, freightType, liftingId }: Readonly<Record<string, unknown>>): string[] => [
  ...(kind === 'VOYAGE' ? HIRE : CARRIAGE),
  ...(direction === 'IN' ? ['customerId'] : ['ownerId']),
  ...(freightType === 'WORLDSCALE' ? ['freightRate'] : ['wsFlat', 'wsPoints']),
  ...(liftingId ? [] : ['longTermId', 'liftingId', 'freightByLongTerm']),
];

/** Nothing is told of deadfreight where there is none. */
const withoutDeadfreight = ({ deadfreightQty }: Readonly<Record<string, unknown>>): string[] => [
  ...(deadfreightQty ? [] : ['deadfreightQty', 'deadfreightAmount', 'deadfreightOn']),
  'deadfreightOpen',
];

/** What the long-term contract fixes of the charter of a lifting. */
const saidByLifting = ({ liftingId, freightByLongTerm }: Readonly<Record<string, unknown>>): string[] => [
  ...(liftingId ? ['kind', 'direction', 'customerId', 'currencyId', 'cargoes'] : []),
  ...(freightByLongTerm ? ['freightType', 'freightRate'] : []),
];

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'negotiating', label: TEXT.negotiating, filters: { contractStatus: ['NEGOTIATING'] } },
      { key: 'subs', label: TEXT.onSubs, filters: { contractStatus: ['ON_SUBS'] } },
      { key: 'running', label: TEXT.running, filters: { contractStatus: ['FIXED', 'PERFORMING'] } },
      { key: 'deadfreight', label: DEADFREIGHT_TEXT.toAccept, filters: { deadfreightOpen: ['true'] } },
      { key: 'completed', label: TEXT.toPay, filters: { contractStatus: ['COMPLETED'] } },
    ],
  },
  form: {
    derived: [
      'currencyId',
      'freightType',
      'freightRate',
      'wsFlat',
      'wsPoints',
      'minQty',
      'periodDays',
      'cargoes',
      'commissions',
    ],
    totals: ['qtyTotal', 'amountEstimate', 'baseEstimate', 'commissionPct'],
    locked: (row) => [...TOLD, ...saidByLifting(row)],
    hidden: besides,
  },
  detail: {
    figures,
    tabs,
    hidden: (row) => ['qtyTotal', 'amountEstimate', 'baseEstimate', ...besides(row), ...withoutDeadfreight(row)],
  },
};

/** All charters, from the negotiation to the freight. */
export function Page() {
  return <ResourcePage resource={contract} slots={SLOTS} />;
}
