-- Functions for the servers alone, with names that nobody can redirect by a search path, and no say over time.

-- Its body is bound to what it means now. A search path of its own would keep it from being inlined into the policies.
create or replace function lectern_workspace_id() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('lectern.workspace_id', true), '')::bigint;
revoke execute on function lectern_workspace_id() from public;
grant execute on function lectern_workspace_id() to lectern_app;

alter function catalogue_version_of(bigint) set search_path = pg_catalog, public, pg_temp;
revoke execute on function catalogue_version_of(bigint) from public;
grant execute on function catalogue_version_of(bigint) to lectern_app;

-- A time that has not come would make everything outdated.
alter function remove_outdated(timestamptz, integer) rename to remove_outdated_before;
revoke execute on function remove_outdated_before(timestamptz, integer) from public, lectern_app;
create function remove_outdated(at_time timestamptz, most integer) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$ select remove_outdated_before(least(at_time, now()), most) $$;
revoke execute on function remove_outdated(timestamptz, integer) from public;
grant execute on function remove_outdated(timestamptz, integer) to lectern_app;
