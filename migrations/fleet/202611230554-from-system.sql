-- The domain system became identity, fleet, communication and operations: these are the tables of this one.
alter table system_ship_responsibility rename to fleet_ship_responsibility;
alter table system_vessel rename to fleet_vessel;
alter table system_vessel_boiler rename to fleet_vessel_boiler;
alter table system_vessel_generator rename to fleet_vessel_generator;
alter table system_vessel_hold rename to fleet_vessel_hold;
alter table system_vessel_tank rename to fleet_vessel_tank;

-- Constraints, counters and indexes are called after their tables.
do $$
declare
  statement text;
begin
  for statement in
    select format('alter table %I rename constraint %I to %I', c.relname, k.conname, 'fleet_' || substr(k.conname, 8))
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'fleet\_%' and k.conname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter index %I rename to %I', i.relname, 'fleet_' || substr(i.relname, 8))
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'fleet\_%' and i.relname like 'system\_%'
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter sequence %I rename to %I', s.relname, 'fleet_' || substr(s.relname, 8))
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class c on c.oid = d.refobjid
    where c.relnamespace = 'public'::regnamespace and c.relname like 'fleet\_%' and s.relname like 'system\_%'
  loop
    execute statement;
  end loop;
end $$;
