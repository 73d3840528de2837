import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Tonnes = z.string();
/** Base currency; null for whoever may not know what oil costs. */
const Amount = z.string().nullable();
const Words = z.object({ zh: z.string(), en: z.string() });
const Oil = z.string();

/** A month of a ship's oil books as it stands now: reckoned while it is open, as it was frozen once it is closed. */
export const oilBookCall = route({
  method: 'GET',
  path: '/api/voyage/oil-months/:id/book',
  permission: 'voyage:oilMonth:list',
  summary: { zh: '财务油耗月账', en: 'Oil book of a month' },
  params: Id,
  reply: z.object({
    closed: z.boolean(),
    grades: z.array(
      z.object({
        oil: Oil,
        opening: Tonnes,
        openingAmount: Amount,
        received: Tonnes,
        receivedAmount: Amount,
        issued: Tonnes,
        issuedAmount: Amount,
        adjusted: Tonnes,
        adjustedAmount: Amount,
        closing: Tonnes,
        closingAmount: Amount,
      }),
    ),
    voyages: z.array(z.object({ voyageId: z.number(), voyageNo: z.string(), oil: Oil, qty: Tonnes, amount: Amount })),
    entries: z.array(
      z.object({
        kind: z.enum(['RECEIPT', 'ISSUE', 'ADJUST', 'RETURN', 'VARIANCE']),
        oil: Oil,
        receiptId: z.number().nullable(),
        voyageNo: z.string().nullable(),
        consumer: z.string().nullable(),
        qty: Tonnes,
        amount: Amount,
      }),
    ),
    layers: z.array(
      z.object({
        receiptId: z.number().nullable(),
        oil: Oil,
        receivedAt: z.string().nullable(),
        bdnNo: z.string().nullable(),
        unitCost: Amount,
        remaining: Tonnes,
        remainingAmount: Amount,
      }),
    ),
    /** Why the month cannot close; empty when it can. */
    problems: z.array(Words),
  }),
});
