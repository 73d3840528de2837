-- The domain system became identity, fleet, communication and operations: these are the tables of this one.
alter table system_announcement rename to communication_announcement;
alter table system_announcement_read rename to communication_announcement_read;
alter table system_chat rename to communication_chat;
alter table system_chat_member rename to communication_chat_member;
alter table system_chat_message rename to communication_chat_message;
alter table system_comment rename to communication_comment;
alter table system_mail_template rename to communication_mail_template;
alter table system_message rename to communication_message;
alter table system_message_choice rename to communication_message_choice;
alter table system_message_reader rename to communication_message_reader;
alter table system_watcher rename to communication_watcher;

-- Constraints, counters and indexes are called after their tables.
do $$
declare
  statement text;
begin
  for statement in
    select format('alter table %I rename constraint %I to %I', c.relname, k.conname, 'communication_' || substr(k.conname, 8))
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'communication\_%' and k.conname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter index %I rename to %I', i.relname, 'communication_' || substr(i.relname, 8))
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'communication\_%' and i.relname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter sequence %I rename to %I', s.relname, 'communication_' || substr(s.relname, 8))
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class c on c.oid = d.refobjid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'communication\_%' and s.relname like 'system\_%'
  loop
    execute statement;
  end loop;
end $$;
