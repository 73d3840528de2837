import { bigint, boolean, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../kernel/server/db/columns.ts';

/**
 * What voyages burnt, by month of the ship's time, place and cargo of the ship, consumer and grade: triggers keep it as reports change
 * (`migrations/voyage`), so that whoever asks for years need not read all reports. `span` tells apart the times whose hours and miles each
 * of their rows repeats.
 */
export const oilTotalTable = pgTable(
  'voyage_oil_total',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    voyageId: id('voyage_id').notNull(),
    shipName: id('ship_name').notNull(),
    month: text('month').notNull(),
    laden: boolean('laden').notNull(),
    stage: text('stage').notNull(),
    confirmed: boolean('confirmed').notNull(),
    consumer: text('consumer').notNull(),
    oilGrade: text('oil_grade').notNull(),
    bonded: boolean('bonded').notNull(),
    tonnes: numeric('tonnes', { precision: 20, scale: 3 }).notNull(),
    runningHours: numeric('running_hours', { precision: 20, scale: 2 }).notNull(),
    span: bigint('span', { mode: 'number' }).notNull(),
    hours: numeric('hours', { precision: 20, scale: 2 }).notNull(),
    distance: numeric('distance', { precision: 20, scale: 1 }).notNull(),
    reports: integer('reports').notNull(),
  },
  (t) => [
    index('voyage_oil_total_voyage').on(t.voyageId),
    index('voyage_oil_total_ship').on(t.shipName, t.month),
    index('voyage_oil_total_month').on(t.month),
  ],
);

/**
 * What was loaded or discharged of a cargo at a port call: the confirmed reports that worked it summed up, kept as the totals above are, so
 * that a list of ten years is read by its newest. `id` is that of the first line of a report that worked it.
 */
export const cargoOperationTable = pgTable(
  'voyage_cargo_operation',
  {
    id: id('id').primaryKey(),
    voyage: id('voyage').notNull(),
    shipName: id('ship_name').notNull(),
    port: id('port'),
    portCall: id('port_call'),
    opType: text('op_type').notNull(),
    cargoName: text('cargo_name'),
    berth: text('berth'),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    quantity: numeric('quantity', { precision: 20, scale: 3 }),
    grossHours: numeric('gross_hours', { precision: 20, scale: 2 }).notNull(),
    stopHours: numeric('stop_hours', { precision: 20, scale: 2 }).notNull(),
  },
  (t) => [
    index('voyage_cargo_operation_time').on(t.startTime),
    index('voyage_cargo_operation_ship').on(t.shipName, t.startTime),
    index('voyage_cargo_operation_port').on(t.port, t.startTime),
    index('voyage_cargo_operation_voyage').on(t.voyage),
  ],
);

/** Voyages of which both are made anew when the transaction commits, once each whatever was written. */
export const oilTotalDueTable = pgTable('voyage_oil_total_due', { voyageId: id('voyage_id').primaryKey() });
