import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { Residual } from './residual.web.tsx';
import { riskOfTemplate } from './risk.calls.ts';
import { risk } from './risk.resource.ts';
import { riskStanding } from './risk-standing.resource.ts';
import { RISK_TEXT as TEXT } from './risk-words.text.ts';

const SLOTS: ResourceSlots = {
  makes: [riskOfTemplate],
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'templates', label: TEXT.templates, filters: { riskKind: ['TEMPLATE'] } },
      { key: 'valid', label: TEXT.valid, filters: { riskKind: ['ASSESSMENT'], validity: ['VALID'] } },
      { key: 'expired', label: TEXT.expired, filters: { validity: ['EXPIRED'] } },
      { key: 'high', label: TEXT.highs, filters: { residualBand: ['HIGH'] } },
    ],
  },
  form: {
    derived: ['hazards', 'planBegin', 'planEnd', 'routine'],
    totals: ['residualScore'],
    hidden: ({ riskKind }) =>
      riskKind === 'TEMPLATE' ? ['shipId', 'planBegin', 'planEnd', 'routine', 'validUntil', 'teamIds'] : [],
  },
  detail: {
    tags: (row) => <Residual row={row} />,
    hidden: (row) => (row.riskKind === 'TEMPLATE' ? ['shipId', 'planBegin', 'planEnd', 'routine', 'validUntil'] : []),
  },
};

/** What may go wrong in what is done on board, and what remains of it. */
export function Page() {
  return <ResourcePage resource={risk} listed={riskStanding} slots={SLOTS} />;
}
