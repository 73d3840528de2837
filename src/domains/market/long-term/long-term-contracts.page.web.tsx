import { useMemo } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { contract } from '../contracts/contract.resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { AdjustmentTab } from './adjustment-tab.web.tsx';
import { BelongingList } from './belonging-list.web.tsx';
import { longTermLifting } from './lifting.resource.ts';
import { liftingStanding } from './lifting-standing.resource.ts';
import { contractOfLifting } from './long-term.calls.ts';
import { longTermContract } from './long-term.resource.ts';
import { PROGRESS_LAMPS, type ProgressLamp, LONG_TERM_TEXT as TEXT } from './long-term.text.ts';
import { longTermStanding } from './long-term-standing.resource.ts';
import { ProgressTab, progressFigures } from './progress-tab.web.tsx';

const isLamp = (value: unknown): value is ProgressLamp => typeof value === 'string' && value in PROGRESS_LAMPS;

const LIFTING = [
  'liftingNo',
  'period',
  'qty',
  'laycanFrom',
  'nominateBy',
  'shipId',
  'contractId',
  'blQty',
  'liftingState',
];
const CHARTER = ['contractNo', 'liftingId', 'shipId', 'qtyTotal', 'freightRate', 'amountEstimate', 'contractStatus'];
/** Reckoned: it stands in the figures and in the tabs. */
const TOLD = ['doneQty', 'donePct', 'expectedQty', 'behindQty', 'behindPct', 'lamp', 'periodTotal', 'adjustments'];

const contracts = (): ResourceSlots => ({
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'running', label: TEXT.running, filters: { status: ['APPROVE'] } },
      { key: 'behind', label: TEXT.behindOnes, filters: { lamp: ['AMBER', 'RED'] } },
    ],
  },
  form: { derived: ['periods'], totals: ['periodTotal'] },
  detail: {
    hidden: TOLD,
    tags: ({ lamp }) =>
      isLamp(lamp) && <StatusTag tone={PROGRESS_LAMPS[lamp].tone}>{t(PROGRESS_LAMPS[lamp])}</StatusTag>,
    figures: progressFigures,
    tabs: [
      { key: 'progress', label: TEXT.progress, content: (row) => <ProgressTab row={row} /> },
      {
        key: 'liftings',
        label: TEXT.liftings,
        content: ({ id }) => (
          <BelongingList resource={longTermLifting} listed={liftingStanding} longTermId={id} columns={LIFTING} />
        ),
      },
      ...(hasPermission(MARKET_PRICE)
        ? [
            {
              key: 'adjustments',
              label: TEXT.adjustments,
              content: (row: AnyRow) => <AdjustmentTab row={row} />,
            },
          ]
        : []),
      {
        key: 'charters',
        label: TEXT.charters,
        content: ({ id }) => <BelongingList resource={contract} longTermId={id} columns={CHARTER} />,
      },
    ],
  },
});

const LIFTINGS: ResourceSlots = {
  makes: [contractOfLifting],
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'planned', label: TEXT.toNominate, filters: { liftingState: ['PLANNED'] } },
      { key: 'nominated', label: TEXT.toAccept, filters: { liftingState: ['NOMINATED'] } },
      { key: 'accepted', label: TEXT.toCharter, filters: { liftingState: ['ACCEPTED'] } },
    ],
  },
  form: { derived: ['longTermId', 'laycanFrom', 'laycanTo', 'dischPortId'], totals: ['nominateBy'] },
};

/** Long-term contracts, and the liftings under them, each a list of its own. */
export function Page() {
  const slots = useMemo(contracts, []);
  return (
    <KindsPage
      title={TEXT.contract}
      which={TEXT.which}
      kinds={{
        contracts: {
          label: TEXT.contracts,
          resource: longTermContract,
          listed: longTermStanding,
          slots,
        },
        liftings: { label: TEXT.liftings, resource: longTermLifting, listed: liftingStanding, slots: LIFTINGS },
      }}
    />
  );
}
