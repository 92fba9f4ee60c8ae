-- Rows that only time removes, over all workspaces: done by a function of the owner, because a server sees one workspace at a
-- time. Row-level security is forced on the owner too, hence its own policies on these tables.
do $$
declare
  name text;
begin
  foreach name in array array['idempotency_key', 'refresh_token', 'token_family', 'sign_in_attempt'] loop
    execute format('create policy %I on %I to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
end $$;

create index refresh_token_age on refresh_token (expires_time);
create index sign_in_attempt_age on sign_in_attempt (last_time);
create index token_family_revoked on token_family (revoked_time) where revoked_time is not null;

create function remove_outdated(at_time timestamptz) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  removed bigint;
  total bigint := 0;
begin
  -- Servers take turns; the one that comes second finds nothing to do.
  if not pg_try_advisory_xact_lock(727003) then
    return 0;
  end if;
  -- Nobody repeats a lost request after a week.
  delete from idempotency_key where created_time < at_time - interval '7 days';
  get diagnostics removed = row_count;
  total := total + removed;
  -- A revoked sign-in is kept for a month: its tokens are refused in the meantime, as are unknown ones afterwards.
  delete from token_family where revoked_time < at_time - interval '30 days';
  get diagnostics removed = row_count;
  total := total + removed;
  delete from refresh_token where expires_time < at_time - interval '30 days';
  get diagnostics removed = row_count;
  total := total + removed;
  delete from token_family f
    where f.created_time < at_time - interval '30 days'
      and not exists (select from refresh_token t where t.workspace_id = f.workspace_id and t.family_id = f.family_id);
  get diagnostics removed = row_count;
  total := total + removed;
  delete from sign_in_attempt where last_time < at_time - interval '1 day';
  get diagnostics removed = row_count;
  return total + removed;
end $$;
revoke execute on function remove_outdated(timestamptz) from public;
grant execute on function remove_outdated(timestamptz) to lectern_app;
