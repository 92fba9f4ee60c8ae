-- The servers log in as a member of lectern_app: it owns nothing and cannot bypass row-level security.

do $$
declare
  name text;
begin
  if not exists (select from pg_roles where rolname = 'lectern_app') then
    begin
      create role lectern_app nologin;
    exception when duplicate_object then null; -- roles are shared by the databases of a cluster; another migration was quicker
    end;
  end if;
  for name in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id')
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
  end loop;
end $$;

-- Facts and submissions are appended, never changed.
revoke update, delete on fact, fact_default, answer_submission from lectern_app;
grant usage on sequence lectern_id to lectern_app;

-- Before a request knows its workspace it may ask one thing: which one a host belongs to.
-- The function runs as the owner, whom row-level security binds too (it is forced), hence the owner's policy to read this table.
do $$
begin
  execute format('create policy workspace_of_owner on workspace for select to %I using (true)', current_user);
end $$;

create function workspace_id_of_host(host text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select workspace.workspace_id from workspace where workspace.hostname = lower(host) $$;
revoke execute on function workspace_id_of_host(text) from public;
grant execute on function workspace_id_of_host(text) to lectern_app;

-- Partitions are reached through `fact` alone: they get no grants of their own.
create function ensure_fact_partitions(months integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  month date := date_trunc('month', now())::date;
begin
  -- Two servers that start together must not create the same table.
  perform pg_advisory_xact_lock(727002);
  for i in 0..months loop
    begin
      execute format(
        'create table if not exists public.%I partition of public.fact for values from (%L) to (%L)',
        'fact_' || to_char(month, 'YYYY_MM'), month, (month + interval '1 month')::date);
    exception when check_violation then
      null; -- rows of that month stand in fact_default already, after a long time without a start; they stay there
    end;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
revoke execute on function ensure_fact_partitions(integer) from public;
grant execute on function ensure_fact_partitions(integer) to lectern_app;
