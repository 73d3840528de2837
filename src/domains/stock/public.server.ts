/** What other domains and the app may use of the stock domain on the server. */
export { type Expectation, expect, expectAnew, expectedOf, unexpect } from './expected/expect.server.ts';
export { issueFor, type Taken } from './issues/issue-for.server.ts';
export { type ShelfFacts, shelfFacts } from './ledger/shelf-facts.server.ts';
export { demoStockPeriods } from './periods/periods.demo.ts';
export type { ReceiptRow } from './receipts/receipt.resource.ts';
export { expectedReceipts, receiptActs, receipts } from './receipts/receipt.server.ts';
export { stockModule } from './stock.server.ts';
