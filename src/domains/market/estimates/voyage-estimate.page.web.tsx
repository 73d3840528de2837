import { useMemo } from 'react';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { contractOfEstimate } from '../contracts/contract.calls.ts';
import { ComparisonForm, freshAlternative } from './comparison-form.web.tsx';
import { ComparisonView } from './comparison-view.web.tsx';
import { estimateSheetCall } from './estimate.calls.ts';
import { voyageEstimate } from './estimate.resource.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';

const SAVED = [
  { key: 'draft', label: { zh: '测算中', en: 'Being worked on' }, filters: { estimateStatus: ['DRAFT'] } },
  { key: 'chosen', label: { zh: '已选定', en: 'Chosen' }, filters: { estimateStatus: ['CHOSEN'] } },
];

const EXCEL: RowAct = {
  key: 'comparison',
  label: TEXT.excel,
  permission: 'market:voyageEstimate:export',
  run: (row) => saveFile(estimateSheetCall.path.replace(':id', String(row.id)), {}),
};

const figures = (row: AnyRow): Figure[] => [
  ...('bestTce' in row
    ? [
        {
          label: voyageEstimate.fields.bestTce.label,
          value: numberText(voyageEstimate.fields.bestTce, row.bestTce),
          unit: String(row.labels?.currencyId ?? ''),
        },
      ]
    : []),
  { label: voyageEstimate.fields.bestShipId.label, value: String(row.labels?.bestShipId ?? '—') },
  { label: TEXT.alternatives, value: ((row.alternatives ?? []) as readonly unknown[]).length },
];

/** Ways to do a voyage beside each other, from the first inquiry to the one that is taken. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      initial: { alternatives: [freshAlternative(0)] },
      list: { savedFilters: SAVED, omit: ['import'] },
      makes: [contractOfEstimate],
      form: {
        // They stand below as columns of one table.
        hidden: () => ['alternatives'],
        after: (store) => <ComparisonForm store={store} />,
      },
      detail: {
        figures,
        hidden: ['alternatives', 'bestTce', 'bestShipId'],
        after: (row) => <ComparisonView row={row} />,
        acts: [EXCEL],
      },
    }),
    [],
  );
  return <ResourcePage resource={voyageEstimate} slots={slots} />;
}
