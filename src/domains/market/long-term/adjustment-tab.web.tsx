import { useState } from 'react';
import { decimal } from '../../../kernel/resource/field.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { formatDecimal, type MaybeDecimal, mul, round } from '../../../kernel/value/decimal.ts';
import { type Figure, Figures } from '../../../kernel/web/detail/figures.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { adjustmentOf, type Formula, movedFreight } from './adjustment.rules.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';
import './long-term.css';

type Line = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null;
const linesOf = (value: unknown): Line[] => (Array.isArray(value) ? value.filter(isLine) : []);
const told = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const money = (value: MaybeDecimal): string => (value ? formatDecimal(value, 2) : '—');

const formulaOf = (row: AnyRow): Formula => ({
  baseFuelPrice: told(row.baseFuelPrice),
  deadBand: told(row.deadBand),
  stepPrice: told(row.stepPrice),
  stepFreight: told(row.stepFreight),
});

/** From where to where, as a head names it. */
function routeName({ labels }: Line): string {
  const names: Line = isLine(labels) ? labels : {};
  return `${told(names.loadPortId) ?? ''}–${told(names.dischPortId) ?? ''}`;
}

/** A label that names the route. */
const said = (label: Text, route: Line): Text => fill(label, { route: routeName(route) });

/** What each cycle did to the freight, step by step, and what a price would do. */
export function AdjustmentTab({ row }: { row: AnyRow }) {
  const formula = formulaOf(row);
  const routes = linesOf(row.routes);
  const currency = String(row.labels?.currencyId ?? '');
  if (!formula.stepPrice) return <Panel>{t(TEXT.noFormula)}</Panel>;
  const cycles = linesOf(row.adjustments).map((line) => ({
    fromDay: told(line.fromDay) ?? '',
    averagePrice: told(line.averagePrice),
    ...adjustmentOf(formula, told(line.averagePrice)),
  }));
  return (
    <>
      <EmbeddedList
        label={t(TEXT.adjustments)}
        rows={cycles}
        rowKey="fromDay"
        empty={t(TEXT.noCycle)}
        columns={[
          { key: 'from', title: t(TEXT.fromMonth), render: (_, one) => one.fromDay },
          {
            key: 'average',
            title: `${t(TEXT.average)} (${currency})`,
            align: 'right',
            render: (_, one) => money(one.averagePrice),
          },
          { key: 'diff', title: t(TEXT.diff), align: 'right', render: (_, one) => money(one.diff) },
          { key: 'beyond', title: t(TEXT.beyond), align: 'right', render: (_, one) => money(one.beyond) },
          { key: 'steps', title: t(TEXT.steps), align: 'right', render: (_, one) => one.steps ?? '—' },
          { key: 'move', title: t(TEXT.move), align: 'right', render: (_, one) => money(one.move) },
          ...routes.map((route, i) => ({
            key: `route${i}`,
            title: t(TEXT.freightOf, { route: routeName(route) }),
            align: 'right' as const,
            render: (_: unknown, one: (typeof cycles)[number]) => money(movedFreight(told(route.freight), one.move)),
          })),
        ]}
      />
      <Trial formula={formula} routes={routes} currency={currency} />
    </>
  );
}

const PRICE = decimal(TEXT.average, 2, { min: 0, max: 9_999_999 });
const QTY = decimal(TEXT.trialQty, 3, { min: 0, max: 9_999_999, unit: 't' });
const Price = kitOf(PRICE).Control;
const Qty = kitOf(QTY).Control;

type TrialProps = { formula: Formula; routes: readonly Line[]; currency: string };

/** The freight at a price that somebody types, by the same rules as the server's. */
function Trial({ formula, routes, currency }: TrialProps) {
  const [price, setPrice] = useState<string | null>(null);
  const [qty, setQty] = useState<string | null>(null);
  const found = adjustmentOf(formula, price);
  const figures = routes.flatMap((route): Figure[] => {
    const freight = found && movedFreight(told(route.freight), found.move);
    const amount = round(mul(freight, qty), 2);
    return [
      { label: said(TEXT.freightOf, route), value: money(freight), unit: currency },
      ...(amount ? [{ label: said(TEXT.trialAmount, route), value: money(amount), unit: currency }] : []),
    ];
  });
  return (
    <Panel title={t(TEXT.trial)}>
      <div className="long-term-trial">
        <FieldBox id="trial-price" label={t(TEXT.average)} unit={currency}>
          <Price id="trial-price" field={PRICE} value={price} onChange={(value) => setPrice(told(value) || null)} />
        </FieldBox>
        <FieldBox id="trial-qty" label={t(TEXT.trialQty)} unit="t">
          <Qty id="trial-qty" field={QTY} value={qty} onChange={(value) => setQty(told(value) || null)} />
        </FieldBox>
      </div>
      {found && <Figures figures={figures} />}
    </Panel>
  );
}
