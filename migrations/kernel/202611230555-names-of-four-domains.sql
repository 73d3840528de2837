-- The domain system became identity, fleet, communication and operations: what rows name by the domain gets its new name.
-- Keys of menu entries, names of settings, jobs, schedules and scripts and kinds of messages stay as they are. The finder's lines are
-- made anew by the start, because what it looks in has changed.

-- Kinds of records: system.user is identity.user.
create function pg_temp.kinds(given text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    given,
    '\msystem[.](dictEntry|dictionary|job|leaderItem|menu|onlineSession|organization|organizationChange|role|user)\M', 'identity.\1', 'g'),
    '\msystem[.](responsibilitySheet|shipResponsibility|vessel|vesselBoiler|vesselGenerator|vesselHold|vesselTank)\M', 'fleet.\1', 'g'),
    '\msystem[.](announcement|chatMessage|comment|mail)\M', 'communication.\1', 'g'),
    '\msystem[.](book|bookCopy|bookLoan|callLog|changeLog|errorLog|paymentCallback|paymentOrder|picture|scriptRun|setting|signInRecord|storedFile)\M', 'operations.\1', 'g')
$$;

-- Permissions: system:user:list is identity:user:list.
create function pg_temp.permissions(given text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    given,
    '\msystem[:](dictEntry|dictionary|job|leaderItem|listView|menu|onlineSession|organization|organizationChange|permission|role|ticket|user)\M', 'identity:\1', 'g'),
    '\msystem[:](responsibilitySheet|shipResponsibility|vessel|vesselBoiler|vesselGenerator|vesselHold|vesselTank)\M', 'fleet:\1', 'g'),
    '\msystem[:](announcement|chatMessage|comment|mail)\M', 'communication:\1', 'g'),
    '\msystem[:](apiDocs|book|bookCopy|bookLoan|cacheMonitor|callLog|changeLog|errorLog|finder|paymentCallback|paymentOrder|picture|schedule|script|scriptRun|serverMonitor|setting|signInRecord|sqlMonitor|storage|storedFile|usage|version)\M', 'operations:\1', 'g')
$$;

update kernel_history set resource = pg_temp.kinds(resource) where resource like 'system.%';
update kernel_history set changes = pg_temp.permissions(replace(changes::text, '"resource:system.', '"resource:identity.'))::jsonb
  where resource in ('identity.role', 'identity.menu') and changes::text ~ 'system[:.]';
update kernel_serial set serial = pg_temp.kinds(serial) where serial like 'system.%';
update kernel_file_use set resource = pg_temp.kinds(resource) where resource like 'system.%';
update kernel_batch set resource = pg_temp.kinds(resource) where resource like 'system.%';
update kernel_draft set name = pg_temp.kinds(name) where name ~ '\msystem[.]';
update identity_role set permissions = pg_temp.permissions(permissions::text)::jsonb where permissions::text like '%"system:%';
update identity_seeded_grant set item = pg_temp.permissions(item) where kind = 'permission' and item like 'system:%';
update identity_menu set permission = pg_temp.permissions(permission) where permission like 'system:%';
update identity_menu set component = 'resource:' || pg_temp.kinds(substr(component, 10)) where component like 'resource:system.%';
update identity_menu set seeded = pg_temp.permissions(replace(seeded::text, '"resource:system.', '"resource:identity.'))::jsonb
  where seeded::text ~ '"(resource:system[.]|system:)';
update communication_message set resource = pg_temp.kinds(resource) where resource like 'system.%';
update communication_message set link = pg_temp.kinds(link) where link like '/open/system.%';
update communication_comment set resource = pg_temp.kinds(resource) where resource like 'system.%';
update communication_watcher set resource = pg_temp.kinds(resource) where resource like 'system.%';
update approval_flow set resource = pg_temp.kinds(resource) where resource like 'system.%';
update approval_run set resource = pg_temp.kinds(resource) where resource like 'system.%';

-- Work that waits, such as an export, knows its records by their kind.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = pg_temp.kinds(data::text)::jsonb where state < 'completed' and data::text ~ '\msystem[.]';
  end if;
end $$;
