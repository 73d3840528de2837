import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { customerInvoice } from './customer-invoice.resource.ts';
import { customerInvoiceLine } from './customer-invoice-lines.resource.ts';
import { RECEIVABLE_TEXT as TEXT } from './receivable.text.ts';

const INVOICE: AnyResource = customerInvoice;
const HEAD = ['billTo', 'billTaxNo', 'organizationId', 'invoiceDate', 'dueDate', 'currencyId'];
const LINES = ['itemKind', 'itemName', 'vesselId', 'netAmount', 'taxRate', 'taxAmount'];
const NO_WORDS = {};

/** What the customer gets: who owes what for what, and by when. Our own books, what was received among them, stay in the house. */
export const customerInvoicePaper = fill(ownPapers, customerInvoice.name, {
  paper: async (_ctx, { rows }) => {
    const row = rows.zh ?? rows.en ?? {};
    const facts = (names: readonly string[], columns: number) =>
      ({ kind: 'facts', facts: recordFacts(INVOICE, names, rows, NO_WORDS), columns }) as const;
    const red = row.billStatus === 'RED' || Boolean(row.redOfId);
    return {
      title: red ? { zh: '红字发票', en: 'Credit invoice' } : { zh: '发票', en: 'Invoice' },
      number: String(row.invoiceNo ?? row.draftNo ?? ''),
      ...(row.status !== 'APPROVE' && { mark: TEXT.notIssued }),
      blocks: [
        facts(red ? [...HEAD.filter((name) => name !== 'dueDate'), 'redOfId'] : HEAD, 2),
        linesTable(customerInvoiceLine, linesIn(rows, 'lines'), NO_WORDS, {
          names: LINES,
          record: { fields: INVOICE.fields, rows },
        }),
        facts(['netTotal', 'taxTotal', 'grossTotal'], 3),
        ...(red ? [] : [{ kind: 'paragraph' as const, text: TEXT.payInto }]),
        { kind: 'signatures', signatures: [{ place: TEXT.issuedBy }, { place: TEXT.seal }] },
      ],
    };
  },
});
