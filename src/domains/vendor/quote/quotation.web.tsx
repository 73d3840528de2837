import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { rowsOf } from '../../../kernel/resource/open.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { Figures } from '../../../kernel/web/detail/figures.tsx';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { type FormSlots, ResourceForm } from '../../../kernel/web/form/resource-form.tsx';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { useUnits } from '../../../kernel/web/form/use-units.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call } from '../../../kernel/web/request.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import { quotationFace, quoteTotals } from '../../purchasing/public.ts';
import { LoadFailed } from '../area/load-failed.web.tsx';
import { allowedCurrency } from './allowed-currency.web.tsx';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { QuoteActs } from './quote-acts.web.tsx';
import { submitCall } from './vendor.calls.ts';

export type OwnQuote = AnyRow & {
  quoteStatus: string;
  submittedAt: string | null;
  receiptNo: string | null;
  payloadHash: string | null;
  /** There is a draft beside what was submitted. */
  unsent: boolean;
  entered: boolean;
  /** May still be written. */
  open: boolean;
  currencies: readonly number[];
};

type Props = { id: number; invitation: number; onChanged: () => Promise<void> };

/** What the own firm quotes: its receipt, and the form while it may be written. */
export function Quotation({ id, invitation, onChanged }: Props) {
  const found = useQuery({
    queryKey: recordKeys.one(quotationFace, id),
    queryFn: ({ signal }) => records.get(quotationFace, id, { signal, quiet: true }) as Promise<OwnQuote>,
  });
  if (found.error) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows />;
  const quote = found.data;
  return (
    <>
      {quote.entered && <Alert type="info" showIcon title={t(TEXT.entered)} />}
      {quote.unsent && quote.quoteStatus === 'SUBMITTED' && <Alert type="warning" showIcon title={t(TEXT.unsent)} />}
      {quote.submittedAt && <Receipt quote={quote} />}
      <Editor quote={quote} invitation={invitation} onChanged={onChanged} />
    </>
  );
}

/** What proves that it was submitted, and what. */
function Receipt({ quote }: { quote: OwnQuote }) {
  const facts = [
    [TEXT.receiptNo, quote.receiptNo],
    [TEXT.submittedAt, wholeTime(quote.submittedAt ?? '')],
    [TEXT.digest, quote.payloadHash],
  ] as const;
  return (
    <section className="vendor-panel">
      <h2>{t(TEXT.receipt)}</h2>
      <dl className="vendor-facts">
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was asked stands; a line is neither added nor left out. */
const LOCKED = [rowsOf('lines'), 'lines.askedUnitId'];
/** The grid and the cards number the lines themselves. */
const HIDDEN = ['lines.lineNo'];

function Editor({
  quote,
  invitation,
  onChanged,
}: {
  quote: OwnQuote;
  invitation: number;
  onChanged: () => Promise<void>;
}) {
  const allowed = quote.currencies.join(' ');
  const controls = useMemo(() => ({ currencyId: allowedCurrency(allowed.split(' ').map(Number)) }), [allowed]);
  const act = t(quote.quoteStatus === 'SUBMITTED' ? TEXT.submitAgain : TEXT.submit);
  const slots: FormSlots = {
    controls,
    locked: LOCKED,
    hidden: () => HIDDEN,
    closed: !quote.open,
    before: (store) => <QuoteFigures store={store} />,
    saveLabel: t(TEXT.keepDraft),
    send: {
      label: act,
      ask: { title: t(TEXT.submitTitle), effect: t(TEXT.submitEffect), act },
      done: t(TEXT.submitted),
      run: (values, { id, version }) =>
        call(submitCall, {
          params: { id },
          body: { ...values, version, lines: values.lines as { id: number }[] },
          quiet: true,
        }),
    },
    actions: ({ store, save }) => (
      <QuoteActs quote={quote} invitation={invitation} store={store} save={save} onChanged={onChanged} />
    ),
  };
  return <ResourceForm resource={quotationFace} id={quote.id} slots={slots} onSaved={() => undefined} />;
}

/** What it comes to as it stands in the form. */
function QuoteFigures({ store }: { store: FormStore }) {
  const said = useForm(store, (one) => JSON.stringify(quoteTotals(one.values())));
  const { goods, freight, total } = JSON.parse(said) as ReturnType<typeof quoteTotals>;
  const [unit] = useUnits([{ field: 'currencyId' }]);
  return (
    <Figures
      figures={[
        { label: TEXT.goods, value: formatDecimal(goods, 2), unit },
        { label: TEXT.freight, value: formatDecimal(freight, 2), unit },
        { label: TEXT.total, value: formatDecimal(total, 2), unit },
      ]}
    />
  );
}
