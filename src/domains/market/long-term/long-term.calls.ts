import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { route } from '../../../kernel/route.ts';
import { contract } from '../contracts/contract.resource.ts';
import { longTermLifting } from './lifting.resource.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

const Tonnes = z.string();

/** How a long-term contract stands today, month by month (market 5.3). */
export const longTermProgressCall = route({
  method: 'GET',
  path: '/api/market/long-term-contracts/:id/progress',
  permission: 'market:longTermContract:list',
  summary: { zh: '长期合同执行进度', en: 'Progress of a long-term contract' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: z.object({
    doneQty: Tonnes,
    donePct: z.string().nullable(),
    expectedQty: Tonnes,
    behindQty: Tonnes,
    behindPct: z.string(),
    requiredQty: z.string().nullable(),
    lamp: z.enum(['GREEN', 'AMBER', 'RED']),
    months: z.array(
      z.object({
        month: z.string(),
        planned: Tonnes,
        done: Tonnes,
        /** Planned less done of all months up to this one; of months that have ended alone. */
        behind: Tonnes.nullable(),
        liftings: z.number(),
      }),
    ),
    /** The liftings whose parcels are counted as done. */
    counted: z.array(z.number()),
  }),
});

/** An accepted lifting becomes a parcel and the draft of its charter. */
export const contractOfLifting = defineMake({
  name: 'charter',
  label: TEXT.make,
  from: longTermLifting,
  to: contract,
  tail: 'from-lifting',
  single: true,
  first: true,
  against: (row) => {
    if (row.liftingState !== 'ACCEPTED') return TEXT.notAccepted;
    // The list tells the charter that there is; without the list the server looks.
    return 'contractId' in row && row.contractId ? TEXT.hasCharterShort : undefined;
  },
  done: TEXT.made,
});
