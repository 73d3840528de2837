import type { Text } from '../../../kernel/text.ts';
import type { PaymentOrder } from './payment-order.resource.ts';
import type { ProviderName } from './payment-words.text.ts';

/** Money that is there; the amount is decimal text in CNY. */
export type Payment = { amount: string; tradeNo: string; paidTime: string; payer: string | null };

/** What a way of payment must be able to do. Each call may reach out and take seconds: none runs inside a transaction. */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** Nothing when it can be used, otherwise what is missing. */
  readonly missing: Text | undefined;
  /** What the payer scans: an address of the provider, or the details of a transfer. Asked again, it answers for the same order. */
  prepare(order: PaymentOrder): Promise<string>;
  /** What the provider knows of the order; nothing while nothing was paid. */
  query(order: PaymentOrder): Promise<Payment | undefined>;
  /** Makes the order unpayable. */
  close(order: PaymentOrder): Promise<void>;
};
