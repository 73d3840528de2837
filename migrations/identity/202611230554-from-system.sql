-- The domain system became identity, fleet, communication and operations: these are the tables of this one.
alter table system_captcha rename to identity_captcha;
alter table system_credential rename to identity_credential;
alter table system_dict_entry rename to identity_dict_entry;
alter table system_dictionary rename to identity_dictionary;
alter table system_job rename to identity_job;
alter table system_key rename to identity_key;
alter table system_known_browser rename to identity_known_browser;
alter table system_leader_item rename to identity_leader_item;
alter table system_lockout rename to identity_lockout;
alter table system_mail_account rename to identity_mail_account;
alter table system_menu rename to identity_menu;
alter table system_menu_use rename to identity_menu_use;
alter table system_organization rename to identity_organization;
alter table system_organization_change rename to identity_organization_change;
alter table system_recovery_code rename to identity_recovery_code;
alter table system_remembered rename to identity_remembered;
alter table system_role rename to identity_role;
alter table system_second_factor rename to identity_second_factor;
alter table system_seeded_grant rename to identity_seeded_grant;
alter table system_session rename to identity_session;
alter table system_sign_in_log rename to identity_sign_in_log;
alter table system_ticket rename to identity_ticket;
alter table system_used_ciphertext rename to identity_used_ciphertext;
alter table system_user_ rename to identity_user;
alter view system_online_session rename to identity_online_session;

-- Constraints, counters and indexes are called after their tables.
do $$
declare
  statement text;
begin
  for statement in
    select format('alter table %I rename constraint %I to %I', c.relname, k.conname, 'identity_' || regexp_replace(substr(k.conname, 8), '^user__', 'user_'))
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'identity\_%' and k.conname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter index %I rename to %I', i.relname, 'identity_' || regexp_replace(substr(i.relname, 8), '^user__', 'user_'))
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'identity\_%' and i.relname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter sequence %I rename to %I', s.relname, 'identity_' || regexp_replace(substr(s.relname, 8), '^user__', 'user_'))
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class c on c.oid = d.refobjid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'identity\_%' and s.relname like 'system\_%'
  loop
    execute statement;
  end loop;
end $$;
