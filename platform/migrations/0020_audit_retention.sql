-- The audit log is kept for thirteen months; refused sign-ins, which anybody can cause, for thirty days. Servers may still only append
-- to it and read it: what is outdated goes by the function of the owner, which takes no time to come.
do $$
begin
  execute format('create policy audit_entry_of_owner on audit_entry to %I using (true)', current_user);
end $$;
create index audit_entry_age on audit_entry (audit_time);
create index audit_entry_refused on audit_entry (audit_time) where action = 'SIGN_IN_REFUSED';

create function remove_outdated_audit_before(at_time timestamptz, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  removed bigint;
  total bigint := 0;
begin
  if not pg_try_advisory_xact_lock(727005) then
    return 0;
  end if;
  delete from audit_entry where ctid = any (array(
    select ctid from audit_entry
    where action = 'SIGN_IN_REFUSED' and audit_time < at_time - interval '30 days' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from audit_entry where ctid = any (array(
    select ctid from audit_entry where audit_time < at_time - interval '13 months' limit most));
  get diagnostics removed = row_count;
  return total + removed;
end $$;
revoke execute on function remove_outdated_audit_before(timestamptz, integer) from public;

create or replace function remove_outdated(at_time timestamptz, most integer) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select remove_outdated_sessions_before(least(at_time, now()), most)
      + remove_outdated_accounts_before(least(at_time, now()), most)
      + remove_outdated_audit_before(least(at_time, now()), most)
  $$;
