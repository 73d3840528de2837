import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC to the millisecond, read and written as ISO text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

/** The number of a record. */
export const id = (name: string) => bigint(name, { mode: 'number' });
