import { Segmented } from 'antd';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { tradeModeChange } from './change.resource.ts';
import { CHANGE_TEXT as TEXT } from './change.text.ts';
import { ShipTrades } from './ship-trades.web.tsx';

const TAXES = ['costTax', 'vatTotal', 'taxTotal'] as const;

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'open', label: { zh: '办理中', en: 'Under way' }, filters: { changeStatus: ['DRAFT', 'DECLARED'] } },
    ],
  },
  form: { totals: [...TAXES] },
  detail: {
    hidden: [...TAXES],
    figures: (row) =>
      TAXES.filter((name) => name in row).map((name) => ({
        label: tradeModeChange.fields[name].label,
        value: numberText(tradeModeChange.fields[name], row[name]),
        unit: 'CNY',
      })),
  },
};

type View = 'changes' | 'ships';

/** Changes of ships between the trades, or ship by ship what she is in and how many days. */
export function Page() {
  const [params, change] = useOwnSearch();
  const view: View = params.get('view') === 'ships' ? 'ships' : 'changes';
  const toolbar = (
    <Segmented<View>
      aria-label={t(TEXT.views)}
      value={view}
      options={[
        { value: 'changes', label: t(TEXT.changes) },
        { value: 'ships', label: t(TEXT.ships) },
      ]}
      onChange={(next) => change(() => new URLSearchParams(next === 'changes' ? {} : { view: next }))}
    />
  );
  if (view === 'ships') return <ShipTrades toolbar={toolbar} />;
  return <ResourcePage resource={tradeModeChange} slots={{ ...SLOTS, list: { ...SLOTS.list, toolbar } }} />;
}
