import { createHash } from 'node:crypto';
import type { Fields } from '../../resource/field.ts';
import type { PERIOD_FIELDS, PROOF_FIELDS } from '../../resource/ledger.ts';
import { type AnyResource, permissionOf, type Resource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { officeDay } from '../../value/office-day.ts';
import type { Ctx } from '../context.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { recordsOf } from '../crud/records.ts';
import type { Endpoint, LedgerKinds } from '../http/endpoint.ts';
import type { Schedule } from '../jobs/jobs.ts';
import type { MessageKind } from '../message-kinds.ts';
import { notify } from '../notify.ts';
import { recipientKeeper } from '../people.ts';
import { answerOf } from '../ports.ts';
import { type Months, monthsOf } from './months.ts';

type PeriodFields = typeof PERIOD_FIELDS & Fields;
type ProofFields = typeof PROOF_FIELDS & Fields;

/** What a proof found: how much it looked at, and a line of the proof for each figure that differs. */
export type Proof = { readonly checked: number; readonly differences: readonly Readonly<Record<string, unknown>>[] };

/** A month of a store, a ship or a unit, `yyyy-MM`. */
export type UnitMonth = { readonly unit: number; readonly month: string };

export type LedgerGiven<P extends PeriodFields, Q extends ProofFields> = {
  /** The kind of record that its entries are; the database lets nobody change or delete one (`migrations`). */
  readonly entries: AnyResource;
  /** Its months, one by unit and month. */
  readonly periods: Resource<P>;
  /** The field of the months and of the entries that says whose month it is: a store, a ship or unit. */
  readonly unit: string;
  /** Its proofs; what differs stands in their `differences`. */
  readonly proofs: Resource<Q>;
  /** Compares what is kept beside the ledger with the sum of its entries, of one unit or of all. */
  readonly prove: (ctx: Ctx, unit?: number) => Promise<Proof>;
  /** How many entries these months have; one without any may be missing. */
  readonly count: (ctx: Ctx, asked: readonly UnitMonth[]) => Promise<readonly (UnitMonth & { entries: number })[]>;
  /** Documents that still belong into a month and are not booked, by number: it is not closed before them. */
  readonly waiting?: (ctx: Ctx, at: UnitMonth) => Promise<readonly { readonly no: string | null }[]>;
  /** Company time; two ledgers are not proved at once. */
  readonly cron: string;
};

export type Ledger = {
  /** Lists of months and proofs, and the acts that close and reopen. */
  readonly endpoints: readonly Endpoint[];
  readonly schedules: Readonly<Record<string, Schedule>>;
  readonly messageKinds: Readonly<Record<string, MessageKind>>;
  /** Asked for by the alarm: those who hold it hear of a difference. */
  readonly permissions: Readonly<Record<string, Text>>;
  readonly months: Months;
  /** Proves all of it now and keeps the result; whoever hears of alarms is told, once of the same differences. */
  readonly prove: (ctx: Ctx) => Promise<Proof>;
};

const READ_ONLY = ['create', 'update', 'remove', 'restore', 'import'] as const;
/** A proof that finds everything different would be a list that nobody reads. */
const MOST_DIFFERENCES = 200;

/**
 * A ledger: entries that are added and never changed, months that close and reopen, and the nightly proof that what is kept beside it,
 * such as balances, is what its entries come to. Posting into it asks `months.assertOpen`; the triggers of its migration hold back
 * whoever forgets.
 */
export function defineLedger<P extends PeriodFields, Q extends ProofFields>(given: LedgerGiven<P, Q>): Ledger {
  const { entries, proofs, cron } = given;
  const erased: AnyResource = proofs;
  const [name, alarm] = [erased.name, permissionOf(erased, 'alarm')];
  const { label } = entries;
  const months = monthsOf(given);
  const records = recordsOf(proofs);

  async function prove(ctx: Ctx): Promise<Proof> {
    const proof = await given.prove(ctx);
    const { checked, differences } = proof;
    const row = await records.create(
      ctx,
      { differences: differences.slice(0, MOST_DIFFERENCES), result: differences.length > 0 ? 'DIFFERS' : 'AGREES' },
      { day: officeDay(ctx.now), provedAt: ctx.now.toISOString(), checked, different: differences.length },
    );
    if (differences.length > 0) await tellDifferences(ctx, row.id, differences);
    return proof;
  }

  async function tellDifferences(ctx: Ctx, recordId: number, differences: Proof['differences']): Promise<void> {
    const people = await answerOf(ctx, recipientKeeper)?.recipients(ctx, { ids: [], roles: [], permissions: [alarm] });
    const n = differences.length;
    await notify(ctx, {
      to: (people ?? []).map(({ id }) => id),
      kind: name,
      title: { zh: `${label.zh}对账不符：${n} 处`, en: `${label.en}: ${n} figures differ` },
      text: {
        zh: '结存与流水合计不一致，打开对账记录核对',
        en: 'What is kept is not what its entries come to: open the proof and compare',
      },
      resource: name,
      recordId,
      // The same differences are told once, however many nights they stay.
      key: `${name} ${createHash('sha256').update(JSON.stringify(differences)).digest('hex').slice(0, 32)}`,
    });
  }

  const kinds: LedgerKinds = { entries, periods: given.periods, proofs, unit: given.unit };
  const words = { zh: `${label.zh}对账`, en: `Proof: ${label.en}` };
  return {
    months,
    prove,
    endpoints: [
      ...months.endpoints.map((endpoint) => ({ ...endpoint, ledger: kinds })),
      ...crudEndpoints(given.periods, { omit: READ_ONLY }),
      ...crudEndpoints(proofs, { omit: READ_ONLY }),
    ],
    schedules: {
      [name]: {
        label: words,
        cron,
        run: async ({ transaction }) => {
          const { checked, differences } = await transaction(words.zh, prove);
          const n = differences.length;
          return { zh: `核对 ${checked} 项，差异 ${n} 处`, en: `${checked} checked, ${n} differ` };
        },
      },
    },
    messageKinds: { [name]: { label: words, urgent: true } },
    permissions: { [alarm]: { zh: `接收${label.zh}对账报警`, en: `Hear when ${label.en} does not agree` } },
  };
}
