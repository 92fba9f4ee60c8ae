-- Housekeeping in batches: one statement for a large backlog would run into the statement timeout each time and never end.
-- And it forgets replaced refresh tokens: an active sign-in makes a new one every quarter of an hour, each valid for a year.

create index refresh_token_replaced on refresh_token (replaced_time) where replaced_time is not null;

drop function remove_outdated(timestamptz);

create function remove_outdated(at_time timestamptz, most integer) returns bigint
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
  delete from idempotency_key where ctid = any (array(
    select ctid from idempotency_key where created_time < at_time - interval '7 days' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  -- A revoked sign-in is kept for a month: its tokens are refused in the meantime, as are unknown ones afterwards.
  delete from token_family where ctid = any (array(
    select ctid from token_family where revoked_time < at_time - interval '30 days' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from refresh_token where ctid = any (array(
    select ctid from refresh_token where expires_time < at_time - interval '30 days' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  -- A token that was exchanged a month ago is refused as an unknown one. While its successor is unused it may still be asked
  -- for it (OP-11): then both stay.
  delete from refresh_token where ctid = any (array(
    select t.ctid from refresh_token t
    where t.replaced_time < at_time - interval '30 days'
      and not exists (
        select from refresh_token s
        where s.workspace_id = t.workspace_id and s.token_id = t.successor_id
          and s.access_used_time is null and s.replaced_time is null)
    limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from token_family where ctid = any (array(
    select f.ctid from token_family f
    where f.created_time < at_time - interval '30 days'
      and not exists (select from refresh_token t where t.workspace_id = f.workspace_id and t.family_id = f.family_id)
    limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from sign_in_attempt where ctid = any (array(
    select ctid from sign_in_attempt where last_time < at_time - interval '1 day' limit most));
  get diagnostics removed = row_count;
  return total + removed;
end $$;
revoke execute on function remove_outdated(timestamptz, integer) from public;
grant execute on function remove_outdated(timestamptz, integer) to lectern_app;
