import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import { leaving, onlyLeaving } from '../../../kernel/resource/leaves.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { amountInChinese, amountInEnglish } from '../../../kernel/value/amount-words.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { orderLeaves } from '../vendors/leaves.rules.ts';
import { purchaseOrder } from './order.resource.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { orderCharge, orderLine } from './order-lines.resource.ts';

const ORDER: AnyResource = purchaseOrder;
const HEAD = onlyLeaving(orderLeaves, [
  'orderNo',
  'revNo',
  'partnerId',
  'organizationId',
  'requiredDate',
  'portId',
  'receivePoint',
  'deliveryTerm',
  'paymentTerm',
  'currencyId',
]);
const SUMS = onlyLeaving(orderLeaves, ['goodsAmount', 'chargeAmount', 'taxAmount', 'totalAmount']);
const LINE = onlyLeaving(
  orderLeaves,
  ['description', 'spec', 'unitId', 'qty', 'unitPrice', 'discountPct', 'taxRate', 'amount', 'remark'],
  'lines',
);

/** The total in words, as papers of both languages have it; nothing for whoever may not see it. */
function inWords({ totalAmount, labels }: Readonly<Record<string, unknown>>): PaperBlock[] {
  if (typeof totalAmount !== 'string') return [];
  const currency = String((labels as Readonly<Record<string, unknown>> | undefined)?.currencyId ?? '');
  const [zh, en] = [amountInChinese(totalAmount), amountInEnglish(totalAmount)];
  const name = currency === BASE_CURRENCY ? '人民币' : currency;
  return [{ kind: 'paragraph', text: { zh: `合计大写：${name}${zh}`, en: `Say ${currency} ${en} only` } }];
}

/** The order as the supplier gets it: nothing of what the house reckons for itself stands on it. */
export const orderPaper = fill(ownPapers, purchaseOrder.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(ORDER));
    const row = rows.zh ?? rows.en ?? {};
    const charges = linesIn(rows, 'charges');
    const facts = (names: readonly string[]): PaperBlock => ({
      kind: 'facts',
      facts: recordFacts(
        ORDER,
        names.filter((name) => name in ORDER.fields),
        rows,
        dictionaries,
      ),
      columns: 3,
    });
    const remark = row.remark;
    return {
      title: TEXT.paper,
      number: String(row.orderNo ?? ''),
      ...(row.status !== 'APPROVE' && { mark: TEXT.notInForce }),
      blocks: [
        facts(HEAD),
        { kind: 'heading', text: TEXT.lines },
        linesTable(orderLine, linesIn(rows, 'lines'), dictionaries, {
          names: LINE,
          record: { fields: ORDER.fields, rows },
        }),
        ...(charges.length > 0
          ? ([
              { kind: 'heading', text: TEXT.charges },
              linesTable(orderCharge, charges, dictionaries, {
                names: leaving(orderLeaves, 'charges'),
                record: { fields: ORDER.fields, rows },
              }),
            ] as const)
          : []),
        facts(SUMS),
        ...inWords(row),
        ...(typeof remark === 'string' && remark ? ([{ kind: 'paragraph', text: remark }] as const) : []),
        { kind: 'note', text: TEXT.terms },
        { kind: 'signatures', signatures: [{ place: TEXT.forUs }, { place: TEXT.forSupplier }] },
      ],
    };
  },
});
