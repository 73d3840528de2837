import { sql } from 'drizzle-orm';
import { boolean, integer, pgView, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../kernel/server/db/columns.ts';
import { NEVER_CHANGED, recordColumns } from '../record-view.tables.server.ts';

/** The uploads as a list of records, so that the list's filters, paging and export serve them as they are. */
export const storedFileView = pgView('system_stored_file', {
  ...recordColumns,
  name: text('name'),
  kind: text('kind'),
  size: id('size'),
  ownerName: text('owner_name'),
  created: instant('created'),
  used: boolean('used'),
  uses: integer('uses'),
  place: text('place'),
  hash: text('hash'),
  type: text('type'),
}).as(
  sql`select f.id, 1 as version, f.owner as create_by, coalesce(u.name, '系统') as create_name, f.created as create_time, ${NEVER_CHANGED}, f.name, case when f.type ~ '^image/(png|jpeg|webp|gif)$' then 'PICTURE' when f.type = 'application/pdf' then 'PDF' when f.type ~ '(officedocument|ms-excel|msword|ms-powerpoint|ms-works|/ofd)' then 'OFFICE' when f.type ~ '^text/' then 'TEXT' when f.type ~ '(zip|rar|7z)' then 'ARCHIVE' when f.type ~ '^video/' then 'VIDEO' else 'OTHER' end as kind, f.size, coalesce(u.name, '系统') as owner_name, f.created, exists (select 1 from kernel_file_use x where x.file_id = f.id) as used, (select count(*)::integer from kernel_file_use x where x.file_id = f.id and x.resource <> 'everyone') as uses, b.driver as place, f.hash, f.type from kernel_file f left join kernel_blob b on b.hash = f.hash left join system_user_ u on u.id = f.owner`,
);
