import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Tone } from '../../../kernel/resource/tone.ts';
import type { Reply } from '../../../kernel/route.ts';
import type { Text } from '../../../kernel/text.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList, type EmbeddedListProps } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { purchaseOrder } from '../orders/order.resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { applicationBudgetCall, orderBudgetCall } from './budget.calls.ts';
import { BUDGET_TEXT as TEXT } from './budget.text.ts';

type Effect = Reply<typeof orderBudgetCall>['rows'][number];

const RESULTS: Readonly<Record<Effect['result'], { readonly text: Text; readonly tone: Tone }>> = {
  PASS: { text: TEXT.pass, tone: 'green' },
  WARN: { text: TEXT.warn, tone: 'amber' },
  BLOCK: { text: TEXT.block, tone: 'red' },
};

const money = (value: string | undefined): string => numberText(purchaseOrder.fields.baseAmount, value);

function Standing({ row }: { row: Effect }) {
  const { text, tone } = RESULTS[row.result];
  return <StatusTag tone={tone}>{t(row.excepted ? TEXT.excepted : text)}</StatusTag>;
}

/** What a document asks of its budget, control node by control node; amounts in base currency, to those who may see prices. */
function BudgetEffect({ row, of }: { row: AnyRow; of: typeof orderBudgetCall | typeof applicationBudgetCall }) {
  const found = useQuery({
    queryKey: ['records', of.path, row.id, row.version],
    queryFn: ({ signal }) => call(of, { params: { id: row.id }, signal, quiet: true }),
  });
  const figures: EmbeddedListProps<Effect>['columns'] = [
    { title: t(TEXT.budget), align: 'right', render: (_, one) => money(one.budget) },
    { title: t(TEXT.available), align: 'right', render: (_, one) => money(one.available) },
    { title: t(TEXT.request), align: 'right', render: (_, one) => money(one.request) },
    { title: t(TEXT.percent), align: 'right', render: (_, one) => (one.percent ? `${one.percent} %` : '—') },
  ];
  return (
    <EmbeddedList<Effect>
      label={t(TEXT.title)}
      rowKey={(one) => `${one.subjectId} ${one.from} ${one.to}`}
      rows={found.data?.rows}
      error={found.error}
      onRetry={() => void found.refetch()}
      empty={t(TEXT.none)}
      columns={[
        { title: t(TEXT.subject), render: (_, one) => (lang === 'en' ? one.subjectEn : one.subject) },
        { title: t(TEXT.months), render: (_, one) => (one.from === one.to ? one.from : `${one.from} – ${one.to}`) },
        ...(hasPermission(PRICE_PERMISSION) ? figures : []),
        { title: t(TEXT.result), render: (_, one) => <Standing row={one} /> },
      ]}
    />
  );
}

type Tabs = NonNullable<DetailSlots['tabs']>;

const tabOf = (of: typeof orderBudgetCall | typeof applicationBudgetCall): Tabs => [
  { key: 'budget', label: TEXT.title, content: (row) => <BudgetEffect row={row} of={of} /> },
];

/** The part of a document's page that tells it. */
export const ORDER_BUDGET = tabOf(orderBudgetCall);
export const APPLICATION_BUDGET = tabOf(applicationBudgetCall);
