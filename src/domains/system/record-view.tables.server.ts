import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../kernel/server/db/columns.ts';

/** What every record carries, in a view that is listed like records: filters, paging and export serve it as it is. */
export const recordColumns = {
  id: id('id'),
  version: integer('version'),
  createBy: id('create_by'),
  createName: text('create_name'),
  createTime: instant('create_time'),
  updateName: text('update_name'),
  updateTime: instant('update_time'),
  deletedAt: instant('deleted_at'),
};

/** For rows that are written once and never changed. */
export const NEVER_CHANGED = sql.raw(
  'null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at',
);
