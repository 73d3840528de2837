-- The domain system became identity, fleet, communication and operations: these are the tables of this one.
alter table system_book rename to operations_book;
alter table system_book_copy rename to operations_book_copy;
alter table system_book_loan rename to operations_book_loan;
alter table system_call_log rename to operations_call_log;
alter table system_error_log rename to operations_error_log;
alter table system_error_stack rename to operations_error_stack;
alter table system_payment_callback rename to operations_payment_callback;
alter table system_payment_order rename to operations_payment_order;
alter table system_picture rename to operations_picture;
alter table system_script_run rename to operations_script_run;
alter table system_server_node rename to operations_server_node;
alter table system_server_sample rename to operations_server_sample;
alter table system_usage rename to operations_usage;
alter table system_version rename to operations_version;
alter table system_version_seen rename to operations_version_seen;
alter view system_change_log rename to operations_change_log;
alter view system_sign_in_record rename to operations_sign_in_record;
alter view system_stored_file rename to operations_stored_file;

-- Constraints, counters and indexes are called after their tables.
do $$
declare
  statement text;
begin
  for statement in
    select format('alter table %I rename constraint %I to %I', c.relname, k.conname, 'operations_' || substr(k.conname, 8))
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'operations\_%' and k.conname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter index %I rename to %I', i.relname, 'operations_' || substr(i.relname, 8))
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'operations\_%' and i.relname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter sequence %I rename to %I', s.relname, 'operations_' || substr(s.relname, 8))
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class c on c.oid = d.refobjid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'operations\_%' and s.relname like 'system\_%'
  loop
    execute statement;
  end loop;
end $$;
