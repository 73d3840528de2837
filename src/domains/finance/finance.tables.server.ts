import { sql } from 'drizzle-orm';
import { date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from '../../kernel/server/db/columns.ts';

const amount = (name: string) => numeric(name, { precision: 20, scale: 2 }).notNull().default('0');

/**
 * What the budget ledger comes to, by ship or unit, subject and month, in base currency: a trigger adds each entry as it is written
 * (`migrations/finance`), so that whoever asks for a year need not read all its entries.
 */
export const budgetTotalTable = pgTable(
  'finance_budget_total',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    vesselId: id('vessel_id'),
    subjectId: id('subject_id').notNull(),
    /** The budget system of the year that holds the subject for this ship or unit. */
    systemId: id('system_id'),
    month: text('month').notNull(),
    budget: amount('budget'),
    precommitted: amount('precommitted'),
    committed: amount('committed'),
    actual: amount('actual'),
    entries: integer('entries').notNull().default(0),
  },
  (t) => [
    uniqueIndex('finance_budget_total_key').on(t.organizationId, t.subjectId, t.month),
    index('finance_budget_total_month').on(t.month),
    index('finance_budget_total_subject').on(t.subjectId, t.month),
    index('finance_budget_total_system').on(t.systemId, t.month),
  ],
);

/** Control nodes that stood above their warning, from the day on which they rose above it to the day on which they fell below again. */
export const budgetWarningTable = pgTable(
  'finance_budget_warning',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    systemId: id('system_id').notNull(),
    subjectId: id('subject_id').notNull(),
    organizationId: id('organization_id').notNull(),
    /** The months that are checked together; those to date end with the present one. */
    monthFrom: text('month_from').notNull(),
    monthTo: text('month_to').notNull(),
    budget: amount('budget'),
    used: amount('used'),
    warnedOn: date('warned_on').notNull(),
    overOn: date('over_on'),
    endedOn: date('ended_on'),
  },
  (t) => [
    uniqueIndex('finance_budget_warning_open')
      .on(t.systemId, t.subjectId, t.organizationId, t.monthFrom)
      .where(sql`ended_on is null`),
  ],
);

/**
 * What came of each line to invoice, by the day on which it came, in its unit; below zero what was taken back, and what nobody will
 * invoice.
 */
export const acceptanceTable = pgTable(
  'finance_acceptance',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    billableLineId: id('billable_line_id').notNull(),
    day: date('day').notNull(),
    quantity: numeric('quantity', { precision: 20, scale: 4 }).notNull(),
  },
  (t) => [index('finance_acceptance_line').on(t.billableLineId, t.day), index('finance_acceptance_day').on(t.day)],
);
